import { must } from '../../src/base/assert.ts';

type Axes = Readonly<Record<string, readonly unknown[]>>;
/** One value on each axis. */
export type Row<A extends Axes> = { readonly [K in keyof A]: A[K][number] };

/**
 * Rows in which any two values of different axes meet at least once, in the same order every time.
 *
 * Greedy: each row begins with a pair that has not met, and takes on every other axis the value that brings most new meetings.
 */
export function pairwise<A extends Axes>(axes: A): readonly Row<A>[] {
  const names = Object.keys(axes);
  const left = new Set(allPairs(names, axes));
  const rows: Row<A>[] = [];
  for (let pair = first(left); pair !== undefined; pair = first(left)) {
    const row = new Map<string, number>(
      pair.split('|').map((part) => {
        const [axis, index] = part.split(':');
        return [must(axis, 'axis'), Number(index)];
      }),
    );
    for (const axis of names) if (!row.has(axis)) row.set(axis, best(axis, row));
    for (const met of pairsOf(row)) left.delete(met);
    rows.push(Object.fromEntries(names.map((axis) => [axis, axes[axis]?.[row.get(axis) ?? 0]])) as Row<A>);
  }
  return rows;

  function best(axis: string, row: ReadonlyMap<string, number>): number {
    const news = (axes[axis] ?? []).map(
      (_, index) => [...row].filter(([other, at]) => left.has(pairName(axis, index, other, at))).length,
    );
    // where nothing is new, another value each time
    const most = Math.max(...news);
    return most === 0 ? rows.length % news.length : news.indexOf(most);
  }
}

function first(left: ReadonlySet<string>): string | undefined {
  for (const pair of left) return pair;
  return undefined;
}

function pairName(axis: string, index: number, other: string, at: number): string {
  return axis < other ? `${axis}:${index}|${other}:${at}` : `${other}:${at}|${axis}:${index}`;
}

const pairsOf = (row: ReadonlyMap<string, number>): string[] =>
  [...row].flatMap(([axis, index], i) => [...row].slice(i + 1).map(([other, at]) => pairName(axis, index, other, at)));

function allPairs(names: readonly string[], axes: Axes): string[] {
  return names.flatMap((axis, i) =>
    names
      .slice(i + 1)
      .flatMap((other) =>
        (axes[axis] ?? []).flatMap((_, index) => (axes[other] ?? []).map((__, at) => pairName(axis, index, other, at))),
      ),
  );
}
