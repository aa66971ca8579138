import type { CheerioAPI } from 'cheerio';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * Counts in an article: headings of level 2, tables, different linked pages of other sites, texts to copy (quoted templates,
 * blocks of code, formulas in tables) and items of numbered lists.
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

/** Returns rows with counts that show the quality of an article. A count of zero has no row. */
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

/** Reading speed for estimates. */
export const WORDS_PER_MINUTE = 200;

/** Labels by the number of words that an article must exceed, longest first. */
const WORD_COUNT_LABELS = [
  { over: 2500, label: 'Comprehensive Guide' },
  { over: 1500, label: 'In-Depth Analysis' },
  { over: 800, label: 'Detailed Overview' },
] as const;

/** Label of shorter articles. */
const SHORTEST_LABEL = 'Quick Read';

/** Returns the number of words in a plain text. White space separates words. */
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

/** Matches the end of a sentence. A space or the end of the text must follow, so "3.5" and "e.g.," do not match. */
const SENTENCE_END = /[.!?]+["')\]]*(?=\s|$)/;
/** Matches a word with a letter. A figure does not count, because it has no syllables. */
const WORD = /\S*\p{L}\S*/gu;

/** Numbers of syllables by word. They are cached, because articles repeat words and counting searches a long list. */
const syllables = new Map<string, number>();

/**
 * Returns the school grade that a text requires (Flesch-Kincaid); undefined without words. `text` is plain, with a paragraph
 * per line (see proseOf). Only the build calls this function, because it loads a long list of words.
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
