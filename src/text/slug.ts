/** Ids that come of content begin so, and no other id of a page does: a heading "Mobile menu" never meets the menu. */
const SPACE = 'text-';

/** The id in a page of what content calls by a name, and back. */
export const textId = (name: string) => SPACE + name;
export const nameInText = (id: string) => id.slice(SPACE.length);

/**
 * Returns the part of an address made from words: lower case, without punctuation and accents, joined by hyphens. It
 * is empty when nothing is left.
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
