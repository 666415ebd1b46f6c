import { must } from '../base/assert.ts';
import { type Card, makeCard, parseCards, RANK_CHARS, type Rank } from '../cards/card.ts';
import { categoryOf, ranksOf } from '../evaluator/high.ts';
import { lowRanksOf } from '../evaluator/low.ts';
import { plainEvaluator } from '../evaluator/plain.ts';
import { type HandValue, type HighCategory, lowBitOf, lowValueOf } from '../evaluator/value.ts';
import type { Checker } from './checker.ts';
import type { Block } from './situations.ts';

const NAMES: Readonly<Record<HighCategory, string>> = {
  highCard: 'high card',
  onePair: 'pair',
  twoPair: 'two pair',
  threeOfAKind: 'trips',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  fourOfAKind: 'quads',
  straightFlush: 'straight flush',
  royalFlush: 'royal flush',
};

/** A holding's value as the situations write it: `two pair AK7 / 8-7-6-2-A`, `-` for no low. */
export function valueText(hole: readonly Card[], board: readonly Card[]): string {
  const high = must(plainEvaluator.highValue(hole, board), 'high');
  const ranks = ranksOf(high).map(rankText).join('');
  const name = `${NAMES[categoryOf(high)]} ${ranks}`.trimEnd();
  return `${name} / ${lowText(plainEvaluator.lowValue(hole, board))}`;
}

const rankText = (rank: Rank): string => must(RANK_CHARS[rank], 'rank');
const lowText = (low: HandValue | undefined): string =>
  low === undefined ? '-' : lowRanksOf(low).map(rankText).join('-');

/** Checks an `@eval` block: hand values, winners of each half, and the nut low. */
export function checkEvalBlock(block: Block, check: Checker): void {
  const board = must(parseCards(must(block.settings['board'], 'board')), 'cards');
  const holes = new Map<string, Card[]>();
  const winnersOf = (value: (hole: readonly Card[]) => HandValue | undefined): string => {
    const values = [...holes].map(([name, hole]) => [name, value(hole) ?? -1] as const);
    const best = Math.max(...values.map(([, strength]) => strength));
    return best < 0 ? '-' : values.flatMap(([name, strength]) => (strength === best ? [name] : [])).join(',');
  };
  for (const command of block.commands) {
    const [word, ...rest] = command.split(/\s+/);
    if (word === 'best') {
      const [name = '', cards = '', ...value] = rest;
      const hole = must(parseCards(cards), 'cards');
      holes.set(name, hole);
      check.same(command, value.join(' '), valueText(hole, board));
    } else if (word === 'hi') {
      check.same(
        command,
        rest[0],
        winnersOf((hole) => plainEvaluator.highValue(hole, board)),
      );
    } else if (word === 'lo') {
      check.same(
        command,
        rest[0],
        winnersOf((hole) => plainEvaluator.lowValue(hole, board)),
      );
    } else if (word === 'nutlow') {
      check.same(command, rest.join(' '), nutLowText(board));
    } else throw new Error(`unknown command: ${command}`);
  }
}

/** The two ranks that make the best low with this board, and that low: `A2=8-7-3-2-A`. */
function nutLowText(board: readonly Card[]): string {
  const lows = [12, 0, 1, 2, 3, 4, 5, 6];
  const holdings = lows.flatMap((a, i) => lows.slice(i + 1).map((b): readonly [Rank, Rank] => [a, b]));
  // two kings of other suits fill up the hand and never play for low
  const low = ([a, b]: readonly [Rank, Rank]) =>
    plainEvaluator.lowValue([makeCard(a, 0), makeCard(b, 1), makeCard(11, 2), makeCard(11, 3)], board);
  const best = Math.max(...holdings.map((holding) => low(holding) ?? -1));
  if (best < 0) return '-';
  return holdings
    .filter((holding) => low(holding) === best)
    .map((holding) => `${holding.map(rankText).join('')}=${lowText(best)}`)
    .join(' ');
}

/** Checks an `@low` block: each low is beaten by the next. */
export function checkLowBlock(block: Block, check: Checker): void {
  for (const chain of block.commands) {
    const values = chain
      .split('<')
      .map((text) => lowValueOf([...text.trim()].reduce((bits, char) => bits | lowBitOf(RANK_CHARS.indexOf(char)), 0)));
    check.same(
      chain,
      values.toSorted((a, b) => a - b),
      values,
    );
    check.same(chain, values.length, new Set(values).size);
  }
}
