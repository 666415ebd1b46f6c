import { Tag } from '../parts/Tag.tsx';
import type { BubbleText } from './useBubble.ts';

export function Bubble({ bubble }: { readonly bubble: BubbleText }) {
  const { long, short, strong, tags, wraps } = bubble;
  const classes = ['act'];
  if (strong) classes.push('strong');
  if (tags.length > 0) classes.push('won');
  if (wraps) classes.push('hand');
  return (
    <span className={classes.join(' ')}>
      {tags.map((half) => (
        <Tag key={half} half={half} />
      ))}
      {long === short ? (
        <b className={wraps ? undefined : 'num'}>{long}</b>
      ) : (
        <>
          <span className="lg">{long}</span>
          <span className="sm">{short}</span>
        </>
      )}
    </span>
  );
}
