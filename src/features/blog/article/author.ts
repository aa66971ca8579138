import { firstCharacters } from '../../../text/characters.ts';

/** Words before a name that are no part of it. */
const ARTICLE = /^the\s+/i;

/** Credentials that an author card shows. */
export const AUTHOR_CREDENTIALS_MAX = 3;

const plain = (name: string) => name.trim().toLowerCase();

/** The member of that name, whatever its case. */
export function memberNamed<T extends { name: string }>(
  name: string,
  team: readonly T[],
): T | undefined {
  return team.find((member) => plain(member.name) === plain(name));
}

/** First letters of the first and last word: "The Northbar Editorial Team" is NT. */
export function initials(name: string) {
  const words = name.replace(ARTICLE, '').trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstCharacters(word ?? '', 1).toUpperCase()).join('');
}
