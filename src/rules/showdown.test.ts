import { describe, expect, test } from 'vitest';
import { potsOf } from './pots.ts';
import type { HandState } from './state.ts';
import { eventsIn, type HandWish, letterOf, playLine, potsIn } from './testing.ts';

/** `C shows, D mucks`, in the order of showing. */
const reveals = (state: HandState): string =>
  state.events
    .flatMap((event) => {
      if (event.type === 'handShown') return [`${letterOf(event.seat)} shows`];
      return event.type === 'handMucked' ? [`${letterOf(event.seat)} mucks`] : [];
    })
    .join(', ');

/** `pot 1 high B 33, pot 1 low A 17`, in the order of payment. */
const awards = (state: HandState): string =>
  eventsIn(state, 'potAwarded')
    .map(({ pot, half, seat, amount }) => `pot ${pot} ${half} ${letterOf(seat)} ${amount}`)
    .join(', ');

const checks = (letters: string): string => [...letters].map((letter) => `${letter} checks`).join(', ');

/** Four players see the river for 2 each: A speaks first there. */
const TO_RIVER = `C calls, D calls, A calls, B checks, ${checks('ABCDABCD')}`;
const FOUR = { stacks: [200, 200, 200, 200] };

/** RULES S100: C has eights full of kings; A sevens under eights and the low; B a flush and the same low; D the better flush, no low. */
const S100: HandWish = {
  ...FOUR,
  holes: { A: '8c7c5c4h', B: 'Qs5s4dJd', C: '8dKdJcTc', D: 'AsJsThTd' },
  board: '8s7s6d8hKs',
};

describe('RULES 6.7: who may muck', () => {
  test('S100: beaten for high but winning or tying the low is shown; beaten for high without a low is mucked', () => {
    const end = playLine(S100, `${TO_RIVER}, A checks, B checks, C bets 8, D calls, A calls, B calls`);
    expect(reveals(end)).toBe('C shows, D mucks, A shows, B shows');
    expect(awards(end)).toBe('pot 0 high C 20, pot 0 low A 10, pot 0 low B 10');
  });

  test('who has to show first shows, whatever he has', () => {
    const end = playLine(S100, `${TO_RIVER}, A checks, B checks, C checks, D bets 8, A calls, B folds, C calls`);
    expect(reveals(end)).toBe('D shows, A shows, C shows');
  });

  test('in Omaha high only the high counts: the same lows are mucked', () => {
    const end = playLine(
      { ...S100, variant: 'omahaHigh' },
      `${TO_RIVER}, A checks, B checks, C bets 8, D calls, A calls, B calls`,
    );
    expect(reveals(end)).toBe('C shows, D mucks, A mucks, B mucks');
    expect(awards(end)).toBe('pot 0 whole C 40');
  });

  test('a hand is beaten although one shown hand has the better high and another the better low', () => {
    // A shows the best low, C trip kings; B had the best high when it was his turn
    const end = playLine(
      { ...FOUR, holes: { A: 'As2sJdJh', B: 'TsTc9h9d', C: 'KhKcQc7c', D: 'Ad6dQs8s' }, board: '3h5d8cThKd' },
      `${TO_RIVER}, ${checks('ABCD')}`,
    );
    expect(reveals(end)).toBe('A shows, B shows, C shows, D mucks');
    expect(awards(end)).toBe('pot 0 high C 4, pot 0 low A 4');
  });

  test('a better low than any shown is shown, however bad the high', () => {
    const end = playLine(
      { stacks: [200, 200], holes: { A: 'KhKcQc7c', B: 'As2sJdQh' }, board: '3h5d8cThKd' },
      `B calls, A checks, ${checks('ABABAB')}`,
    );
    expect(reveals(end)).toBe('A shows, B shows');
    expect(awards(end)).toBe('pot 0 high A 2, pot 0 low B 2');
  });

  test('a hand that ties for the high is shown', () => {
    const end = playLine(
      { stacks: [200, 200], holes: { A: 'AsKsQc7c', B: 'AdKcQh7h' }, board: '9h9d9cThJd' },
      `B calls, A checks, ${checks('ABABAB')}`,
    );
    expect(reveals(end)).toBe('A shows, B shows');
    expect(awards(end)).toBe('pot 0 whole A 2, pot 0 whole B 2');
  });

  test('mucked cards are told to nobody', () => {
    const end = playLine(S100, `${TO_RIVER}, A checks, B checks, C bets 8, D calls, A calls, B calls`);
    expect(eventsIn(end, 'handMucked')).toEqual([{ type: 'handMucked', seat: 3 }]);
  });
});

