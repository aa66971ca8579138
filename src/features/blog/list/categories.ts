import { slugOf } from '../../../text/slug.ts';
import { categoryPath } from '../blog-path.ts';

/** Category of an article that names none. */
export const DEFAULT_CATEGORY = 'Legal Marketing';

/** The categories in the order in which lists show them; a category that only an article names comes after them. */
export const BLOG_CATEGORIES: readonly string[] = [
  'Best Marketing Practices',
  'SEO & PPC',
  'SEO/GEO (AI Search)',
  'Web Design',
  DEFAULT_CATEGORY,
];

/** The list without articles has this name in addresses, so no category may have it. */
export const RESERVED_CATEGORY = 'none';

/** Every category that has an article, with their number and the path of its list, in the order of lists. */
export function categoryCounts(posts: readonly { category: string }[]) {
  const named = Map.groupBy(posts, ({ category }) => category);
  const others = [...named.keys()].filter((name) => !BLOG_CATEGORIES.includes(name));
  const ordered = [...BLOG_CATEGORIES, ...others.toSorted((a, b) => a.localeCompare(b))];
  return ordered.flatMap((category) => {
    const { length: count } = named.get(category) ?? [];
    return count ? [{ category, count, path: categoryPath(category) }] : [];
  });
}
export type CategoryCount = ReturnType<typeof categoryCounts>[number];

/** Names that differ only in case or in how "and" is written are one category. */
const spelled = (category: string) => category.toLowerCase().replace(/\band\b/g, '&');

/** Returns the known category that a name spells in another way; undefined for any other name. */
export const misspelledCategory = (category: string): string | undefined =>
  BLOG_CATEGORIES.find((known) => known !== category && spelled(known) === spelled(category));

/** Returns what to write instead of a category; undefined where it is valid. Its address consists of its letters and digits. */
export function expectedCategory(category: string): string | undefined {
  const known = misspelledCategory(category);
  if (known) return `a category; did you mean "${known}"?`;
  const slug = slugOf(category);
  if (slug === '') return 'a category with letters or digits in it';
  return slug === RESERVED_CATEGORY
    ? 'another category: lists without articles have this one'
    : undefined;
}
