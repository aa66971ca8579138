import type { CheerioAPI } from 'cheerio';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * Counts second-level headings, tables, different outside pages that the article links to, texts to copy (quoted
 * templates, blocks of code, formulas in tables) and entries of numbered lists.
 */
export function articleFacts($: CheerioAPI) {
  const links = $('a[href^="http"]')
    .toArray()
    .map((link) => $(link).attr('href'));
  const formulas = $('td code').filter((_, code) => $(code).text().trim().startsWith('='));
  return {
    parts: $('h2').length,
    tables: $('table').length,
    sources: new Set(links).size,
    templates: $('blockquote, pre').length + formulas.length,
    steps: $('ol > li').length,
  };
}
export type ArticleFacts = ReturnType<typeof articleFacts>;

/** Returns what anyone can count for the quality of an article. A count of zero has no row. */
export function countedQuality({ sources, templates, steps }: ArticleFacts, signed: boolean) {
  const counts = [
    ['Outside pages cited', sources],
    ['Texts to copy', templates],
    ['Numbered steps', steps],
  ] as const;
  return [
    ...counts.flatMap(([term, count]) => (count > 0 ? [{ term, text: String(count) }] : [])),
    { term: 'Signed by', text: signed ? 'One person, with a profile' : 'No one by name' },
  ];
}

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

/** The number of words of a plain text, separated by white space. */
export function wordCount(text: string) {
  return text.split(/\s+/).filter(Boolean).length;
}

export function wordCountLabel(words: number): string {
  return WORD_COUNT_LABELS.find(({ over }) => words > over)?.label ?? SHORTEST_LABEL;
}

/** Returns the minutes for a number of words, rounded up and at least one. */
export function readingMinutes(words: number) {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** A sentence ends at one of these when a space or the end follows, so that "3.5" and "e.g.," go on. */
const SENTENCE_END = /[.!?]+["')\]]*(?=\s|$)/;
/** A figure has no syllables to count, so it is no word here. */
const WORD = /\S*\p{L}\S*/gu;

/** Articles say the same words over and over, and an irregular plural is looked for in a long list. */
const syllables = new Map<string, number>();

/**
 * Returns the school grade that running text requires (Flesch-Kincaid), undefined without words. Only the build calls it, since
 * it loads a word list. The text is plain, one paragraph a line (see proseOf).
 */
export function readingLevel(text: string): string | undefined {
  const sentences = text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const sum = words.reduce(
    (count, word) => count + syllables.getOrInsertComputed(word, syllable),
    0,
  );
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: sum });
  return `Grade ${Math.max(1, Math.round(grade))}`;
}
