/** Prefix of ids from content, so that they differ from all other ids of a page. */
const SPACE = 'text-';

/** Returns the id in a page for an id in content; `nameInText` is the reverse. */
export const textId = (name: string) => SPACE + name;
export const nameInText = (id: string) => id.slice(SPACE.length);

/**
 * Returns a text as a part of an address: lower case, without punctuation and accents, with hyphens between words. The result
 * is empty if no letter or digit is left.
 */
export function slugOf(words: string) {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
