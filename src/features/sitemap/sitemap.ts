/** One public page as the build finds it. */
export type SitemapPage = {
  /** Path from the root, escaped: "/about". */
  path: string;
  /** What a visitor knows it by: "Legal SEO". */
  name: string;
  /** Day or moment of publication in W3C form, on articles. */
  published?: string;
};

type ChangeFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** Groups of the page /sitemap in their order, each with its lists; a list with a label has one over it. */
export const SITEMAP_GROUPS = [
  { name: 'Main Pages', lists: [{ id: 'main' }, { id: 'team', label: 'Team' }] },
  { name: 'Services', lists: [{ id: 'services' }, { id: 'cities', label: 'Law Firm Marketing by City' }] },
  { name: 'Practice Areas', lists: [{ id: 'practice-areas' }] },
  { name: 'Resources and Research', lists: [{ id: 'resources' }] },
  { name: 'Free Tools', lists: [{ id: 'tools' }] },
  { name: 'Legal and Information', lists: [{ id: 'legal' }] },
  { name: 'Blog Posts', lists: [{ id: 'posts' }] },
] as const satisfies readonly { name: string; lists: readonly { id: string; label?: string }[] }[];

export type SitemapList = (typeof SITEMAP_GROUPS)[number]['lists'][number]['id'];

export type SitemapRule = {
  paths: RegExp;
  list: SitemapList;
  /** From 0.0 to 1.0, relative to the other pages of this site. */
  priority: number;
  frequency: ChangeFrequency;
};

/** What each kind of page is to crawlers and readers; the first row that matches a path holds. */
export const SITEMAP_RULES: readonly SitemapRule[] = [
  { paths: /^\/$/, list: 'main', priority: 1, frequency: 'weekly' },
  { paths: /^\/about$/, list: 'main', priority: 0.9, frequency: 'monthly' },
  { paths: /^\/pricing$/, list: 'main', priority: 0.9, frequency: 'monthly' },
  { paths: /^\/blog$/, list: 'main', priority: 0.9, frequency: 'daily' },
  { paths: /^\/team\//, list: 'team', priority: 0.7, frequency: 'monthly' },
  { paths: /^\/services\//, list: 'services', priority: 0.8, frequency: 'monthly' },
  { paths: /^\/locations\//, list: 'cities', priority: 0.8, frequency: 'monthly' },
  { paths: /^\/practice-areas\//, list: 'practice-areas', priority: 0.8, frequency: 'monthly' },
  { paths: /^\/resources\//, list: 'resources', priority: 0.8, frequency: 'monthly' },
  { paths: /^\/tools\//, list: 'tools', priority: 0.9, frequency: 'monthly' },
  { paths: /^\/[a-z-]+-(policy|of-service)$/, list: 'legal', priority: 0.3, frequency: 'yearly' },
  { paths: /^\/sitemap$/, list: 'legal', priority: 0.5, frequency: 'monthly' },
  { paths: /^\/blog\//, list: 'posts', priority: 0.7, frequency: 'monthly' },
];

/** A page of no known kind is listed all the same, with the protocol's own default priority. */
export const OTHER_PAGES: SitemapRule = { paths: /^\//, list: 'main', priority: 0.5, frequency: 'monthly' };

/** Path of a public page in; its rule out, `OTHER_PAGES` when no row of the table matches. */
export function sitemapRule(path: string): SitemapRule {
  return SITEMAP_RULES.find(({ paths }) => paths.test(path)) ?? OTHER_PAGES;
}

/** A page and the day of the answer (UTC, "2026-03-01") in; when it last changed out: articles keep their date. */
export function lastModified({ path, published }: SitemapPage, today: string): string {
  return (sitemapRule(path).list === 'posts' && published) || today;
}

const byPlace = (order: readonly string[]) => (page: SitemapPage) => {
  const place = order.indexOf(page.path);
  return place === -1 ? order.length : place;
};

/**
 * The pages of one list in reading order.
 * In: all pages, the list, and the paths in the order of the site's own menus. Out: pages of the menus first and in
 * their order, then articles from new to old, the others by name.
 */
export function sitemapList(pages: readonly SitemapPage[], list: SitemapList, menuOrder: readonly string[]) {
  const place = byPlace(menuOrder);
  return pages
    .filter(({ path }) => sitemapRule(path).list === list)
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        (list === 'posts' ? (b.published ?? '').localeCompare(a.published ?? '') : 0) ||
        a.name.localeCompare(b.name, 'en'),
    );
}
