import { closestWord } from '../../../text/closest-word.ts';
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

/** What the list without articles is called in addresses: no category may be. */
export const TAKEN_CATEGORY = 'none';

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

/** Letters a category may differ by from a known one and still be taken for it. */
const CATEGORY_SLIPS_MAX = 1;

/** What does not make another category of a name: its case, and how "and" is written. */
const spelled = (category: string) => category.toLowerCase().replace(/\band\b/g, '&');

/** The known category that was meant; undefined when the name is a known one as it is, or is new. */
export function misspelledCategory(category: string): string | undefined {
  if (BLOG_CATEGORIES.includes(category)) return undefined;
  const known = BLOG_CATEGORIES.map(spelled);
  const meant = closestWord(spelled(category), known, () => CATEGORY_SLIPS_MAX);
  return meant === undefined ? undefined : BLOG_CATEGORIES[known.indexOf(meant)];
}

/** What to write instead of a category; undefined where it is valid. Its address consists of its letters and digits. */
export function expectedCategory(category: string): string | undefined {
  const known = misspelledCategory(category);
  if (known) return `a category; did you mean "${known}"?`;
  const slug = slugOf(category);
  if (slug === '') return 'a category with letters or digits in it';
  return slug === TAKEN_CATEGORY
    ? 'another category: lists without articles have this one'
    : undefined;
}
