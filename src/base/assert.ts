/** Throws when the condition does not hold: for our own mistakes only, never for input. */
export function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`broken rule: ${what}`);
}

/** The value, which must be there; throws otherwise (our own mistake). */
export function must<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`);
  return value;
}

/** Ends a `switch` over a union: does not compile while a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`impossible case: ${JSON.stringify(value)}`);
}
