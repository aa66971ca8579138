import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { wordCount } from './word-count.ts';

/** A sentence ends at one of these when a space or the end follows, so that "3.5" and "e.g.," go on. */
const SENTENCE_END = /[.!?]+["')\]]*(?=\s|$)/;

/**
 * School grade that running text asks of its reader (Flesch-Kincaid). For the build only: it brings a word list.
 * In: plain text, one paragraph a line (see proseOf). Out: "Grade 9"; undefined when there are no words.
 */
export function readingLevel(text: string): string | undefined {
  const sentences = text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const word = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0);
  if (word === 0) return undefined;
  const grade = fleschKincaid({ sentence: sentences.length, word, syllable: syllable(text) });
  return `Grade ${Math.max(1, Math.round(grade))}`;
}
