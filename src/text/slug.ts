/**
 * Part of an address made from words.
 * In: a title or a name. Out: lower case, punctuation and accents gone, words joined by hyphens; empty when nothing
 * of it is left.
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
