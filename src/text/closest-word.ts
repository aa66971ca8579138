function countSlips(word: string, candidate: string) {
  const [wordLetters, candidateLetters] = [[...word], [...candidate]];
  const rows = [[0, ...candidateLetters.map((_, index) => index + 1)]];
  const slipsAt = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (const [i, letter] of wordLetters.entries()) {
    const row = [i + 1];
    rows.push(row);
    for (const [j, otherLetter] of candidateLetters.entries()) {
      const isSwap = letter === candidateLetters[j - 1] && otherLetter === wordLetters[i - 1];
      row.push(
        Math.min(
          slipsAt(i, j) + (letter === otherLetter ? 0 : 1),
          slipsAt(i, j + 1) + 1,
          slipsAt(i + 1, j) + 1,
          isSwap ? slipsAt(i - 1, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return slipsAt(wordLetters.length, candidateLetters.length);
}

/** `maxSlips` returns the maximum number of typing errors for a word of this length. */
export function closestWord(
  word: string,
  words: readonly string[],
  maxSlips: (length: number) => number,
): string | undefined {
  return words
    .filter(({ length }) => Math.abs(length - word.length) <= maxSlips(length))
    .map((candidate) => ({ candidate, slips: countSlips(word, candidate) }))
    .filter(({ candidate, slips }) => slips <= maxSlips(candidate.length))
    .toSorted((a, b) => a.slips - b.slips)[0]?.candidate;
}
