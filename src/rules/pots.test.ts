import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { type Chips, type Seat, seatAt } from './config.ts';
import { potsOf, type Share, splitPot } from './pots.ts';
import { deepFreeze, eventsIn, type HandWish, letterOf, playLine, potsIn, seatCalled } from './testing.ts';

/** Chips put in, as `A 100, B 250 folded, C 300 dead 50`: 50 of the 300 are dead money. */
const putIn = (text: string) =>
  deepFreeze(
    text.split(', ').map((part) => {
      const [, committed, folded, dead] = must(/^\w (\d+)( folded)?(?: dead (\d+))?$/.exec(part), part);
      return { stack: 0, bet: 0, committed: Number(committed), dead: Number(dead ?? 0), folded: folded !== undefined };
    }),
  );

describe('pots', () => {
  test.each<[name: string, chips: string, pots: string]>([
    ['everybody has put in the same: one pot', 'A 50, B 50, C 50', '150 ABC'],
    ['RULES 6.2: one short all-in makes a side pot for the others', 'A 20, B 50, C 50', '60 ABC, 60 BC'],
    ['RULES 6.2: three stacks, three pots', 'A 100, B 250, C 600, D 600', '400 ABCD, 450 BCD, 700 CD'],
    ['RULES 6.2: chips of a folded player stay in the pots they reached', 'A 20, B 50 folded, C 50', '60 AC, 60 C'],
    [
      'RULES 6.2: a folded player who put in less than the shortest all-in adds to the main pot',
      'A 20, B 5 folded, C 50, D 50',
      '65 ACD, 60 CD',
    ],
    [
      'RULES 6.2: folded chips above the highest live stack go to the last pot',
      'A 20, B 80 folded, C 50, D 50',
      '80 ACD, 120 CD',
    ],
    [
      'RULES 6.2: the same players make one pot, whatever the folded ones put in between',
      'A 50, B 10 folded, C 30 folded, D 50',
      '140 AD',
    ],
    [
      'RULES 2.11: a big-blind ante goes to the main pot, however short the all-in',
      'A 10, B 150 dead 100, C 50',
      '130 ABC, 80 BC',
    ],
    [
      'RULES 2.11: a player all-in on a blind and part of the ante has his blind as level',
      'A 100, B 130 dead 30, C 100',
      '330 ABC',
    ],
    ['RULES 6.2: dead money of a folded player stays in the main pot', 'A 50, B 7 folded dead 7, C 50', '107 AC'],
    ['a player whose only chip is dead money plays for the dead money', 'A 1 dead 1, B 50, C 50', '1 ABC, 100 BC'],
    ['two all-ins of the same size share a pot', 'A 30, B 30, C 90, D 90', '120 ABCD, 120 CD'],
    ['who is alone in the last pot is alone in it', 'A 50, B 100, C 100 folded', '150 AB, 100 B'],
    ['nothing put in, nothing to win', 'A 0, B 0 folded', ''],
  ])('%s', (_, chips, pots) => {
    expect(potsIn(potsOf(putIn(chips)))).toBe(pots);
  });
});

