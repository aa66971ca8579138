export const SITEMAP_GROUPS = [
  { name: 'Main Pages', lists: [{ id: 'main' }, { id: 'team', label: 'Team' }] },
  {
    name: 'Services',
    lists: [{ id: 'services' }, { id: 'cities', label: 'Law Firm Marketing by City' }],
  },
  { name: 'Practice Areas', lists: [{ id: 'practice-areas' }] },
  { name: 'Resources and Research', lists: [{ id: 'resources' }] },
  { name: 'Free Tools', lists: [{ id: 'tools' }] },
  { name: 'Legal and Information', lists: [{ id: 'legal' }] },
  { name: 'Blog Posts', lists: [{ id: 'posts' }] },
] as const satisfies readonly { name: string; lists: readonly { id: string; label?: string }[] }[];

export type SitemapList = (typeof SITEMAP_GROUPS)[number]['lists'][number]['id'];

/** The priority, from 0 to 1, is relative to the other pages of this site. */
type CrawlerEntry = { priority: number; frequency: 'daily' | 'weekly' | 'monthly' | 'yearly' };
const monthlyEntry = (priority: number): CrawlerEntry => ({ priority, frequency: 'monthly' });

/** The sitemap for crawlers leaves out a kind without `crawlers`. */
const PAGE_KINDS = {
  home: { list: 'main', crawlers: { priority: 1, frequency: 'weekly' } },
  agency: { list: 'main', crawlers: monthlyEntry(0.9) },
  blog: { list: 'main', crawlers: { priority: 0.9, frequency: 'daily' } },
  profile: { list: 'team', crawlers: monthlyEntry(0.7) },
  service: { list: 'services', crawlers: monthlyEntry(0.8) },
  city: { list: 'cities', crawlers: monthlyEntry(0.8) },
  'practice-area': { list: 'practice-areas', crawlers: monthlyEntry(0.8) },
  report: { list: 'resources', crawlers: monthlyEntry(0.8) },
  tool: { list: 'tools', crawlers: monthlyEntry(0.9) },
  policy: { list: 'legal', crawlers: { priority: 0.3, frequency: 'yearly' } },
  sitemap: { list: 'legal', crawlers: monthlyEntry(0.5) },
  article: { list: 'posts', crawlers: monthlyEntry(0.7) },
  form: { list: 'main' },
  /** Visitors see these lists at /blog with a query. */
  'article-list': {},
  /** A page outside of all lists and sitemaps. */
  unlisted: {},
} as const satisfies Record<string, { list?: SitemapList; crawlers?: CrawlerEntry }>;

export type PageKind = keyof typeof PAGE_KINDS;

export type SitePage = {
  /** The path is escaped: "/about". */
  path: string;
  kind: PageKind;
  name: string;
  title: string;
  description: string;
  /**
   * The social image highlights the phrase between ==; a page without a headline has the default
   * image.
   */
  headline?: string | undefined;
  picture?: string;
  /** A day, or a moment in W3C form. */
  published?: string;
  former?: string[];
  list?: { category?: string | undefined; page: number };
};

type KindSettings = { list?: SitemapList; crawlers?: CrawlerEntry };

export const sitemapList = ({ kind }: Pick<SitePage, 'kind'>) =>
  (PAGE_KINDS[kind] as KindSettings).list;

export const crawlerEntry = ({ kind }: Pick<SitePage, 'kind'>) =>
  (PAGE_KINDS[kind] as KindSettings).crawlers;

export const publicPages = <Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) =>
  pages.filter((page) => crawlerEntry(page) !== undefined);

const LIST_ORDER: readonly (SitemapList | undefined)[] = SITEMAP_GROUPS.flatMap(({ lists }) =>
  lists.map(({ id }) => id),
);
const positionIn = <T>(order: readonly T[], item: T) =>
  order.includes(item) ? order.indexOf(item) : order.length;

export function inSitemapOrder(
  pages: readonly SitePage[],
  menuPaths: readonly string[],
): SitePage[] {
  return pages.toSorted(
    (a, b) =>
      positionIn(LIST_ORDER, sitemapList(a)) - positionIn(LIST_ORDER, sitemapList(b)) ||
      positionIn(menuPaths, a.path) - positionIn(menuPaths, b.path) ||
      (b.published ?? '').localeCompare(a.published ?? '') ||
      a.name.localeCompare(b.name, 'en'),
  );
}
