import { describe, test } from 'vitest';
import { type ChoiceRow, checkChoices, limp, onFlop } from './testing.ts';

const LIMP = limp(3);
const LIMP_4 = limp(4);
const LIMP_5 = limp(5);

describe('R13, RULES 3.9: what an all-in reopens in no limit', () => {
  test.each<ChoiceRow>([
    [
      'one short all-in does not let the bettor raise',
      onFlop(900, 900, 150),
      `${LIMP}A bets 100, B calls, C is all-in`,
      'A: fold, call 50',
    ],
    ['nor the caller', onFlop(900, 900, 150), `${LIMP}A bets 100, B calls, C is all-in, A calls`, 'B: fold, call 50'],
    [
      'an all-in that is a full raise lets him raise',
      onFlop(900, 900, 200),
      `${LIMP}A bets 100, B calls, C is all-in`,
      'A: fold, call 100, raise to 300..900',
    ],
    [
      'who has not acted may raise over a short all-in, by the last full bet',
      onFlop(900, 150, 900),
      `${LIMP}A bets 100, B is all-in`,
      'C: fold, call 150, raise to 250..900',
    ],
    [
      'two short all-ins that add up to a full raise reopen it for the bettor',
      onFlop(900, 150, 210, 900),
      `${LIMP_4}A bets 100, B is all-in, C is all-in, D calls`,
      'A: fold, call 110, raise to 310..900',
    ],
    [
      'but not for the one who called between them',
      onFlop(900, 150, 900, 210),
      `${LIMP_4}A bets 100, B is all-in, C calls, D is all-in, A calls`,
      'C: fold, call 60',
    ],
    [
      'a full all-in, then a short one: the bettor faces both and may raise',
      onFlop(900, 200, 900, 250),
      `${LIMP_4}A bets 100, B is all-in, C calls, D is all-in`,
      'A: fold, call 150, raise to 350..900',
    ],
    [
      'and who called the full one faces only the short one',
      onFlop(900, 200, 900, 250),
      `${LIMP_4}A bets 100, B is all-in, C calls, D is all-in, A calls`,
      'C: fold, call 50',
    ],
    [
      'a real raise over the short all-in reopens it for everybody',
      onFlop(900, 900, 150, 900),
      `${LIMP_4}A bets 100, B calls, C is all-in, D raises to 250`,
      'A: fold, call 150, raise to 350..900',
    ],
    [
      'after three short all-ins the least raise is still the last full bet more',
      onFlop(900, 150, 200, 230, 900),
      `${LIMP_5}A bets 100, B is all-in, C is all-in, D is all-in`,
      'E: fold, call 230, raise to 330..900',
    ],
    [
      'who checked may only call a bet that is all-in below the minimum',
      onFlop(900, 6, 900),
      `${LIMP}A checks, B is all-in, C calls`,
      'A: fold, call 6',
    ],
    [
      'who has not acted may raise it by a whole big blind',
      onFlop(900, 6, 900),
      `${LIMP}A checks, B is all-in`,
      'C: fold, call 6, raise to 16..900',
    ],
    [
      'two of them that add up to the minimum bet let the checker raise',
      onFlop(900, 6, 12, 900),
      `${LIMP_4}A checks, B is all-in, C is all-in, D calls`,
      'A: fold, call 12, raise to 22..900',
    ],
    [
      'TDA 47: the bettor may raise over raise and short all-in, the raiser may not',
      onFlop(900, 900, 280),
      `${LIMP}A bets 100, B raises to 200, C is all-in`,
      'A: fold, call 180, raise to 380..900',
    ],
    [
      'TDA 47: when the bettor only calls, the raiser may not raise',
      onFlop(900, 900, 280),
      `${LIMP}A bets 100, B raises to 200, C is all-in, A calls`,
      'B: fold, call 80',
    ],
    [
      'the big blind has not acted: a short all-in before him leaves him his raise',
      { ...onFlop(900, 900, 900, 5) },
      'C calls, D is all-in, A folds',
      'B: fold, call 5, raise to 25..910',
    ],
    [
      'the limper may not raise when the big blind only calls it',
      { ...onFlop(900, 900, 900, 5) },
      'C calls, D is all-in, A folds, B calls',
      'C: fold, call 5',
    ],
  ])('%s', checkChoices);
});
