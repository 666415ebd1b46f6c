import { type Card, formatCard, RANK_CHARS } from '../cards/card.ts';
import { highFives, lowFives } from '../evaluator/describe.ts';
import { categoryOf } from '../evaluator/high.ts';
import { lowRanksOf } from '../evaluator/low.ts';
import { plainEvaluator } from '../evaluator/plain.ts';
import { tableEvaluator } from '../evaluator/tables.ts';
import type { Five, HandValue, HighCategory } from '../evaluator/value.ts';
import type { Checker } from './checker.ts';
import type { EvalLine } from './lines.ts';

const CATEGORY_NAMES: Readonly<Record<HighCategory, string>> = {
  highCard: 'high card',
  onePair: 'one pair',
  twoPair: 'two pair',
  threeOfAKind: 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  fourOfAKind: 'four of a kind',
  straightFlush: 'straight flush',
  royalFlush: 'royal flush',
};

/** What `strength` of the lines read so far stands for: the order of all lines has to be ours too. */
export type StrengthOrder = { readonly strength: number; readonly value: HandValue; readonly id: string }[];

/** Checks one holding on one board: category, strength, the fives that play, and the low (RULES 7). */
export function checkEval(line: EvalLine, check: Checker, order: StrengthOrder): void {
  const { hole, board } = line;
  const tables = tableEvaluator();
  const high = plainEvaluator.highValue(hole, board) ?? -1;
  const low = plainEvaluator.lowValue(hole, board);
  check.same('high by tables', high, tables.highValue(hole, board));
  check.same('low by tables', low ?? null, tables.lowValue(hole, board) ?? null);

  const category = CATEGORY_NAMES[categoryOf(high)];
  check.same('high.category', line.high.category, category === 'royal flush' ? categoryIn(line) : category);
  order.push({ strength: line.high.strength, value: high, id: line.id });
  checkFives('high', line.high, highFives(hole, board), check);

  check.same('low', line.low !== null, low !== undefined);
  if (line.low === null || low === undefined) return;
  const ranks = lowRanksOf(low).map((rank) => RANK_CHARS[rank]);
  check.same('low.ranks', line.low.ranks, ranks.join(','));
  check.same('low.value', line.low.value, Number(ranks.join('').replace('A', '1')));
  checkFives('low', line.low, lowFives(hole, board), check);
}

/** A file may call the royal flush a straight flush, as the rule's table does in one row (RULES 7.2). */
const categoryIn = (line: EvalLine) => (line.high.category === 'straight flush' ? 'straight flush' : 'royal flush');

function checkFives(
  side: string,
  expected: { readonly cards: readonly Card[]; readonly sets?: readonly Card[][] | undefined },
  fives: readonly Five[],
  check: Checker,
): void {
  const ours = fives.map((five) => asSet([...five.hole, ...five.board])).sort();
  check.same(`${side}.cards`, true, ours.includes(asSet(expected.cards)));
  check.same(`${side}.sets`, (expected.sets ?? [expected.cards]).map(asSet).sort(), [...new Set(ours)]);
}

const asSet = (cards: readonly Card[]): string =>
  cards
    .toSorted((a, b) => a - b)
    .map(formatCard)
    .join('');

/** Checks that equal strengths are ties with us, and that greater ones are greater, over all lines of a file. */
export function checkOrder(order: StrengthOrder, differ: (id: string, what: string) => void): void {
  const sorted = order.toSorted((a, b) => a.strength - b.strength || a.value - b.value);
  sorted.forEach((line, i) => {
    const before = sorted[i - 1];
    if (before === undefined) return;
    const expected = Math.sign(line.strength - before.strength);
    if (expected !== Math.sign(line.value - before.value))
      differ(line.id, `compared with ${before.id}: expected ${expected}, got ${Math.sign(line.value - before.value)}`);
  });
}
