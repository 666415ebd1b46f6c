import { describe, expect, test } from 'vitest';
import type { IllegalAction } from './action.ts';
import { apply } from './apply.ts';
import { legalActions } from './betting.ts';
import type { Betting } from './config.ts';
import { potsOf } from './pots.ts';
import {
  actionIn,
  type ChoiceRow,
  checkChoices,
  choicesIn,
  deepFreeze,
  eventsIn,
  FIXED_LIMIT,
  type HandWish,
  letterOf,
  limp,
  onFlop,
  playLine,
  potsIn,
} from './testing.ts';

const LIMP = limp(3);
const LIMP_4 = limp(4);
const NO_LIMIT: Betting = { type: 'noLimit' };
const POT_LIMIT: Betting = { type: 'potLimit' };

describe('RULES 3.2: the order of play', () => {
  const wish: HandWish = { stacks: [100, 100, 100, 100] };
  test.each<ChoiceRow>([
    ['before the flop the first to speak sits left of the big blind', wish, '', 'C: fold, call 2, raise to 4..7'],
    [
      'the big blind speaks last and may raise although nobody did',
      wish,
      'C calls, D calls, A calls',
      'B: check, raise to 4..10',
    ],
    [
      'a raise gives every caller another turn',
      wish,
      'C calls, D calls, A calls, B raises to 10',
      'C: fold, call 8, raise to 18..34',
    ],
    [
      'after the flop the first to speak sits left of the button',
      wish,
      'C calls, D calls, A calls, B checks',
      'A: check, bet 2..8',
    ],
    [
      'when the small blind has folded the big blind opens',
      wish,
      'C calls, D calls, A folds, B checks',
      'B: check, bet 2..7',
    ],
    [
      'all-in players are passed over',
      { ...wish, stacks: [2, 100, 100, 100] },
      'C calls, D calls, A is all-in, B checks',
      'B: check, bet 2..8',
    ],
    [
      'heads-up the button has the small blind and opens before the flop',
      { stacks: [100, 100] },
      '',
      'B: fold, call 1, raise to 4..6',
    ],
    ['heads-up the big blind opens after the flop', { stacks: [100, 100] }, 'B calls, A checks', 'A: check, bet 2..4'],
    [
      'three-handed the button opens before the flop',
      { stacks: [100, 100, 100] },
      '',
      'C: fold, call 2, raise to 4..7',
    ],
  ])('%s', checkChoices);
});

describe('R14: chips between the call and the least raise can always go in', () => {
  test.each<ChoiceRow>([
    [
      'pot limit: 45 behind a raise to 30',
      { stacks: [900, 900, 900, 45], betting: POT_LIMIT, smallBlind: 5, bigBlind: 10 },
      'C raises to 30',
      'D: fold, call 30, raise to 45',
    ],
    ['no limit: 7 chips over the call', onFlop(900, 107, 900), `${LIMP}A bets 100`, 'B: fold, call 100, raise to 107'],
    ['no limit: less than a minimum bet', onFlop(7, 900, 900), LIMP, 'A: check, bet 7'],
    [
      'fixed limit: less than a bet',
      { stacks: [15, 900, 900], betting: FIXED_LIMIT(10), smallBlind: 5, bigBlind: 10 },
      LIMP,
      'A: check, bet 5',
    ],
    [
      'fixed limit: less than a raise',
      { stacks: [900, 22, 900], betting: FIXED_LIMIT(10), smallBlind: 5, bigBlind: 10 },
      `${LIMP}A bets 10`,
      'B: fold, call 10, raise to 12',
    ],
    [
      'one chip short of the call: only the call, all-in',
      onFlop(900, 99, 900),
      `${LIMP}A bets 100`,
      'B: fold, call 99',
    ],
    ['exactly the call: only the call, all-in', onFlop(900, 100, 900), `${LIMP}A bets 100`, 'B: fold, call 100'],
  ])('%s', checkChoices);
});