describe('R7: all-in for different stacks, high and low won by different players in different pots', () => {
  test.each<[name: string, wish: HandWish, line: string, pots: string, awards: string, stacks: Chips[]]>([
    [
      'three players: the shortest has the best low, the second the best high, the third the next low',
      {
        stacks: [100, 250, 600],
        betting: { type: 'noLimit' },
        holes: { A: 'As3sTh9h', B: 'KsQdJcJd', C: 'Kc4c6h7h' },
        board: '2c5h8dQsKh',
      },
      'C is all-in, A is all-in, B is all-in',
      '300 ABC, 300 BC',
      'side 1 high B 150, low C 150; main high B 150, low A 150',
      [150, 300, 500],
    ],
    [
      'four players: each pot has another pair of winners',
      {
        stacks: [101, 225, 402, 900],
        betting: { type: 'noLimit' },
        holes: { A: '2s3dKhKd', B: 'JdTs9s8c', C: '5h7hQcQd', D: 'Ac8d9d2h' },
        board: 'Ah4d6cJcJs',
      },
      'C is all-in, D calls, A is all-in, B is all-in',
      '404 ABCD, 372 BCD, 354 CD',
      'side 2 high D 177, low C 177; side 1 high B 186, low C 186; main high B 202, low A 202',
      [202, 388, 363, 675],
    ],
    [
      'six players: a tied low, odd chips, and a scoop of the last side pot',
      {
        stacks: [11, 25, 47, 80, 133, 200],
        betting: { type: 'noLimit' },
        holes: { A: 'As2sJdJh', B: 'Ac2d9s9d', C: 'KhKc6c7c', D: 'Ad4dQs7h', E: '6h7sQdQc', F: '4h6dTcTs' },
        board: '3h5d8cThKd',
      },
      'C is all-in, D is all-in, E is all-in, F calls, A is all-in, B is all-in',
      '66 ABCDEF, 70 BCDEF, 88 CDEF, 99 DEF, 106 EF',
      'side 4 high F 53, low F 53; side 3 high F 50, low D 49; side 2 high C 44, low D 44; side 1 high C 35, low B 35; main high C 33, low A 17, low B 16',
      [17, 51, 112, 93, 0, 223],
    ],
  ])('%s', (_, wish, line, pots, awards, stacks) => {
    const end = playLine(wish, line);
    expect(potsIn(potsOf(end.players))).toBe(pots);
    expect(awardsText(eventsIn(end, 'potAwarded'))).toBe(awards);
    expect(end.players.map((player) => player.stack)).toEqual(stacks);
  });
});

/** `side 1 high B 50, low C 50; main …`, in the order of payment. */
function awardsText(awards: readonly (Share & { readonly pot: number })[]): string {
  const pots = [...new Set(awards.map((award) => award.pot))];
  return pots
    .map((pot) => {
      const shares = awards
        .filter((award) => award.pot === pot)
        .map(({ half, seat, amount }) => `${half} ${letterOf(seat)} ${amount}`);
      return `${pot === 0 ? 'main' : `side ${pot}`} ${shares.join(', ')}`;
    })
    .join('; ');
}

/** `high B 52 (1 odd), low A 26 (1 odd), low B 25`. */
const sharesText = (shares: readonly Share[]): string =>
  shares
    .map(
      ({ half, seat, amount, oddChips }) =>
        `${half} ${letterOf(seat)} ${amount}${oddChips > 0 ? ` (${oddChips} odd)` : ''}`,
    )
    .join(', ');

const seatsIn = (letters: string): Seat[] => [...letters].map(seatCalled);

