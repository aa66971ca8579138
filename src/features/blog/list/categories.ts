import { slugOf } from '../../../text/slug.ts';
import { categoryPath } from '../blog-path.ts';

export const DEFAULT_CATEGORY = 'Legal Marketing';

/** Lists begin with these categories in this order. Other categories follow. */
export const BLOG_CATEGORIES: readonly string[] = [
  'Best Marketing Practices',
  'SEO & PPC',
  'SEO/GEO (AI Search)',
  'Web Design',
  DEFAULT_CATEGORY,
];

/** No category may have this slug, because the address of the empty list contains it. */
export const RESERVED_CATEGORY = 'none';

export function categoryCounts(posts: readonly { category: string }[]) {
  const byCategory = Map.groupBy(posts, ({ category }) => category);
  const otherCategories = [...byCategory.keys()].filter((name) => !BLOG_CATEGORIES.includes(name));
  const orderedCategories = [
    ...BLOG_CATEGORIES,
    ...otherCategories.toSorted((a, b) => a.localeCompare(b)),
  ];
  return orderedCategories.flatMap((category) => {
    const { length: count } = byCategory.get(category) ?? [];
    return count ? [{ category, count, path: categoryPath(category) }] : [];
  });
}
export type CategoryCount = ReturnType<typeof categoryCounts>[number];

const normalizeCategory = (category: string) => category.toLowerCase().replace(/\band\b/g, '&');

export const misspelledCategory = (category: string): string | undefined =>
  BLOG_CATEGORIES.find(
    (knownCategory) =>
      knownCategory !== category &&
      normalizeCategory(knownCategory) === normalizeCategory(category),
  );

/** Returns the expected value for a message, or undefined for a valid category. */
export function expectedCategory(category: string): string | undefined {
  const knownCategory = misspelledCategory(category);
  if (knownCategory) return `a category; did you mean "${knownCategory}"?`;
  const slug = slugOf(category);
  if (slug === '') return 'a category with letters or digits in it';
  return slug === RESERVED_CATEGORY
    ? 'another category: lists without articles have this one'
    : undefined;
}
