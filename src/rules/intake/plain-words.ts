import type { PlainWord } from '../../schemas/intake-library.ts';

const STARTS_WITH_VOWEL = /^[aeiou]/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "an attorney" must become "a lawyer": the article follows the new word. */
function article(found: string, word: string) {
  const right = STARTS_WITH_VOWEL.test(word) ? 'an' : 'a';
  return found.startsWith('A') ? capitalized(right) : right;
}

/**
 * Puts plainer words in the place of harder ones and keeps capitals and articles right.
 * In: a text and the pairs; where several fit, the first does. Out: the text, unchanged when nothing fits.
 */
export function inPlainWords(text: string, words: readonly PlainWord[]): string {
  const plainer = new Map(words.map(({ from, to }) => [from.toLowerCase(), to]));
  const hard = words.map(({ from }) => escaped(from)).join('|');
  // A word joined by a hyphen is another word: "attorney-client relationship" has no plainer name in law.
  const pattern = new RegExp(`(?<![\\w-])(?:(an?)(\\s+))?(${hard})(?![\\w-])`, 'gi');
  return text.replace(pattern, (all, found: string | undefined, gap: string, old: string) => {
    const to = plainer.get(old.toLowerCase());
    if (!to || to === old) return all;
    const word = /^[A-Z]/.test(old) ? capitalized(to) : to;
    return found ? `${article(found, word)}${gap}${word}` : word;
  });
}
