/**
 * Index of the result that changed most in proportion, the one bar to mark; there must be at least one result.
 * A start or an end at 0 counts as the strongest change.
 */
export function strongestChange(results: readonly { before: number; after: number }[]) {
  const changes = results.map(({ before, after }) =>
    before > 0 && after > 0 ? Math.max(after / before, before / after) : Number.POSITIVE_INFINITY,
  );
  return changes.indexOf(Math.max(...changes));
}
