import type { Chips, Seat } from '../rules/config.ts';
import type { HandEvent, Pot } from '../rules/event.ts';
import type { Checker } from './checker.ts';
import type { PotLine } from './lines.ts';

type Award = Extract<HandEvent, { type: 'potAwarded' }>;

export const awardsIn = (events: readonly HandEvent[]): Award[] =>
  events.filter((event): event is Award => event.type === 'potAwarded');

/** Chips by seat number, from things that name a seat of the hand and an amount; seats with nothing are left out. */
export function sumBySeat(
  entries: readonly { readonly seat: Seat; readonly amount: Chips }[],
  seatNumbers: readonly number[],
): Record<string, Chips> {
  const sums: Record<string, Chips> = {};
  for (const { seat, amount } of entries) {
    const key = String(seatNumbers[seat]);
    if (amount > 0) sums[key] = (sums[key] ?? 0) + amount;
  }
  return sums;
}

/** Checks amounts, who can win, and every share of each pot; `rough` leaves out who gets the odd unit of a share. */
export function checkPots(
  expected: readonly PotLine[],
  pots: readonly Pot[],
  awards: readonly Award[],
  seatNumbers: readonly number[],
  check: Checker,
  rough: boolean,
): void {
  check.same('pots', expected.length, pots.length);
  expected.forEach((line, i) => {
    const pot = pots[i];
    if (pot === undefined) return;
    check.same('pots.amount', line.amount, pot.amount);
    check.same(
      'pots.eligible',
      line.eligible,
      pot.eligible.map((seat) => seatNumbers[seat]),
    );
    const share = (half: Award['half']) =>
      sumBySeat(
        awards.filter((award) => award.pot === i && award.half === half),
        seatNumbers,
      );
    const paid = line.amount - (line.rake ?? 0);
    if ('uncontested' in line) {
      check.same('pots.uncontested', { [String(line.eligible[0])]: paid }, nonZero(share('whole'), line.eligible[0]));
    } else if ('shared' in line) {
      check.same('pots.shared', line.shared, share('whole'));
    } else if (line.low === null) {
      sameShares('pots.high', line.high.winners, share('whole'));
      check.same('pots.high.amount', line.high.amount, total(share('whole')));
    } else {
      sameShares('pots.high', line.high.winners, share('high'));
      sameShares('pots.low', line.low.winners, share('low'));
      check.same('pots.high.amount', line.high.amount, total(share('high')));
      check.same('pots.low.amount', line.low.amount, total(share('low')));
    }
  });

  function sameShares(field: string, wanted: Record<string, Chips>, got: Record<string, Chips>): void {
    if (rough) check.same(`${field}.winners`, Object.keys(wanted).sort(), Object.keys(got).sort());
    else check.same(field, nonZero(wanted), got);
  }
}

const total = (shares: Record<string, Chips>): Chips => Object.values(shares).reduce((sum, amount) => sum + amount, 0);

/** Without the seats that got nothing (half of a one-chip pot), but with `keep`, if only it is there. */
function nonZero(shares: Record<string, Chips>, keep?: number): Record<string, Chips> {
  const rest = Object.fromEntries(Object.entries(shares).filter(([, amount]) => amount > 0));
  return keep !== undefined && Object.keys(rest).length === 0 ? { [String(keep)]: 0 } : rest;
}
