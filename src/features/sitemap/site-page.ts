/** Groups of the page /sitemap in their order, each with its lists; a list with a label has one over it. */
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

/** The list of the sitemap for each kind of page, and its entry for crawlers; a kind without an entry is not for them. */
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
  /** A form is nothing for search engines. */
  form: { list: 'main' },
  /** Articles of one category, or further ones: visitors reach them at /blog with a query. */
  'article-list': {},
  /** A visitor comes here by sending a form or by a mistake, never by looking for it. */
  aside: {},
} as const satisfies Record<string, { list?: SitemapList; crawlers?: ForCrawlers }>;

export type PageKind = keyof typeof PAGE_KINDS;

/** A page of this site as all that lists pages know it; `src/site/page-list.ts` makes the list. */
export type SitePage = {
  /** Path of its file from the root, escaped: "/about". */
  path: string;
  kind: PageKind;
  /** The name by which a visitor knows it: "Legal SEO". */
  name: string;
  /** The title without the name of the business. */
  title: string;
  /** One or two sentences for search results and language models. */
  description: string;
  /** h1, its marked phrase between == marks, for the picture that is drawn of it. Other pages have the default one. */
  headline?: string | undefined;
  /** Name of what an article shows beside its title. */
  picture?: string;
  /** Day or moment of publication in W3C form, on articles. */
  published?: string;
  /** Paths that the page had before: they lead to it. */
  former?: string[];
  /** The articles of a list. */
  list?: { category?: string | undefined; page: number };
};

type Kind = { list?: SitemapList; crawlers?: ForCrawlers };

/** The list of /sitemap that has a page. */
export const sitemapList = ({ kind }: Pick<SitePage, 'kind'>) => (PAGE_KINDS[kind] as Kind).list;

/** Returns the entry of a page for crawlers; undefined when no list for machines has the page. */
export const forCrawlers = ({ kind }: Pick<SitePage, 'kind'>) =>
  (PAGE_KINDS[kind] as Kind).crawlers;

/** The pages that search engines and language models may have. */
export const publicPages = <Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) =>
  pages.filter((page) => forCrawlers(page) !== undefined);

const LISTS: readonly (SitemapList | undefined)[] = SITEMAP_GROUPS.flatMap(({ lists }) =>
  lists.map(({ id }) => id),
);
const placeIn = <T>(order: readonly T[], item: T) =>
  order.includes(item) ? order.indexOf(item) : order.length;

/** Returns the pages in the order of the sitemap: by its lists, then as the menus have them, articles from new to old, by name. */
export function inSitemapOrder(pages: readonly SitePage[], menu: readonly string[]): SitePage[] {
  return pages.toSorted(
    (a, b) =>
      placeIn(LISTS, sitemapList(a)) - placeIn(LISTS, sitemapList(b)) ||
      placeIn(menu, a.path) - placeIn(menu, b.path) ||
      (b.published ?? '').localeCompare(a.published ?? '') ||
      a.name.localeCompare(b.name, 'en'),
  );
}
