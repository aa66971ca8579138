function countSlips(a: string, b: string) {
  const [from, to] = [[...a], [...b]];
  const rows = [[0, ...to.map((_, index) => index + 1)]];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    rows.push(row);
    for (const [j, other] of to.entries()) {
      const isSwap = letter === to[j - 1] && other === from[i - 1];
      row.push(
        Math.min(
          at(i, j) + (letter === other ? 0 : 1),
          at(i, j + 1) + 1,
          at(i + 1, j) + 1,
          isSwap ? at(i - 1, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** `slipsAllowed` returns the maximum number of typing errors for a word of this length. */
export function closestWord(
  word: string,
  words: readonly string[],
  slipsAllowed: (length: number) => number,
): string | undefined {
  return words
    .map((candidate) => ({ candidate, slips: countSlips(word, candidate) }))
    .filter(({ candidate, slips }) => slips <= slipsAllowed(candidate.length))
    .toSorted((a, b) => a.slips - b.slips)[0]?.candidate;
}
