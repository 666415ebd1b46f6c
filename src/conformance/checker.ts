/** One disagreement: the field's name, what the file says and what we say, as text. */
interface Difference {
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
}

/** Compares field by field and remembers how many were compared and which differ. */
export interface Checker {
  same(field: string, expected: unknown, actual: unknown): void;
  readonly compared: ReadonlyMap<string, number>;
  readonly differences: readonly Difference[];
}

export function makeChecker(): Checker {
  const compared = new Map<string, number>();
  const differences: Difference[] = [];
  return {
    compared,
    differences,
    same(field, expected, actual) {
      compared.set(field, (compared.get(field) ?? 0) + 1);
      const [wanted, got] = [canonical(expected), canonical(actual)];
      if (wanted !== got) differences.push({ field, expected: wanted, actual: got });
    },
  };
}

/** Text that is equal for equal data, whatever the order of an object's keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
