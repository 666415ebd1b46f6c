import type { Chips } from '../../rules/config.ts';
import { chipStacks } from './chipStacks.ts';

/** Discs for an amount; the digits stand beside it. */
export function ChipStacks({ amount }: { readonly amount: Chips }) {
  return (
    <span className="chips" aria-hidden="true">
      {chipStacks(amount).map(({ value, height }) => (
        <span key={value} className="stk" data-chip={value} style={{ '--k': height }}>
          {Array.from({ length: height }, (_, disc) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal discs, told apart by their height only
            <i key={disc} style={{ '--j': disc }} />
          ))}
        </span>
      ))}
    </span>
  );
}
