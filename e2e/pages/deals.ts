import { must } from '../../src/base/assert.ts';
import { makeRng } from '../../src/base/rng.ts';
import { type Card, parseCards } from '../../src/cards/card.ts';
import { shuffledDeck } from '../../src/cards/shuffle.ts';
import { formatSave } from '../../src/persistence/save.ts';
import type { Action, LegalActions } from '../../src/rules/action.ts';
import { apply, startHand } from '../../src/rules/apply.ts';
import { legalActions } from '../../src/rules/betting.ts';
import type { Chips } from '../../src/rules/config.ts';
import type { HandState } from '../../src/rules/state.ts';
import { type BettingType, nextHand, type SeatNumber, type TableConfig } from '../../src/rules/table.ts';

/** The longest name first, so that it is at every table. */
const BOTS = ['maximiliana', 'genevieve', 'otto', 'bastien', 'ilinca', 'priya', 'wren'];
const HAND_NUMBER = 0; // a deck is rigged in a game's first hand
const STREETS = { flop: 3, turn: 4, river: 5 } as const;

/** What somebody to act does; `undefined` stops there. */
export type Script = (turn: {
  readonly seatNumber: SeatNumber;
  readonly hand: HandState;
  readonly legal: LegalActions;
}) => Action | undefined;

/** A hand played to where a script stops, as the text of a kept game. */
export function keptHand(deal: {
  readonly players: number;
  readonly betting?: BettingType;
  readonly blinds?: readonly [Chips, Chips];
  /** By seat number from 1, mine first. */
  readonly stacks: readonly Chips[];
  /** Cards by seat number; the others are dealt any. */
  readonly holes?: Readonly<Record<SeatNumber, string>>;
  readonly board?: string;
  readonly script: Script;
}): string {
  const { players, betting = 'potLimit', blinds = [50, 100], script } = deal;
  const stacks = Array.from({ length: players }, (_, i) => must(deal.stacks[i % deal.stacks.length], 'stack'));
  const table: TableConfig = {
    variant: 'omahaHiLo',
    betting,
    smallBlind: blinds[0],
    bigBlind: blinds[1],
    maxBets: 4,
    headsUpCap: 'always',
    ante: 0,
    bigBlindAnte: false,
    freeFold: false,
    unit: 1,
    buyIns: stacks,
  };
  // the button comes to the last chair, so that I post the small blind and speak early after the flop
  const before = {
    stacks,
    handNumber: HAND_NUMBER,
    positions: players === 2 ? undefined : { button: players - 1, smallBlind: players, bigBlind: 1 },
  };
  const next = must(nextHand({ config: table, ...before }), 'a hand');
  const seed = 'layout';
  const rigged = riggedDeck(next.seatNumbers, deal.holes ?? {}, deal.board ?? '');
  let hand = startHand(next.config, shuffledDeck(makeRng('any'), rigged)).state;
  const actions: Action[] = [];
  for (let legal = legalActions(hand); legal !== undefined; legal = legalActions(hand)) {
    const action = script({ seatNumber: must(next.seatNumbers[legal.seat], 'chair'), hand, legal });
    if (action === undefined) break;
    const result = apply(hand, action);
    if (!result.ok) throw new Error(`the script did ${JSON.stringify(action)}: ${result.error.code}`);
    hand = result.value.state;
    actions.push(action);
  }
  return formatSave({ setup: { table, bots: BOTS.slice(0, players - 1), seed, rigged }, table: before, actions });
}

/** The whole deck in the order of dealing: four rounds of hole cards, then each street after a burnt card (RULES 1.3, 1.4). */
function riggedDeck(
  seatNumbers: readonly SeatNumber[],
  holes: Readonly<Record<SeatNumber, string>>,
  board: string,
): readonly Card[] {
  const cardsOf = (text: string): Card[] => must(parseCards(text), `cards: ${text}`);
  const fixed = [...seatNumbers.flatMap((seat) => cardsOf(holes[seat] ?? '')), ...cardsOf(board)];
  const spare = shuffledDeck(makeRng('spare')).filter((card) => !fixed.includes(card));
  const take = (): Card => must(spare.pop(), 'card');
  const hands = seatNumbers.map((seat) => cardsOf(holes[seat] ?? ''));
  const rounds = [0, 1, 2, 3].flatMap((turn) => hands.map((cards) => cards[turn] ?? take()));
  const streets = cardsOf(board);
  const runs = [0, STREETS.flop, STREETS.turn].map((from, i, all) => streets.slice(from, all[i + 1] ?? STREETS.river));
  const dealt = runs.flatMap((cards) => (cards.length === 0 ? [] : [take(), ...cards]));
  return [...rounds, ...dealt];
}