describe('R15, RULES 3.5: no raise that nobody can call', () => {
  test.each<ChoiceRow>([
    [
      'heads-up against an all-in',
      { stacks: [1000, 300], betting: NO_LIMIT, smallBlind: 50, bigBlind: 100 },
      'B is all-in',
      'A: fold, call 200',
    ],
    [
      'everybody else is all-in',
      onFlop(900, 100, 200),
      `${LIMP}A checks, B is all-in, C is all-in`,
      'A: fold, call 200',
    ],
    [
      'others have chips, but not more than the bet',
      onFlop(900, 900, 100),
      `${LIMP}A bets 100, B folds`,
      'C: fold, call 100',
    ],
    [
      'an opponent who can call one chip more is enough',
      onFlop(900, 100, 101),
      `${LIMP}A checks, B is all-in`,
      'C: fold, call 100, raise to 101',
    ],
    [
      'an opponent who has that one chip less is not',
      onFlop(100, 100, 900),
      `${LIMP}A checks, B is all-in`,
      'C: fold, call 100',
    ],
    [
      'the folded do not count',
      onFlop(900, 900, 100, 900),
      `${LIMP_4}A checks, B checks, C is all-in, D folds, A folds`,
      'B: fold, call 100',
    ],
  ])('%s', checkChoices);
});

describe('R16, RULES 3.4, 6.8: nobody is asked when there is nothing to decide', () => {
  test.each<[name: string, wish: HandWish, line: string]>([
    ['everybody is all-in on the blinds', { stacks: [1, 2, 1] }, 'C is all-in'],
    ['both blinds are all-in heads-up', { stacks: [2, 1] }, ''],
    ['the small blind is all-in heads-up and the big blind has covered it', { stacks: [100, 1] }, ''],
    ['the big blind is all-in for less than the small blind', { stacks: [1, 100], smallBlind: 5, bigBlind: 10 }, ''],
    [
      'an all-in is called by the one player left with chips',
      { stacks: [50, 100], betting: NO_LIMIT },
      'B raises to 50, A is all-in',
    ],
    [
      'two all-ins and one player with chips',
      { stacks: [50, 30, 100], betting: NO_LIMIT },
      'C raises to 60, A is all-in, B is all-in',
    ],
    ['everybody is all-in on the ante', { stacks: [3, 2, 3], ante: 5 }, ''],
  ])('%s: the board runs out', (_, wish, line) => {
    const end = playLine(wish, line);
    expect(choicesIn(end)).toBe('nobody');
    expect(end.board).toHaveLength(5);
    expect(eventsIn(end, 'handShown')).toHaveLength(wish.stacks.length);
  });

  test('with a side pot between two players who have chips, betting goes on', () => {
    expect(choicesIn(playLine(onFlop(900, 100, 900), `${LIMP}A checks, B is all-in, C calls, A calls`))).toBe(
      'A: check, bet 10..800',
    );
  });
});

describe('R19, RULES 3.8: the least raise is the last full bet or raise more', () => {
  const wish: HandWish = {
    stacks: [20_000, 20_000, 20_000, 20_000],
    betting: NO_LIMIT,
    smallBlind: 100,
    bigBlind: 200,
  };
  const limp = 'C calls, D calls, A calls, B checks, ';
  test.each<ChoiceRow>([
    ['before the flop: twice the big blind', wish, '', 'C: fold, call 200, raise to 400..20000'],
    [
      'a bet of 600, raised to 1600, raised to 3600: at least 5600',
      wish,
      `${limp}A bets 600, B raises to 1600, C raises to 3600`,
      'D: fold, call 3600, raise to 5600..19800',
    ],
    [
      'a small raise after a great one may not shrink it',
      wish,
      'C raises to 1000, D raises to 1800',
      'A: fold, call 1700, raise to 2600..20000',
    ],
    [
      'calls between do not change it',
      wish,
      'C raises to 1000, D calls, A calls',
      'B: fold, call 800, raise to 1800..20000',
    ],
    ['on each street it starts at the big blind: flop', wish, limp, 'A: check, bet 200..19800'],
    ['turn', wish, `${limp}A bets 1000, B calls, C calls, D calls`, 'A: check, bet 200..18800'],
    [
      'river',
      wish,
      `${limp}A checks, B checks, C checks, D checks, A bets 200, B calls, C folds, D folds`,
      'A: check, bet 200..19600',
    ],
    [
      'RULES 3.6: in chips of 5 an all-in of 107 is raised to 210, not to 207',
      { ...onFlop(900, 107, 900), unit: 5 },
      `${LIMP}A bets 100, B is all-in`,
      'C: fold, call 107, raise to 210..900',
    ],
  ])('%s', checkChoices);
});

