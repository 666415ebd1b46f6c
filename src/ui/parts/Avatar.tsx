import { MarkShape } from './Card.tsx';

/** A player's disc: the first letter of the name, or the mark for mine. */
export function Avatar(props: {
  readonly name: string;
  readonly colour: number;
  readonly isHero: boolean;
  readonly named?: boolean;
}) {
  const { name, colour, isHero, named = false } = props;
  const spoken = named ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true };
  return (
    <span className={`av a${colour}`} {...spoken}>
      {isHero ? <MarkShape /> : [...name][0]}
    </span>
  );
}
