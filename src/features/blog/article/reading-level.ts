import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** A sentence ends at one of these when a space or the end follows, so that "3.5" and "e.g.," go on. */
const SENTENCE_END = /[.!?]+["')\]]*(?=\s|$)/;
/** A figure has no syllables to count, so it is no word here. */
const WORD = /\S*\p{L}\S*/gu;

/** Articles say the same words over and over, and an irregular plural is looked for in a long list. */
const syllables = new Map<string, number>();

/**
 * School grade that running text asks of its reader (Flesch-Kincaid). For the build only: it brings a word list.
 * The text is plain, one paragraph a line (see proseOf). The least is "Grade 1"; undefined when there are no
 * words.
 */
export function readingLevel(text: string): string | undefined {
  const sentences = text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const sum = words.reduce((count, word) => count + syllables.getOrInsertComputed(word, syllable), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: sum });
  return `Grade ${Math.max(1, Math.round(grade))}`;
}