describe('RULES 2.9: short blinds, 50/100', () => {
  const blinds = (betting: Betting, ...stacks: number[]): HandWish => ({
    stacks,
    betting,
    smallBlind: 50,
    bigBlind: 100,
  });
  test.each<ChoiceRow>([
    [
      'the big blind has 60: the price is 100 all the same',
      blinds(NO_LIMIT, 1000, 60, 1000, 1000),
      '',
      'C: fold, call 100, raise to 200..1000',
    ],
    [
      'everybody else folds: the small blind owes the 10 that can be matched',
      blinds(NO_LIMIT, 1000, 60, 1000, 1000),
      'C folds, D folds',
      'A: fold, call 10',
    ],
    [
      'a caller with chips: the small blind owes the whole of it',
      blinds(NO_LIMIT, 1000, 60, 1000, 1000),
      'C calls, D folds',
      'A: fold, call 50, raise to 200..1000',
    ],
    [
      'a caller who is all-in for 80: the small blind owes 30',
      blinds(NO_LIMIT, 1000, 60, 80, 1000),
      'C is all-in, D folds',
      'A: fold, call 30',
    ],
    [
      'the big blind has less than the small blind: it has covered him',
      blinds(NO_LIMIT, 1000, 30, 1000, 1000),
      'C folds, D folds',
      'nobody',
    ],
    [
      'the small blind has 20: the others play on for 100',
      blinds(NO_LIMIT, 20, 1000, 1000),
      '',
      'C: fold, call 100, raise to 200..1000',
    ],
    [
      'both blinds are short: the only player with chips owes the larger of them',
      blinds(NO_LIMIT, 20, 60, 1000),
      '',
      'C: fold, call 60',
    ],
    [
      'fixed limit: the big blind has 60, a raise is to 200',
      blinds(FIXED_LIMIT(100), 1000, 60, 1000),
      '',
      'C: fold, call 100, raise to 200',
    ],
    [
      'the big blind is covered by an ante: the price is 100',
      { ...blinds(NO_LIMIT, 1000, 10, 1000, 1000), ante: 10 },
      '',
      'C: fold, call 100, raise to 200..990',
    ],
  ])('%s', checkChoices);

  test.each<[name: string, wish: HandWish, line: string, returned: string, pots: string]>([
    [
      'RULES 6.1: what the short big blind cannot match goes back',
      blinds(NO_LIMIT, 1000, 30, 1000, 1000),
      'C folds, D folds',
      'A 20',
      '60 AB',
    ],
    [
      'RULES 6.1: a walk: the small blind is matched, the rest goes back',
      blinds(NO_LIMIT, 1000, 1000, 1000),
      'C folds, A folds',
      'B 50',
      '100 B',
    ],
    [
      'RULES 6.1: a walk without a small blind: the big blind goes back, nothing is won',
      { ...blinds(NO_LIMIT, 1000, 1000, 1000), deadSmallBlind: true },
      'B folds, C folds',
      'A 100',
      '',
    ],
    [
      'RULES 6.1: an uncalled river bet',
      { stacks: [1000, 1000] },
      'B calls, A checks, A checks, B checks, A checks, B checks, A bets 4, B folds',
      'A 4',
      '4 A',
    ],
    [
      'RULES 6.1: a call for less sends the rest back',
      blinds(NO_LIMIT, 1000, 400, 1000),
      'C folds, A is all-in, B is all-in',
      'A 600',
      '800 AB',
    ],
    [
      'RULES 2.10: an ante that nobody else can pay in full comes back in part',
      { stacks: [5, 3], ante: 10 },
      '',
      'A 2',
      '6 AB',
    ],
    [
      'RULES 6.2: a short small blind makes a side pot',
      blinds(NO_LIMIT, 20, 1000, 1000),
      'C calls, B checks, B checks, C checks, B checks, C checks, B checks, C checks',
      '',
      '60 ABC, 160 BC',
    ],
  ])('%s', (_, wish, line, returned, pots) => {
    const end = playLine(wish, line);
    expect(
      eventsIn(end, 'betReturned')
        .map((event) => `${letterOf(event.seat)} ${event.amount}`)
        .join(),
    ).toBe(returned);
    expect(potsIn(potsOf(end.players))).toBe(pots);
    const told = eventsIn(end, 'betsCollected').at(-1)?.pots ?? [];
    expect(potsIn(told)).toBe(pots);
  });
});

