import { firstCharacters } from './characters.ts';

/** Words before a name that are no part of it. */
const ARTICLE = /^the\s+/i;

/** Returns the first letters of the first and last word: "The Northbar Editorial Team" is NT. */
export function initials(name: string) {
  const words = name.replace(ARTICLE, '').trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstCharacters(word ?? '', 1).toUpperCase()).join('');
}
