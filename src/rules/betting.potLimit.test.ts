import { describe, expect, test } from 'vitest';
import type { Betting } from './config.ts';
import { type ChoiceRow, checkChoices, choicesIn, type HandWish, playLine } from './testing.ts';

const POT_LIMIT: Betting = { type: 'potLimit' };

/** 5/10 pot limit, six players with 1000, C the first to speak. */
const SIX: HandWish = {
  stacks: Array.from({ length: 6 }, () => 1000),
  betting: POT_LIMIT,
  smallBlind: 5,
  bigBlind: 10,
};
const THREE: HandWish = { ...SIX, stacks: [1000, 1000, 1000] };
const TWO: HandWish = { stacks: [5000, 5000], betting: POT_LIMIT, smallBlind: 25, bigBlind: 50 };
const BIG: HandWish = { stacks: [5000, 5000, 5000, 5000], betting: POT_LIMIT, smallBlind: 100, bigBlind: 200 };

describe('R17, RULES 4.3.2: the most in pot limit is the call and then the pot as it lies after it', () => {
  test.each<ChoiceRow>([
    ['blinds 5/10, first in: call 10, pot 25, to 35', SIX, '', 'C: fold, call 10, raise to 20..35'],
    ['after one limper: to 45', SIX, 'C calls', 'D: fold, call 10, raise to 20..45'],
    ['after two limpers: to 55', SIX, 'C calls, D calls', 'E: fold, call 10, raise to 20..55'],
    [
      'folded to the small blind: call 5, pot 20, to 30',
      SIX,
      'C folds, D folds, E folds, F folds',
      'A: fold, call 5, raise to 20..30',
    ],
    [
      'the small blind completes: the big blind raises 20, to 30',
      SIX,
      'C folds, D folds, E folds, F folds, A calls',
      'B: check, raise to 20..30',
    ],
    ['over a least raise to 20: call 20, pot 55, to 75', SIX, 'C raises to 20', 'D: fold, call 20, raise to 30..75'],
    ['over a pot raise to 35: call 35, pot 85, to 120', SIX, 'C raises to 35', 'D: fold, call 35, raise to 60..120'],
    [
      'over a pot raise and a caller: call 35, pot 120, to 155',
      SIX,
      'C raises to 35, D calls',
      'E: fold, call 35, raise to 60..155',
    ],
    [
      'from the small blind, 5 of it paid: call 30, pot 80, to 115',
      SIX,
      'C raises to 35, D folds, E folds, F folds',
      'A: fold, call 30, raise to 60..115',
    ],
    [
      'from the big blind, 10 of it paid: call 25, pot 75, to 110',
      SIX,
      'C raises to 35, D folds, E folds, F folds, A folds',
      'B: fold, call 25, raise to 60..110',
    ],
    [
      'the third pot raise: call 85, pot 255, to 375',
      SIX,
      'C raises to 35, D raises to 120, E folds, F folds, A folds, B folds',
      'C: fold, call 85, raise to 205..375',
    ],
    ['an opening bet on the flop is at most the pot', THREE, 'C calls, A calls, B checks', 'A: check, bet 10..30'],
    [
      'pot 30, bet 10: call 10, pot 50, to 60',
      THREE,
      'C calls, A calls, B checks, A bets 10',
      'B: fold, call 10, raise to 20..60',
    ],
    [
      'pot 30, bet 30, called: call 30, pot 120, to 150',
      THREE,
      'C calls, A calls, B checks, A bets 30, B calls',
      'C: fold, call 30, raise to 60..150',
    ],
    ['pot 100, bet 50: to 250', TWO, 'B calls, A checks, A bets 50', 'B: fold, call 50, raise to 100..250'],
    [
      'pot 100, bet 100: to 400, not 200 or 300',
      TWO,
      'B calls, A checks, A bets 100',
      'B: fold, call 100, raise to 200..400',
    ],
    [
      'raised to 400: call 300, pot 900, to 1300',
      TWO,
      'B calls, A checks, A bets 100, B raises to 400',
      'A: fold, call 300, raise to 700..1300',
    ],
    [
      'a pot bet on every street: 100, 300, 900 on the river',
      TWO,
      'B calls, A checks, A bets 100, B calls, A bets 300, B calls',
      'A: check, bet 50..900',
    ],
    [
      'antes lie in the pot: 1/2 with five antes of 1, to 12',
      { stacks: [100, 100, 100, 100, 100], ante: 1 },
      '',
      'C: fold, call 2, raise to 4..12',
    ],
    [
      'so does the big-blind ante: 1/2 with an ante of 2, to 9',
      { stacks: [100, 100, 100], bigBlindAnte: 2 },
      '',
      'C: fold, call 2, raise to 4..9',
    ],
    [
      'RULES 4.3.5: a dead small blind counts as posted: 100/200, to 700',
      { ...BIG, deadSmallBlind: true },
      '',
      'B: fold, call 200, raise to 400..700',
    ],
    [
      'RULES 4.3.5: after the flop only the real pot counts',
      { ...BIG, deadSmallBlind: true },
      'B calls, C folds, D folds, A checks',
      'A: check, bet 200..400',
    ],
    [
      'RULES 4.3.5: a big blind all-in for 100 counts as 200: to 700',
      { ...BIG, stacks: [5000, 100, 5000, 5000] },
      '',
      'C: fold, call 200, raise to 400..700',
    ],
    [
      'RULES 4.3.5: so does a small blind all-in for 30',
      { ...BIG, stacks: [30, 5000, 5000, 5000] },
      '',
      'C: fold, call 200, raise to 400..700',
    ],
    [
      'RULES 4.3.8: chips of the all-in player count for a side-pot bet',
      { ...BIG, stacks: [5000, 5000, 200] },
      'C is all-in, A calls, B checks',
      'A: check, bet 200..600',
    ],
    [
      'never more than the stack',
      { ...SIX, stacks: [1000, 1000, 30, 1000, 1000, 1000] },
      '',
      'C: fold, call 10, raise to 20..30',
    ],
    [
      'an all-in may be more than the pot only as a call',
      { ...SIX, stacks: [1000, 1000, 1000, 8, 1000, 1000] },
      'C raises to 35',
      'D: fold, call 8',
    ],
    [
      'RULES 3.6: in chips of 5 after an all-in to 13: call 13, pot 41, to 54, so to 50',
      { ...SIX, stacks: [1000, 1000, 13, 1000], unit: 5 },
      'C is all-in',
      'D: fold, call 13, raise to 25..50',
    ],
  ])('%s', checkChoices);

  test('RULES 4.3.1: there is no cap on the number of raises', () => {
    expect(
      choicesIn(
        playLine(
          THREE,
          'C raises to 20, A raises to 30, B raises to 40, C raises to 50, A raises to 60, B raises to 70',
        ),
      ),
    ).toBe('C: fold, call 20, raise to 80..270');
  });
});
