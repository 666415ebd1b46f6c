import { must } from '../../base/assert.ts';
import type { BettingType } from '../../rules/table.ts';
import type { Blinds } from '../../store/lobbyChoice.ts';

/** Blinds on offer in pot limit and no limit. */
const BLINDS: readonly Blinds[] = [
  { small: 1, big: 2 },
  { small: 2, big: 5 },
  { small: 5, big: 10 },
  { small: 10, big: 20 },
  { small: 25, big: 50 },
  { small: 50, big: 100 },
  { small: 100, big: 200 },
  { small: 250, big: 500 },
];

/** Blinds of the fixed limits on offer, small bet and big bet being one and two big blinds (RULES 2.7). */
const LIMIT_BLINDS: readonly Blinds[] = [
  { small: 1, big: 2 },
  { small: 1, big: 3 },
  { small: 2, big: 4 },
  { small: 2, big: 5 },
  { small: 4, big: 8 },
  { small: 5, big: 10 },
  { small: 10, big: 15 },
  { small: 10, big: 20 },
  { small: 10, big: 25 },
  { small: 15, big: 30 },
  { small: 20, big: 40 },
  { small: 25, big: 50 },
  { small: 50, big: 75 },
  { small: 50, big: 100 },
  { small: 100, big: 200 },
  { small: 100, big: 250 },
  { small: 150, big: 300 },
];

const stakesOf = (betting: BettingType): readonly Blinds[] => (betting === 'fixedLimit' ? LIMIT_BLINDS : BLINDS);

/** The stakes next to these in the list: below (-1) or above (1); `undefined` at its ends. */
export function neighbour(betting: BettingType, { big }: Blinds, direction: -1 | 1): Blinds | undefined {
  const list = stakesOf(betting);
  return direction > 0 ? list.find((one) => one.big > big) : list.findLast((one) => one.big < big);
}

/** The stakes of another list that come nearest, for a change of betting. */
export function nearest(betting: BettingType, { big }: Blinds): Blinds {
  const byDistance = stakesOf(betting).toSorted((a, b) => Math.abs(a.big - big) - Math.abs(b.big - big));
  return must(byDistance[0], 'stakes');
}
