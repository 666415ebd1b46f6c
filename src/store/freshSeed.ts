import type { Seed } from '../base/rng.ts';

/** A seed that nobody can foresee: twelve letters and digits, short enough to be told. */
export function freshSeed(): Seed {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters.charAt(byte % letters.length)).join('');
}
