import { slugOf } from '../../../text/slug.ts';
import type { ListQuery } from './list-pages.ts';

/** Names are compared whatever their case; the list of all articles has an empty one. */
const keyOf = (category: string, page: string) => `${category.trim().toLowerCase()}\n${page}`;

/** A page that may be one of a list of articles. */
export type MaybeList = { path: string; list?: ListQuery };

/**
 * Finds the built list that /blog?category=<name or slug>&page=<number> asks for; other parameters change nothing.
 * The function it returns gives the path of the list's file, undefined when no list matches.
 */
export function listFinder(pages: readonly MaybeList[]): (query: URLSearchParams) => string | undefined {
  const files = new Map<string, string>();
  for (const { path, list } of pages) {
    if (!list) continue;
    const { category = '', page } = list;
    for (const name of [category, slugOf(category)]) files.set(keyOf(name, `${page}`), path);
  }
  return (query) => files.get(keyOf(query.get('category') ?? '', query.get('page') || '1'));
}
