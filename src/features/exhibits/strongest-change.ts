/** Returns the index of the largest proportion; a change from or to 0 is the strongest. */
export function strongestChangeIndex(results: readonly { before: number; after: number }[]) {
  const changes = results.map(({ before, after }) =>
    before > 0 && after > 0 ? Math.max(after / before, before / after) : Number.POSITIVE_INFINITY,
  );
  return changes.indexOf(Math.max(...changes));
}
