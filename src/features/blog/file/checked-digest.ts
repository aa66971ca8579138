import { wordsDigest } from '../../../content/words-digest.ts';
import type { HeaderBlock, HeaderField } from './header-block.ts';

/** What of an article states facts: not who wrote it, when, and under which address. */
const CHECKED = ['title', 'excerpt', 'meta_description'] as const satisfies HeaderField[];

/** An article as its file says it, {brand} in its places, in; the digest that a check of its facts carries, out. */
export function checkedDigest({ fields, body }: HeaderBlock): string {
  return wordsDigest(...CHECKED.map((field) => fields.get(field)?.value), body);
}
