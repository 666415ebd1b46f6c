import { describe, test } from 'vitest';
import { type ChoiceRow, checkChoices, FIXED_LIMIT, type HandWish, limp } from './testing.ts';

const LIMP = limp(3);
const LIMP_4 = limp(4);

/** 20/40 fixed limit, everybody in for 20 on the flop; A is to act, with these chips left. */
const limitFlop = (...stacks: number[]): HandWish => ({
  stacks: stacks.map((left) => left + 20),
  betting: FIXED_LIMIT(20),
  smallBlind: 10,
  bigBlind: 20,
});
const LIMIT: HandWish = { stacks: [200, 200, 200, 200], betting: FIXED_LIMIT(2) };

describe('RULES 4.1: fixed limit', () => {
  test.each<ChoiceRow>([
    ['before the flop the big blind is the first bet: raise to twice of it', LIMIT, '', 'C: fold, call 2, raise to 4'],
    [
      'R42, RULES 2.7: with blinds of 10 and 15 the first raise is to 30',
      { stacks: [500, 500, 500], betting: FIXED_LIMIT(15), smallBlind: 10, bigBlind: 15 },
      'C folds',
      'A: fold, call 5, raise to 30',
    ],
    [
      'RULES 4.1.3: bet, raise, re-raise, cap: then only call or fold',
      LIMIT,
      'C raises to 4, D raises to 6, A raises to 8',
      'B: fold, call 6',
    ],
    [
      'the cap holds for who raised before',
      LIMIT,
      'C raises to 4, D raises to 6, A raises to 8, B folds',
      'C: fold, call 4',
    ],
    ['RULES 4.1.1: the small bet on the flop', LIMIT, LIMP_4, 'A: check, bet 2'],
    ['RULES 4.1.1: the big bet on the turn', LIMIT, `${LIMP_4}A bets 2, B calls, C calls, D calls`, 'A: check, bet 4'],
    [
      'and a big bet more on the river',
      LIMIT,
      `${LIMP_4}A checks, B checks, C checks, D checks, A checks, B checks, C checks, D checks, A bets 4`,
      'B: fold, call 4, raise to 8',
    ],
    [
      'four bets on the flop',
      LIMIT,
      `${LIMP_4}A bets 2, B raises to 4, C raises to 6, D raises to 8`,
      'A: fold, call 6',
    ],
    [
      'WSOP: with five bets there is one more',
      { ...LIMIT, betting: { ...FIXED_LIMIT(2), maxBets: 5 } },
      `${LIMP_4}A bets 2, B raises to 4, C raises to 6, D raises to 8`,
      'A: fold, call 6, raise to 10',
    ],
    [
      'RULES 4.1.4: chips over the capped bet stay where they are',
      { ...LIMIT, stacks: [200, 9, 200, 200] },
      'C raises to 4, D raises to 6, A raises to 8',
      'B: fold, call 6',
    ],
  ])('%s', checkChoices);
});

describe('RULES 4.1.5: the cap with two players', () => {
  const table = (players: number, headsUpCap: 'always' | 'roundStartsHeadsUp' | 'whenHeadsUp'): HandWish => ({
    stacks: Array.from({ length: players }, () => 200),
    betting: { ...FIXED_LIMIT(2), headsUpCap },
  });
  test.each<ChoiceRow>([
    [
      'always: it holds heads-up too',
      table(2, 'always'),
      'B raises to 4, A raises to 6, B raises to 8',
      'A: fold, call 2',
    ],
    [
      'roundStartsHeadsUp: heads-up there is none',
      table(2, 'roundStartsHeadsUp'),
      'B raises to 4, A raises to 6, B raises to 8',
      'A: fold, call 2, raise to 10',
    ],
    [
      'roundStartsHeadsUp: a round that three began keeps it',
      table(3, 'roundStartsHeadsUp'),
      'C raises to 4, A raises to 6, B folds, C raises to 8',
      'A: fold, call 2',
    ],
    [
      'roundStartsHeadsUp: the next one, begun by two, has none',
      table(3, 'roundStartsHeadsUp'),
      'C raises to 4, A raises to 6, B folds, C calls, A bets 2, C raises to 4, A raises to 6, C raises to 8',
      'A: fold, call 2, raise to 10',
    ],
    [
      'whenHeadsUp: the third folds before the cap, and it is lifted',
      table(3, 'whenHeadsUp'),
      'C raises to 4, A raises to 6, B folds, C raises to 8',
      'A: fold, call 2, raise to 10',
    ],
    [
      'whenHeadsUp: a fold after the cap does not lift it',
      table(3, 'whenHeadsUp'),
      'C raises to 4, A raises to 6, B raises to 8, C folds',
      'A: fold, call 2',
    ],
    [
      'always: a third who folds changes nothing',
      table(3, 'always'),
      'C raises to 4, A raises to 6, B folds, C raises to 8',
      'A: fold, call 2',
    ],
    [
      'roundStartsHeadsUp: with a third player all-in the cap stays',
      { ...table(3, 'roundStartsHeadsUp'), stacks: [200, 2, 200] },
      'C calls, A calls, A bets 2, C raises to 4, A raises to 6, C raises to 8',
      'A: fold, call 2',
    ],
  ])('%s', checkChoices);
});

