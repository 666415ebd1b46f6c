import * as v from 'valibot';
import { type Checker, makeChecker } from './checker.ts';
import { checkEval, checkOrder, type StrengthOrder } from './evalLines.ts';
import { evalLine, playLine, showdownLine } from './lines.ts';
import { checkPlay } from './playLines.ts';
import { checkShowdown } from './showdownLines.ts';

/** The files that can be checked, by their path in a folder of expected results. */
export const CONFORMANCE_FILES = [
  'eval.jsonl',
  'showdown.jsonl',
  'playouts.jsonl',
  'hard.jsonl',
  'real/real.jsonl',
] as const;
export type ConformanceFile = (typeof CONFORMANCE_FILES)[number];

/** What checking one file came to; a line is one test. */
export interface FileReport {
  readonly file: ConformanceFile;
  readonly passed: number;
  readonly failed: number;
  /** How often each field was compared. */
  readonly compared: ReadonlyMap<string, number>;
  /** In words, one entry a failed line. */
  readonly failures: readonly string[];
}

/** Checks every line of a file; a line that cannot be read is a failure. */
export function checkFile(file: ConformanceFile, text: string): FileReport {
  const order: StrengthOrder = [];
  const check = lineCheckOf(file, order);
  const compared = new Map<string, number>();
  const failures = new Map<string, string>();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  lines.forEach((line, i) => {
    const name = nameOf(line, i);
    const checker = makeChecker();
    try {
      check(JSON.parse(line), checker);
    } catch (thrown) {
      failures.set(name, `${name}: ${reasonOf(thrown)}`);
    }
    for (const [field, count] of checker.compared) compared.set(field, (compared.get(field) ?? 0) + count);
    const [first] = checker.differences;
    if (first !== undefined)
      failures.set(name, `${name}: ${checker.differences.map(inWords).join('\n    ')}\n    ${line}`);
  });
  checkOrder(order, (id, what) => failures.set(id, `${id}: high.strength ${what}`));
  if (order.length > 0) compared.set('high.strength', order.length);
  const failed = failures.size;
  return { file, passed: lines.length - failed, failed, compared, failures: [...failures.values()] };
}

function lineCheckOf(file: ConformanceFile, order: StrengthOrder): (json: unknown, checker: Checker) => void {
  switch (file) {
    case 'eval.jsonl':
      return (json, checker) => checkEval(v.parse(evalLine, json), checker, order);
    case 'showdown.jsonl':
      return (json, checker) => checkShowdown(v.parse(showdownLine, json), checker);
    case 'playouts.jsonl':
    case 'hard.jsonl':
    case 'real/real.jsonl':
      return (json, checker) => checkPlay(v.parse(playLine, json), checker);
  }
}

/** The line's own id, or its number when it has none that can be read. */
const nameOf = (line: string, index: number): string => /"id":\s*"([^"]+)"/.exec(line)?.[1] ?? `line ${index + 1}`;

function reasonOf(thrown: unknown): string {
  if (v.isValiError(thrown)) {
    const [issue] = thrown.issues;
    return `unread: ${issue.message} at ${v.getDotPath(issue) ?? 'the line'}`;
  }
  return `failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
}

const inWords = (difference: { field: string; expected: string; actual: string }): string =>
  `${difference.field}: expected ${difference.expected}, got ${difference.actual}`;
