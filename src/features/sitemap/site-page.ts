/** Groups of the page /sitemap in their order, each with its lists. A label is shown above its list. */
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

/** The entry of a page in sitemap.xml; the priority, from 0.0 to 1.0, is relative to the other pages of this site. */
type ForCrawlers = { priority: number; frequency: 'daily' | 'weekly' | 'monthly' | 'yearly' };
const monthly = (priority: number): ForCrawlers => ({ priority, frequency: 'monthly' });

/** The list on /sitemap for each kind of page, and its entry for crawlers. Crawlers do not get a kind without an entry. */
const PAGE_KINDS = {
  home: { list: 'main', crawlers: { priority: 1, frequency: 'weekly' } },
  agency: { list: 'main', crawlers: monthly(0.9) },
  blog: { list: 'main', crawlers: { priority: 0.9, frequency: 'daily' } },
  profile: { list: 'team', crawlers: monthly(0.7) },
  service: { list: 'services', crawlers: monthly(0.8) },
  city: { list: 'cities', crawlers: monthly(0.8) },
  'practice-area': { list: 'practice-areas', crawlers: monthly(0.8) },
  report: { list: 'resources', crawlers: monthly(0.8) },
  tool: { list: 'tools', crawlers: monthly(0.9) },
  policy: { list: 'legal', crawlers: { priority: 0.3, frequency: 'yearly' } },
  sitemap: { list: 'legal', crawlers: monthly(0.5) },
  article: { list: 'posts', crawlers: monthly(0.7) },
  /** A page with a form: search engines do not need it. */
  form: { list: 'main' },
  /** Articles of a category, or the next page of a list. The address for visitors is /blog with a query. */
  'article-list': {},
  /** A page after a sent form or a mistake: no visitor searches for it. */
  aside: {},
} as const satisfies Record<string, { list?: SitemapList; crawlers?: ForCrawlers }>;

export type PageKind = keyof typeof PAGE_KINDS;

/** A page of this site, for sitemaps and other lists. `src/site/page-list.ts` returns all of them. */
export type SitePage = {
  /** Path of its file from the root, escaped: "/about". */
  path: string;
  kind: PageKind;
  /** Short name for visitors: "Legal SEO". */
  name: string;
  /** The title without the name of the business. */
  title: string;
  /** One or two sentences for search results and language models. */
  description: string;
  /** h1 for the social image, with == around its highlighted phrase. A page without it has the default image. */
  headline?: string | undefined;
  /** Name of an article's picture. */
  picture?: string;
  /** Day or moment of an article's publication in W3C form. */
  published?: string;
  /** Former paths of the page; they redirect to it. */
  former?: string[];
  /** The category and the page number of a list of articles. */
  list?: { category?: string | undefined; page: number };
};

type Kind = { list?: SitemapList; crawlers?: ForCrawlers };

/** Returns the list on /sitemap that contains a page; undefined if no list does. */
export const sitemapList = ({ kind }: Pick<SitePage, 'kind'>) => (PAGE_KINDS[kind] as Kind).list;

/** Returns the entry of a page for crawlers; undefined if crawlers do not get the page. */
export const forCrawlers = ({ kind }: Pick<SitePage, 'kind'>) =>
  (PAGE_KINDS[kind] as Kind).crawlers;

/** Returns the pages for search engines and language models. */
export const publicPages = <Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) =>
  pages.filter((page) => forCrawlers(page) !== undefined);

const LISTS: readonly (SitemapList | undefined)[] = SITEMAP_GROUPS.flatMap(({ lists }) =>
  lists.map(({ id }) => id),
);
const placeIn = <T>(order: readonly T[], item: T) =>
  order.includes(item) ? order.indexOf(item) : order.length;

/** Sorts pages by list of the sitemap, then by position in the menus, then from new to old, then by name. */
export function inSitemapOrder(pages: readonly SitePage[], menu: readonly string[]): SitePage[] {
  return pages.toSorted(
    (a, b) =>
      placeIn(LISTS, sitemapList(a)) - placeIn(LISTS, sitemapList(b)) ||
      placeIn(menu, a.path) - placeIn(menu, b.path) ||
      (b.published ?? '').localeCompare(a.published ?? '') ||
      a.name.localeCompare(b.name, 'en'),
  );
}
