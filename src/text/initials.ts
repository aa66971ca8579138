import { firstCharacters } from './characters.ts';

const LEADING_ARTICLE = /^the\s+/i;

/** Returns the first letters of two words: "NT" for "The Northbar Editorial Team". */
export function initials(name: string) {
  const words = name.replace(LEADING_ARTICLE, '').trim().split(/\s+/).filter(Boolean);
  const outerWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return outerWords.map((word) => firstCharacters(word ?? '', 1).toUpperCase()).join('');
}
