import type { Chips } from '../../rules/config.ts';

const DENOMINATIONS = [25_000, 5000, 1000, 500, 100, 25, 5, 1] as const;
const MOST_STACKS = 2;
const MOST_CHIPS = 4;

export interface ChipStack {
  readonly value: (typeof DENOMINATIONS)[number];
  /** Discs drawn, 1 to 4. */
  readonly height: number;
}

/** How an amount is drawn: its two largest denominations, at most four discs each. The digits beside them count (DESIGN 1.5). */
export function chipStacks(amount: Chips): readonly ChipStack[] {
  const stacks: ChipStack[] = [];
  let rest = amount;
  for (const value of DENOMINATIONS) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    if (count > 0 && stacks.length < MOST_STACKS) stacks.push({ value, height: Math.min(count, MOST_CHIPS) });
  }
  return stacks;
}
