/** Words read in a minute. */
export const WORDS_PER_MINUTE = 200;

/** Words an article must exceed for each label, longest first. */
const WORD_COUNT_LABELS = [
  { over: 2500, label: 'Comprehensive Guide' },
  { over: 1500, label: 'In-Depth Analysis' },
  { over: 800, label: 'Detailed Overview' },
] as const;

/** Label of every shorter article. */
const SHORTEST_LABEL = 'Quick Read';

/** Plain text in, number of words out: what stands between white space. */
export function wordCount(text: string) {
  return text.split(/\s+/).filter(Boolean).length;
}

export function wordCountLabel(words: number): string {
  return WORD_COUNT_LABELS.find(({ over }) => words > over)?.label ?? SHORTEST_LABEL;
}

/** Number of words in, minutes out: rounded up, at least one. */
export function readingMinutes(words: number) {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
