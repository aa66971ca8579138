/** Ids from content have this prefix, so that they differ from all other ids of a page. */
const ID_PREFIX = 'text-';

export const prefixedId = (name: string) => ID_PREFIX + name;
export const idWithoutPrefix = (id: string) => id.slice(ID_PREFIX.length);

/** Returns '' if no letter or digit is left. */
export function slugOf(text: string) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
