/** The one place that time comes from. */
export interface Clock {
  /** Resolves after so many milliseconds; at once, but never in the same turn, for 0. */
  wait(ms: number): Promise<void>;
}

export const browserClock: Clock = {
  wait: (ms) => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))),
};
