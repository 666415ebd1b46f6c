import type { Five } from '../../evaluator/value.ts';
import { CardFace } from './Card.tsx';

/** Two from the hand and three from the board, small; what they make is said beside them. */
export function MiniFive({ five, half }: { readonly five: Five; readonly half: 'high' | 'low' }) {
  return (
    <span className={`mini ${half === 'high' ? 'hi' : 'lo'}`} aria-hidden="true">
      <span className="cards h2">
        {five.hole.map((card) => (
          <CardFace key={card} card={card} silent />
        ))}
      </span>
      <span className="plus">+</span>
      <span className="cards b3">
        {five.board.map((card) => (
          <CardFace key={card} card={card} silent />
        ))}
      </span>
    </span>
  );
}
