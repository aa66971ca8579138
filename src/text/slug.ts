/**
 * Part of an address made from words: lower case, without punctuation and accents, joined by hyphens. Empty when
 * nothing is left.
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