describe('R10, RULES 6.4: odd chips, A being nearest the left of the button', () => {
  test.each<[name: string, amount: Chips, high: string, low: string, shares: string, unit?: Chips]>([
    ['the odd chip of the split goes to the high', 101, 'C', 'A', 'high C 51 (1 odd), low A 50'],
    ['a single chip goes to the high', 1, 'C', 'A', 'high C 1 (1 odd), low A 0'],
    ['nobody has a low: the high takes all, and nothing is odd', 101, 'B', '', 'whole B 101'],
    ['two tied highs, no low: the odd chip left of the button', 101, 'AB', '', 'whole A 51 (1 odd), whole B 50'],
    [
      'three tied highs, two odd chips: one each, never two to one player',
      20,
      'ABC',
      '',
      'whole A 7 (1 odd), whole B 7 (1 odd), whole C 6',
    ],
    ['a scoop is a high and a low share of one player', 101, 'B', 'B', 'high B 51 (1 odd), low B 50'],
    ['quartered, no odd chip: three quarters and one', 100, 'B', 'AB', 'high B 50, low A 25, low B 25'],
    ['quartered, one odd chip: it is that of the high half', 101, 'B', 'AB', 'high B 51 (1 odd), low A 25, low B 25'],
    ['quartered, one odd chip: it is that of the low half', 102, 'B', 'AB', 'high B 51, low A 26 (1 odd), low B 25'],
    [
      'quartered, two odd chips: one to the high, one to the first low',
      103,
      'B',
      'AB',
      'high B 52 (1 odd), low A 26 (1 odd), low B 25',
    ],
    [
      'quartered both ways, three odd chips: the two highs have one each, the first low one',
      103,
      'AB',
      'CD',
      'high A 26 (1 odd), high B 26 (1 odd), low C 26 (1 odd), low D 25',
    ],
    [
      'a third of the low: three odd chips, and each share has its own',
      101,
      'AB',
      'ABC',
      'high A 26 (1 odd), high B 25, low A 17 (1 odd), low B 17 (1 odd), low C 16',
    ],
    ['three tied highs and one low', 100, 'ABC', 'D', 'high A 17 (1 odd), high B 17 (1 odd), high C 16, low D 50'],
    ['the same two win both sides: the pot is shared once', 66, 'AB', 'AB', 'whole A 33, whole B 33'],
    ['the same two win both sides: one odd chip in all', 67, 'AB', 'AB', 'whole A 34 (1 odd), whole B 33'],
    ['the same three win both sides', 100, 'ABC', 'ABC', 'whole A 34 (1 odd), whole B 33, whole C 33'],
    [
      "quartered, the winner of the high being the nearer to the button's left",
      103,
      'B',
      'BD',
      'high B 52 (1 odd), low B 26 (1 odd), low D 25',
    ],
    ['in chips of 5: the odd five goes to the high', 105, 'B', 'A', 'high B 55 (5 odd), low A 50', 5],
    ['in chips of 5: the odd five of a tie goes left of the button', 95, 'AB', '', 'whole A 50 (5 odd), whole B 45', 5],
    ['in chips of 5: quartered', 110, 'C', 'AB', 'high C 55, low A 30 (5 odd), low B 25', 5],
    [
      'in chips of 5: what an all-in left below a five goes to the first winner',
      97,
      'AB',
      '',
      'whole A 52 (7 odd), whole B 45',
      5,
    ],
    ['in chips of 5: what is below a five stays with the high', 107, 'C', 'A', 'high C 57 (7 odd), low A 50', 5],
  ])('%s: %i', (_, amount, high, low, shares, unit = 1) => {
    expect(sharesText(splitPot(amount, deepFreeze(seatsIn(high)), deepFreeze(seatsIn(low)), unit))).toBe(shares);
  });

  test('two pots, quartered in both: each pot has odd chips of its own', () => {
    // A-2 is the best low for A and B; C has trip kings in the main pot, and B the pair of queens that is best in the side pot
    const wish: HandWish = {
      stacks: [64, 64, 31, 50],
      betting: { type: 'noLimit' },
      holes: { A: 'As2sJdJh', B: 'Ac2dQsQd', C: 'KhKc9c9h', D: '9s9dTsTc' },
      board: '3h5d8c7hKd',
    };
    const end = playLine(wish, 'C is all-in, D folds, A is all-in, B calls');
    expect(potsIn(potsOf(end.players))).toBe('93 ABC, 66 AB');
    expect(awardsText(eventsIn(end, 'potAwarded'))).toBe(
      'side 1 high B 33, low A 17, low B 16; main high C 47, low A 23, low B 23',
    );
    expect(eventsIn(end, 'potAwarded').map((award) => award.oddChips)).toEqual([0, 1, 0, 1, 0, 0]);
  });
});

test('R9: a pot of 30,301 among three is paid 10,101, 10,100 and 10,100', () => {
  expect(splitPot(30_301, seatsIn('ABC'), [], 1).map((share) => share.amount)).toEqual([10_101, 10_100, 10_100]);
});

const someSeats = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: most })
    .map((seats) => seats.toSorted((a, b) => a - b).map(seatAt));

test('R9: whatever the pot and the winners, shares add up, and in one share nobody has more than one chip more than another', () => {
  const highs = someSeats(10).filter((seats) => seats.length > 0);
  const shared = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), high: highs, low: someSeats(10) });
  fc.assert(
    fc.property(shared, ({ amount, high, low }) => {
      const shares = splitPot(amount, deepFreeze(high), deepFreeze(low), 1);
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      for (const half of ['high', 'low', 'whole']) {
        const paid = shares.filter((share) => share.half === half).map((share) => share.amount);
        expect(Math.max(0, ...paid) - Math.min(...paid, Math.max(0, ...paid))).toBeLessThanOrEqual(1);
        expect(paid).toEqual(paid.toSorted((a, b) => b - a));
      }
    }),
    { seed: 8, numRuns: 2_000 },
  );
});
