import { isDeepStrictEqual } from 'node:util';

/** Which of the old items a new one is, moved or changed; undefined when it is none of them. */
export type Origin = number | undefined;

/** Length of the longest common run of items, from each pair of places to the ends. */
function commonLengths(before: readonly unknown[], after: readonly unknown[]) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const line = lengths[row];
      if (!line) continue;
      line[column] = isDeepStrictEqual(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  return at;
}

/**
 * Where each item of a changed list comes from. What is equal in the same order stays; an item that was moved is found
 * again by its value; of the others those in the same gap are taken for changed ones.
 */
export function originsOf(before: readonly unknown[], after: readonly unknown[]): Origin[] {
  const common = commonLengths(before, after);
  const origins: Origin[] = after.map(() => undefined);
  const stays = new Set<number>();
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (isDeepStrictEqual(before[row], after[column])) {
      origins[column++] = row;
      stays.add(row++);
    } else if (common(row + 1, column) >= common(row, column + 1)) row++;
    else column++;
  }
  const left = new Set(before.keys().filter((index) => !stays.has(index)));
  for (const [index, origin] of origins.entries()) {
    const moved =
      origin === undefined
        ? [...left].find((old) => isDeepStrictEqual(before[old], after[index]))
        : undefined;
    if (moved === undefined) continue;
    origins[index] = moved;
    left.delete(moved);
  }
  let from = 0;
  for (const [index, origin] of origins.entries()) {
    if (origin !== undefined) {
      if (stays.has(origin)) from = origin + 1;
      continue;
    }
    // Only what stood in this gap: up to the next item that stays.
    let until = from;
    while (until < before.length && !stays.has(until)) until++;
    const old = [...left].find((place) => place >= from && place < until);
    if (old === undefined) continue;
    origins[index] = old;
    left.delete(old);
  }
  return origins;
}
