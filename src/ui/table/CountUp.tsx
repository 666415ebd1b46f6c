import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Chips } from '../../rules/config.ts';
import { type Stop, useMotion } from '../motion.ts';
import { useFormat } from '../useFormat.ts';

/** An amount that counts up when it grows. */
export function CountUp({ amount }: { readonly amount: Chips }) {
  const motion = useMotion();
  const format = useFormat();
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  const count = useEffectEvent((): Stop | undefined => {
    const from = shown.current;
    shown.current = amount;
    if (motion.still || amount <= from) return undefined;
    return motion.count(from, amount, (value) => {
      if (ref.current !== null) ref.current.textContent = format.amount(value);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is why it counts
  useLayoutEffect(() => count(), [amount]);
  return <span ref={ref}>{format.amount(amount)}</span>;
}
