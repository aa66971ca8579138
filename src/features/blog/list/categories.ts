import { slugOf } from '../../../text/slug.ts';
import { categoryPath } from '../blog-path.ts';

/** Category of an article without a category. */
export const DEFAULT_CATEGORY = 'Legal Marketing';

/** The categories in the order of lists. Other categories of articles come after them. */
export const BLOG_CATEGORIES: readonly string[] = [
  'Best Marketing Practices',
  'SEO & PPC',
  'SEO/GEO (AI Search)',
  'Web Design',
  DEFAULT_CATEGORY,
];

/** Name of the empty list in addresses. No category may have it. */
export const RESERVED_CATEGORY = 'none';

/** Returns the categories with articles in the order of lists, with the number of articles and the path of the list. */
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

/** Returns a name for comparing: case and the spelling of "and" do not matter. */
const spelled = (category: string) => category.toLowerCase().replace(/\band\b/g, '&');

/** Returns the known category of which a name is another spelling; undefined if there is none. */
export const misspelledCategory = (category: string): string | undefined =>
  BLOG_CATEGORIES.find((known) => known !== category && spelled(known) === spelled(category));

/** Returns the expected value, for a message, if a category is invalid; undefined if it is valid. */
export function expectedCategory(category: string): string | undefined {
  const known = misspelledCategory(category);
  if (known) return `a category; did you mean "${known}"?`;
  const slug = slugOf(category);
  if (slug === '') return 'a category with letters or digits in it';
  return slug === RESERVED_CATEGORY
    ? 'another category: lists without articles have this one'
    : undefined;
}
