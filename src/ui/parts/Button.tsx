import type { ComponentProps } from 'react';

/** A button of the house: `primary` is the one to press in its panel. */
export function Button(
  props: ComponentProps<'button'> & {
    readonly kind?: 'outline' | 'primary' | 'solid' | 'quiet';
    /** Square, for an icon alone. */
    readonly square?: boolean;
  },
) {
  const { kind = 'outline', square = false, className, type = 'button', ...rest } = props;
  const classes = ['btn'];
  if (kind !== 'outline') classes.push(kind);
  if (square) classes.push('icon');
  if (className !== undefined) classes.push(className);
  return <button type={type} className={classes.join(' ')} {...rest} />;
}
