import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A text that fixes everything drawn from it. Any text is a seed. */
export type Seed = string;

/** A source of seeded chance. */
export interface Rng {
  /** A whole number in [0, n), each as likely as the others; n in [1, 2^31]. */
  int(n: number): number;
}

/**
 * A generator for a seed: same seed, same numbers, on every machine.
 *
 * The text is spread over the 128 bits of xoroshiro128+ (pure-rand), so that more than 2^32 shuffles can be reached.
 */
export function makeRng(seed: Seed): Rng {
  const generator = xoroshiro128plusFromState(stateOf(seed));
  return { int: (n) => uniformInt(generator, 0, n - 1) };
}

/** A seed for one purpose, derived from another: drawing from one never moves the other. */
export function deriveSeed(seed: Seed, ...purpose: readonly (string | number)[]): Seed {
  return [seed, ...purpose].join('/');
}

/** Four 32-bit words from a text: FNV-1a over it with four offsets, then MurmurHash3's finalizer. */
function stateOf(seed: Seed): number[] {
  return [0x811c9dc5, 0x2b5f1a37, 0x7d3c90eb, 0xe4a6f251].map((offset) => {
    let hash = offset;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  });
}
