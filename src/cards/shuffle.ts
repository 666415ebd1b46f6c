import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import { allCards, type Card } from './card.ts';

/**
 * A whole deck in random order, the first card to be dealt first (Fisher-Yates, RULES 1.5).
 *
 * `top` are cards that are to lie on top in the order given (a rigged deck); the others are shuffled below them.
 */
export function shuffledDeck(rng: Rng, top: readonly Card[] = []): Card[] {
  const rest = allCards().filter((card) => !top.includes(card));
  for (let i = rest.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const swapped = must(rest[i], 'card');
    rest[i] = must(rest[j], 'card');
    rest[j] = swapped;
  }
  return [...top, ...rest];
}
