import type { Clock } from './clock.ts';

/** A wait that can be cut short. */
export interface Wait {
  /** Resolves after so many milliseconds, or with the next `end`. */
  for(ms: number): Promise<void>;
  end(): void;
}

/** Waits one after another. */
export function makeWait(clock: Clock): Wait {
  let end: () => void = () => {};
  return {
    for: (ms) =>
      Promise.race([
        clock.wait(ms),
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      ]),
    end: () => end(),
  };
}

/** Something that lets through only while it is open. */
export interface Gate {
  /** Resolves once the gate is open. */
  passed(): Promise<void>;
  /** Has everybody who waits look again whether it is open. */
  tell(): void;
}

export function makeGate(isOpen: () => boolean): Gate {
  let waiting: (() => void)[] = [];
  return {
    async passed() {
      while (!isOpen())
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
    },
    tell() {
      const all = waiting;
      waiting = [];
      for (const look of all) look();
    },
  };
}
