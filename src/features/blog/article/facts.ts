import type { CheerioAPI } from 'cheerio';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * `templates` counts quotes, blocks of code and formulas in tables. `sources` counts the different
 * pages of other sites.
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

export function countedQuality({ sources, templates, steps }: ArticleFacts, isSigned: boolean) {
  const counts = [
    ['Outside pages cited', sources],
    ['Texts to copy', templates],
    ['Numbered steps', steps],
  ] as const;
  return [
    ...counts.flatMap(([term, count]) => (count > 0 ? [{ term, text: String(count) }] : [])),
    { term: 'Signed by', text: isSigned ? 'One person, with a profile' : 'No one by name' },
  ];
}

export const WORDS_PER_MINUTE = 200;

const WORD_COUNT_LABELS = [
  { over: 2500, label: 'Comprehensive Guide' },
  { over: 1500, label: 'In-Depth Analysis' },
  { over: 800, label: 'Detailed Overview' },
] as const;

const SHORTEST_LABEL = 'Quick Read';

export function countWords(text: string) {
  return text.split(/\s+/).filter(Boolean).length;
}

export function wordCountLabel(wordCount: number): string {
  return WORD_COUNT_LABELS.find(({ over }) => wordCount > over)?.label ?? SHORTEST_LABEL;
}

export function readingMinutes(wordCount: number) {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}

/** Matches the end of a sentence, but neither "3.5" nor "e.g.,". */
const SENTENCE_END = /[.!?]+["')\]]*(?=\s|$)/;
/** A word contains a letter, because a figure has no syllables. */
const WORD = /\S*\p{L}\S*/gu;

/** A cache, because counting the syllables of a word searches a long list. */
const syllables = new Map<string, number>();

/**
 * Returns the Flesch-Kincaid grade of a plain text with a paragraph per line, for the build only.
 */
export function readingLevel(text: string): string | undefined {
  const sentences = text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const syllableCount = words.reduce(
    (count, word) => count + syllables.getOrInsertComputed(word, syllable),
    0,
  );
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: syllableCount,
  });
  return `Grade ${Math.max(1, Math.round(grade))}`;
}