describe('RULES 2.6: a live post counts as a bet, a dead one does not', () => {
  const config = { stacks: [100, 100, 100, 100, 100] };
  test('who posted live may check, or raise although nobody did', () => {
    expect(choicesIn(playLine({ ...config, posts: [['D', 'livePost', 2]] }, 'C calls'))).toBe(
      'D: check, raise to 4..9',
    );
  });
  test('who posted dead owes the whole call, and the pot is the greater by it', () => {
    expect(choicesIn(playLine({ ...config, posts: [['D', 'deadPost', 1]] }, 'C calls'))).toBe(
      'D: fold, call 2, raise to 4..10',
    );
  });
});

const THREE: HandWish = { stacks: [1000, 1000, 1000], betting: POT_LIMIT, smallBlind: 5, bigBlind: 10 };
const LIMIT: HandWish = { stacks: [200, 200, 200, 200], betting: FIXED_LIMIT(2) };

describe('what is refused, why, and with which bounds', () => {
  const open: HandWish = { stacks: [1000, 1000, 1000], betting: NO_LIMIT, smallBlind: 5, bigBlind: 10 };
  const over: HandWish = { stacks: [2, 2] };
  test.each<[name: string, wish: HandWish, line: string, action: string, refusal: IllegalAction]>([
    ['R22: a fold when the check is free', open, 'C calls, A calls', 'folds', { code: 'nothingToFoldTo' }],
    ['a check that is not free', open, '', 'checks', { code: 'checkNotFree' }],
    ['a call when there is nothing to call', open, 'C calls, A calls', 'calls', { code: 'nothingToCall' }],
    ['a raise below the minimum', open, '', 'raises to 19', { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 1 }],
    [
      'a raise of more than the stack',
      open,
      '',
      'raises to 1001',
      { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 1 },
    ],
    ['half a chip', open, '', 'raises to 20.5', { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 1 }],
    ['no number at all', open, '', 'raises to much', { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 1 }],
    [
      'a raise to what is lying there',
      open,
      '',
      'raises to 10',
      { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 1 },
    ],
    [
      'RULES 4.3: more than the pot in pot limit',
      THREE,
      '',
      'raises to 36',
      { code: 'raiseOutOfBounds', min: 20, max: 35, step: 1 },
    ],
    [
      'RULES 4.1.1: another size than the one of the limit',
      LIMIT,
      '',
      'raises to 5',
      { code: 'raiseOutOfBounds', min: 4, max: 4, step: 1 },
    ],
    [
      'RULES 3.6: a size between two chips of 5',
      { ...open, unit: 5 },
      '',
      'raises to 23',
      { code: 'raiseOutOfBounds', min: 20, max: 1000, step: 5 },
    ],
    [
      'RULES 4.1.4: a raise over the cap',
      LIMIT,
      'C raises to 4, D raises to 6, A raises to 8',
      'raises to 10',
      { code: 'raiseNotAllowed' },
    ],
    [
      'RULES 3.9: a raise by who is not reopened',
      onFlop(900, 900, 150),
      `${LIMP}A bets 100, B calls, C is all-in`,
      'raises to 300',
      { code: 'raiseNotAllowed' },
    ],
    [
      'R15: a raise against all-in players',
      { ...open, stacks: [1000, 300] },
      'B is all-in',
      'raises to 600',
      { code: 'raiseNotAllowed' },
    ],
    ['anything after the end', over, 'B is all-in', 'checks', { code: 'handComplete' }],
    ['a fold after the end', over, 'B is all-in', 'folds', { code: 'handComplete' }],
    ['a bet after the end', over, 'B is all-in', 'bets 2', { code: 'handComplete' }],
  ])('%s', (_, wish, line, action, refusal) => {
    const state = deepFreeze(playLine(wish, line));
    const before = JSON.stringify([state, legalActions(state)]);
    expect(apply(state, actionIn(state, action))).toEqual({ ok: false, error: refusal });
    expect(JSON.stringify([state, legalActions(state)])).toBe(before);
  });

  test('R22: where the house lets them, players may fold when a check is free', () => {
    const state = playLine({ ...open, freeFold: true }, 'C calls, A calls');
    expect(choicesIn(state)).toBe('B: fold, check, raise to 20..1000');
    expect(apply(state, { type: 'fold' }).ok).toBe(true);
  });
});
