/**
 * Returns the index of the result with the strongest change in proportion. A change from or to 0 is the strongest. There
 * must be at least one result.
 */
export function strongestChange(results: readonly { before: number; after: number }[]) {
  const changes = results.map(({ before, after }) =>
    before > 0 && after > 0 ? Math.max(after / before, before / after) : Number.POSITIVE_INFINITY,
  );
  return changes.indexOf(Math.max(...changes));
}