describe('R21, RULES 6.6: the order of showing', () => {
  /** Everybody ties for the high with a pair of tens on the board, so nobody mucks. */
  const tied: HandWish = {
    ...FOUR,
    holes: { A: 'AsKs7c6c', B: 'AdKd7d6d', C: 'AcKc7h6h', D: 'AhKh7s6s' },
    board: 'TsTdQcJh2d',
  };
  test.each<[name: string, line: string, order: string]>([
    [
      'the last bettor of the river shows first, then clockwise',
      'A checks, B checks, C bets 8, D calls, A calls, B calls',
      'CDAB',
    ],
    ['the last raiser, not the first bettor', 'A bets 8, B calls, C raises to 24, D calls, A calls, B calls', 'CDAB'],
    ['the river was checked: the first left of the button', checks('ABCD'), 'ABCD'],
    ['who folded is passed over', 'A bets 8, B folds, C raises to 24, D folds, A calls', 'CA'],
  ])('%s', (_, river, order) => {
    const end = playLine(tied, `${TO_RIVER}, ${river}`);
    expect(
      eventsIn(end, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe(order);
  });

  test('the river was checked: bets on the turn do not matter', () => {
    const end = playLine(
      tied,
      `C calls, D calls, A calls, B checks, ${checks('ABCD')}, A checks, B checks, C bets 8, D calls, A calls, B calls, ${checks('ABCD')}`,
    );
    expect(
      eventsIn(end, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe('ABCD');
  });

  test('the river was checked and the first left of the button has folded: the next one', () => {
    const end = playLine(tied, `C calls, D calls, A folds, B checks, ${checks('BCDBCDBCD')}`);
    expect(
      eventsIn(end, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe('BCD');
  });

  test('an all-in on the river is shown first when it was the last bet', () => {
    const end = playLine(
      { ...tied, stacks: [200, 200, 20, 200] },
      `${TO_RIVER}, A checks, B checks, C bets 8, D raises to 18, A folds, B folds, C is all-in`,
    );
    expect(
      eventsIn(end, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe('DC');
    const other = playLine(
      { ...tied, stacks: [200, 200, 10, 200] },
      `${TO_RIVER}, A checks, B checks, C is all-in, D calls, A calls, B folds`,
    );
    expect(
      eventsIn(other, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe('CDA');
  });

  test('players of the side pot show before those of the main pot only, who sit nearer to the button', () => {
    const end = playLine(
      { ...tied, stacks: [2, 200, 200, 200] },
      `C calls, D calls, A is all-in, B checks, B bets 8, C calls, D folds, ${checks('BCBC')}`,
    );
    expect(potsIn(potsOf(end.players))).toBe('8 ABC, 16 BC');
    expect(
      eventsIn(end, 'handShown')
        .map((event) => letterOf(event.seat))
        .join(''),
    ).toBe('BCA');
  });
});

describe('RULES 6.8: all-in, all hands up', () => {
  /** The kinds of events from the last decision on, boards with their street. */
  const tail = (state: HandState): string[] => {
    const last = state.events.findLastIndex((event) => event.type === 'acted');
    return state.events.slice(last + 1).map((event) => (event.type === 'boardDealt' ? event.street : event.type));
  };

  test('before the flop: the hands are turned up at once, then street after street is dealt', () => {
    const end = playLine({ stacks: [50, 50], betting: { type: 'noLimit' } }, 'B is all-in, A is all-in');
    expect(tail(end).slice(0, 6)).toEqual(['betsCollected', 'handShown', 'handShown', 'flop', 'turn', 'river']);
    expect(tail(end).at(-1)).toBe('handEnded');
  });

  test('nobody may muck: the worst hand is shown too', () => {
    const end = playLine(
      { ...S100, stacks: [10, 10, 10, 10], betting: { type: 'noLimit' } },
      'C is all-in, D is all-in, A is all-in, B is all-in',
    );
    expect(reveals(end)).toBe('A shows, B shows, C shows, D shows');
  });

  test('S101: while two players can still bet, all cards stay hidden; after the river all are turned up', () => {
    const line = 'A is all-in, B calls, C calls';
    const start = { stacks: [10, 200, 200], betting: { type: 'noLimit' } } as const;
    const before = playLine(start, `C calls, A calls, B checks, ${line}`);
    expect(eventsIn(before, 'handShown')).toEqual([]);
    const end = playLine(start, `C calls, A calls, B checks, ${line}, B checks, C checks, B checks, C checks`);
    expect(reveals(end)).toBe('A shows, B shows, C shows');
    expect(eventsIn(end, 'handMucked')).toEqual([]);
  });

  test('S101: when only one of the callers has chips left, the hands are turned up on that street', () => {
    const end = playLine(
      { stacks: [10, 10, 200], betting: { type: 'noLimit' } },
      'C calls, A calls, B checks, A is all-in, B is all-in, C calls',
    );
    expect(tail(end).slice(0, 6)).toEqual(['betsCollected', 'handShown', 'handShown', 'handShown', 'turn', 'river']);
  });

  test('what nobody called goes back before the hands are turned up', () => {
    const end = playLine({ stacks: [50, 80], betting: { type: 'noLimit' } }, 'B is all-in, A is all-in');
    expect(tail(end).slice(0, 3)).toEqual(['betReturned', 'betsCollected', 'handShown']);
  });
});

describe('S102, RULES 6.9: no showdown', () => {
  test('the last player wins whatever he holds; no card is shown, nothing is split, nothing is odd', () => {
    const end = playLine(
      { ...S100, stacks: [201, 200, 200, 200] },
      'C raises to 7, D folds, A calls, B folds, A bets 16, C folds',
    );
    expect(reveals(end)).toBe('');
    expect(eventsIn(end, 'potAwarded')).toEqual([
      { type: 'potAwarded', pot: 0, half: 'whole', seat: 0, amount: 16, oddChips: 0 },
    ]);
    expect(end.board).toHaveLength(3);
  });

  test('a walk: the big blind wins what the small blind put in and he matched', () => {
    expect(awards(playLine({ stacks: [100, 100, 100] }, 'C folds, A folds'))).toBe('pot 0 whole B 2');
  });
});

describe('RULES 6.3: the pots are shared one by one, the last side pot first', () => {
  /** A, the shortest, has the only low; B the best high of all; C the worst of both. */
  const wish: HandWish = {
    stacks: [20, 60, 60],
    betting: { type: 'noLimit' },
    holes: { A: 'As2sQhJh', B: 'KsJdTd9c', C: 'AhQdQcTc' },
    board: '3c7d8hKdKc',
  };
  const allIn = 'C is all-in, A is all-in, B is all-in';

  test('S97: a pot that one player alone can win is his as a whole, low or not', () => {
    const end = playLine(
      { ...wish, stacks: [20, 60, 60, 60], holes: { A: 'KsJdTd9c', B: 'As2sQhJh' } },
      'C raises to 30, D folds, A is all-in, B raises to 60, C folds',
    );
    expect(awards(end)).toBe('pot 1 whole B 20, pot 0 high A 30, pot 0 low B 30');
  });

  test('S90: the low half only where somebody who can win the pot has a low', () => {
    expect(awards(playLine(wish, allIn))).toBe('pot 1 whole B 80, pot 0 high B 30, pot 0 low A 30');
  });

  test('in Omaha high there is no low half', () => {
    expect(awards(playLine({ ...wish, variant: 'omahaHigh' }, allIn))).toBe('pot 1 whole B 80, pot 0 whole B 60');
  });

  test('nobody has a low: the high takes the whole pot', () => {
    expect(awards(playLine({ ...wish, board: '3c9d9hKdKc' }, allIn))).toBe('pot 1 whole B 80, pot 0 whole B 60');
  });

  test('RULES 7.4: a scoop is the high and the low half to one player', () => {
    const end = playLine({ ...wish, holes: { A: 'As2sKhKs', B: 'JdTd9c9s', C: 'AhQdQcTc' } }, allIn);
    expect(awards(end)).toBe('pot 1 whole C 80, pot 0 high A 30, pot 0 low A 30');
  });

  test('RULES 6.5: who ties for the low and loses the high gets a quarter', () => {
    const end = playLine(
      { stacks: [50, 50], betting: { type: 'noLimit' }, holes: { A: 'As2d6hJc', B: 'Ad2cJhTd' }, board: '3d4c5hKdQs' },
      'B is all-in, A is all-in',
    );
    expect(awards(end)).toBe('pot 0 high A 50, pot 0 low A 25, pot 0 low B 25');
  });

  test('RULES 6.4: the same two winners of both sides share the pot once', () => {
    const end = playLine(
      {
        stacks: [33, 33, 1],
        betting: { type: 'noLimit' },
        holes: { A: 'As2dJhTc', B: 'Ad2cJsTd', C: 'KhQhJc9c' },
        board: '3d4c8h7h6s',
      },
      'C is all-in, A is all-in, B is all-in',
    );
    expect(awards(end)).toBe('pot 1 whole A 32, pot 1 whole B 32, pot 0 whole A 2, pot 0 whole B 1');
  });
});
