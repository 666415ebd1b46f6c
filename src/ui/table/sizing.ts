import type { Chips } from '../../rules/config.ts';
import type { PlayerView } from '../../rules/view.ts';

/** The bounds of a bet or raise, as the rules gave them. */
export interface Bounds {
  readonly min: Chips;
  readonly max: Chips;
  readonly step: Chips;
}

/** All that sizing needs to know about my decision. */
export interface Decision extends Bounds {
  /** A bet opens the round; otherwise it is a raise. */
  readonly kind: 'bet' | 'raise';
  /** Whether there is a size to choose: not in fixed limit, and not when only one amount is legal. */
  readonly sizable: boolean;
  /** One big blind. */
  readonly nudge: Chips;
  readonly presets: readonly Preset[];
}

export interface Preset {
  readonly name: 'min' | 'half' | 'twoThirds' | 'pot' | 'max';
  readonly to: Chips;
  /** The size cannot be made: it lies outside the legal range. */
  readonly outside: boolean;
}

const FRACTIONS = { half: 1 / 2, twoThirds: 2 / 3, pot: 1 } as const;

/** What I may bet or raise to; `undefined` when it is not my turn or I may not. */
export function decisionOf(view: PlayerView): Decision | undefined {
  const raise = view.legal?.raise;
  const me = view.players[view.hero];
  if (view.legal === undefined || raise === undefined || me === undefined) return undefined;
  const opens = view.street !== 'preflop' && view.players.every((player) => player.bet === 0);
  const price = me.bet + view.legal.callCost;
  const after = view.pot + view.legal.callCost;
  return {
    ...raise,
    kind: opens ? 'bet' : 'raise',
    sizable: view.config.betting.type !== 'fixedLimit' && raise.min < raise.max,
    nudge: view.config.bigBlind,
    presets: presetsOf(raise, price, after, {
      potLimit: view.config.betting.type === 'potLimit',
      allIn: me.bet + me.stack,
    }),
  };
}

/**
 * The sizes offered: fractions of the pot after calling, `price + f × after` (TABLE 5.3).
 *
 * In pot limit the pot is the legal maximum to the chip (R17), and no other maximum is shown but all-in, when the stack ends first.
 */
export function presetsOf(
  bounds: Bounds,
  price: Chips,
  after: Chips,
  limits: { readonly potLimit: boolean; readonly allIn: Chips },
): readonly Preset[] {
  const sized = (name: keyof typeof FRACTIONS): Preset => {
    const exact = price + FRACTIONS[name] * after;
    return { name, to: toGrid(exact, bounds), outside: exact < bounds.min || exact > bounds.max };
  };
  const presets: Preset[] = [{ name: 'min', to: bounds.min, outside: false }, sized('half'), sized('twoThirds')];
  const stackEnds = bounds.max === limits.allIn;
  if (limits.potLimit) {
    presets.push({ name: stackEnds ? 'max' : 'pot', to: bounds.max, outside: false });
  } else {
    presets.push(sized('pot'), { name: 'max', to: bounds.max, outside: false });
  }
  return presets;
}

/** The nearest legal amount below: a multiple of the step, or an end of the range. */
export function toGrid(amount: Chips, bounds: Bounds): Chips {
  return clamp(Math.floor(amount / bounds.step + 1e-9) * bounds.step, bounds);
}

const clamp = (amount: Chips, { min, max }: Bounds): Chips => Math.min(max, Math.max(min, amount));

/** Some big blinds more or fewer. */
export const nudged = (amount: Chips, times: number, { nudge, ...bounds }: Bounds & { readonly nudge: Chips }): Chips =>
  clamp(amount + times * nudge, bounds);

/** Where the slider's thumb was put, on a grid of big blinds above the minimum; both ends can be reached. */
export function slidTo(raw: Chips, { min, max, nudge }: Bounds & { readonly nudge: Chips }): Chips {
  if (max - raw < nudge / 2) return max;
  return Math.min(max, min + Math.round((raw - min) / nudge) * nudge);
}

export type Typed =
  | { readonly type: 'legal'; readonly to: Chips }
  | { readonly type: 'outOfBounds'; readonly nearest: Chips }
  | { readonly type: 'notANumber' };

/** What a typed amount means; `undefined` when it was no number. */
export function checkTyped(amount: Chips | undefined, bounds: Bounds): Typed {
  if (amount === undefined) return { type: 'notANumber' };
  if (amount < bounds.min || amount > bounds.max) return { type: 'outOfBounds', nearest: clamp(amount, bounds) };
  const onGrid = amount === bounds.min || amount === bounds.max || amount % bounds.step === 0;
  return onGrid ? { type: 'legal', to: amount } : { type: 'outOfBounds', nearest: toGrid(amount, bounds) };
}

/** Chips in the pot for each chip to call, as the first number of "4.2 : 1". */
export const potOdds = (pot: Chips, callCost: Chips): number => pot / callCost;
