import { must } from '../base/assert.ts';
import type { Card } from '../cards/card.ts';
import type { Five } from './value.ts';

/**
 * Every way to play two cards from the hand and three from the board (RULES 7.1): 60 on the river, none before the flop.
 *
 * In the order in which the cards are held, then in the order in which they were dealt to the board.
 */
export function fivesOf(hole: readonly Card[], board: readonly Card[]): Five[] {
  const threes = threesOf(board);
  return twosOf(hole).flatMap((two) => threes.map((three) => ({ hole: two, board: three })));
}

/** All choices of two cards. */
export function twosOf(cards: readonly Card[]): [Card, Card][] {
  const twos: [Card, Card][] = [];
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) twos.push([must(cards[i], 'card'), must(cards[j], 'card')]);
  }
  return twos;
}

function threesOf(cards: readonly Card[]): [Card, Card, Card][] {
  return cards.flatMap((first, i) =>
    twosOf(cards.slice(i + 1)).map(([second, third]): [Card, Card, Card] => [first, second, third]),
  );
}
