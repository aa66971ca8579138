/** Changes of a letter that still count as a slip of the pen, by the length of the word meant. */
const slipsAllowed = (word: string) => Math.max(2, Math.floor(word.length / 3));

/** Letters to add, drop or change to make one word of the other (Levenshtein). */
function distance(a: string, b: string) {
  const others = [...b];
  let row = [0, ...others.keys().map((index) => index + 1)];
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of others.entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * What somebody meant to write.
 * In: a word, the words there are. Out: the one nearest to it, or undefined when none is near enough to be a slip.
 */
export function closestWord(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((candidate) => ({ candidate, slips: distance(word, candidate) }))
    .filter(
      ({ candidate, slips }) =>
        slips <= slipsAllowed(candidate) || (word.length > 2 && candidate.includes(word)),
    )
    .toSorted((a, b) => a.slips - b.slips);
  return near[0]?.candidate;
}