describe('RULES 4.1.6: the half-bet rule, 20/40 on the flop', () => {
  test.each<ChoiceRow>([
    [
      'all-in for 15 more counts as a raise: next to 55',
      limitFlop(500, 35, 500),
      `${LIMP}A bets 20, B is all-in`,
      'C: fold, call 35, raise to 55',
    ],
    [
      'and the bettor may raise',
      limitFlop(500, 35, 500),
      `${LIMP}A bets 20, B is all-in, C calls`,
      'A: fold, call 15, raise to 55',
    ],
    [
      'all-in for exactly half a bet more counts',
      limitFlop(500, 30, 500),
      `${LIMP}A bets 20, B is all-in, C calls`,
      'A: fold, call 10, raise to 50',
    ],
    [
      'all-in for one chip less does not: the next may complete to 40',
      limitFlop(500, 29, 500),
      `${LIMP}A bets 20, B is all-in`,
      'C: fold, call 29, raise to 40',
    ],
    [
      'and the bettor may not raise',
      limitFlop(500, 29, 500),
      `${LIMP}A bets 20, B is all-in, C calls`,
      'A: fold, call 9',
    ],
    [
      'when it was completed the bettor may raise',
      limitFlop(500, 29, 500),
      `${LIMP}A bets 20, B is all-in, C raises to 40`,
      'A: fold, call 20, raise to 60',
    ],
    [
      'two short all-ins that reach half a bet together: the bettor may raise, from the last of them',
      limitFlop(500, 25, 500, 32),
      `${LIMP_4}A bets 20, B is all-in, C calls, D is all-in`,
      'A: fold, call 12, raise to 52',
    ],
    [
      'who called the first of them may not',
      limitFlop(500, 25, 500, 32),
      `${LIMP_4}A bets 20, B is all-in, C calls, D is all-in, A calls`,
      'C: fold, call 7',
    ],
    [
      'an opening all-in of less than half a bet may be completed to one',
      limitFlop(5, 500, 500),
      `${LIMP}A is all-in`,
      'B: fold, call 5, raise to 20',
    ],
    [
      'an opening all-in of half a bet or more is a bet: raise to a bet more',
      limitFlop(15, 500, 500),
      `${LIMP}A is all-in`,
      'B: fold, call 15, raise to 35',
    ],
    [
      'an all-in of half a bet can be the last bet of the cap',
      limitFlop(500, 500, 500, 72),
      `${LIMP_4}A bets 20, B raises to 40, C raises to 60, D is all-in`,
      'A: fold, call 52',
    ],
    [
      'an all-in of less is not: the cap has one bet left',
      limitFlop(500, 500, 500, 69),
      `${LIMP_4}A bets 20, B raises to 40, C raises to 60, D is all-in`,
      'A: fold, call 49, raise to 80',
    ],
    [
      'who checked may raise an all-in of half a bet',
      limitFlop(500, 10, 500),
      `${LIMP}A checks, B is all-in, C calls`,
      'A: fold, call 10, raise to 30',
    ],
    [
      'who checked may not raise an all-in of less',
      limitFlop(500, 9, 500),
      `${LIMP}A checks, B is all-in, C calls`,
      'A: fold, call 9',
    ],
    [
      'a stack below the bet can only call',
      { ...LIMIT, stacks: [200, 200, 200, 3], betting: FIXED_LIMIT(4), smallBlind: 2, bigBlind: 4 },
      'C calls',
      'D: fold, call 3',
    ],
  ])('%s', checkChoices);
});
