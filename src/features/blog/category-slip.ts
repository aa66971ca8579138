import { closestWord } from '../../text/closest-word.ts';
import { BLOG_CATEGORIES } from './categories.ts';

/** Letters a category may differ by from a known one and still be taken for it. */
const CATEGORY_SLIPS_MAX = 1;

/** What does not make another category of a name: its case, and how "and" is written. */
const spelled = (category: string) => category.toLowerCase().replace(/\band\b/g, '&');

/**
 * Tells a known category misspelled from a new one.
 * In: a category as an article writes it. Out: the known one that was meant; undefined when it is written so, or is new.
 */
export function misspelledCategory(category: string): string | undefined {
  if (BLOG_CATEGORIES.includes(category)) return undefined;
  const known = BLOG_CATEGORIES.map(spelled);
  const meant = closestWord(spelled(category), known, () => CATEGORY_SLIPS_MAX);
  return meant === undefined ? undefined : BLOG_CATEGORIES[known.indexOf(meant)];
}
