import { pageOf } from '../collections.ts';
import { pictureName } from '../content/article-pictures.ts';
import * as content from '../content/entries.ts';
import { INQUIRY_KINDS } from '../content/inquiry-kinds.ts';
import { type Navigation, plainLinks } from '../content/navigation.ts';
import { hasFeature } from '../content/this-site.ts';
import { BLOG_PATH, blogPath } from '../features/blog/blog-path.ts';
import { listPages, NO_POSTS_FILE, NO_POSTS_QUERY } from '../features/blog/list/list-pages.ts';
import { blogListMeta, listTexts } from '../features/blog/list/structured-data.ts';
import { SESSION_PAGE } from '../features/booking/paths.ts';
import { CONTACT_PAGES, inquiryFormPath } from '../features/contact/paths.ts';
import { REPORT_PAGES } from '../features/report/paths.ts';
import { inSitemapOrder, type PageKind, type SitePage } from '../features/sitemap/site-page.ts';
import {
  DAY_PLACEHOLDER,
  SITEMAP_DOCUMENT,
  sitemapFiles,
} from '../features/sitemap/sitemap-xml.ts';

/** The last path is the page that shows the sitemap's XML in a browser. */
const UNLISTED_PATHS = [
  '/404',
  '/500',
  '/blog/not-found',
  '/team/not-found',
  ...INQUIRY_KINDS.map(inquiryFormPath),
  CONTACT_PAGES.thanks,
  SESSION_PAGE,
  SITEMAP_DOCUMENT,
];

/** Lists show `name`, social images show `headline`. */
function sitePage(
  kind: PageKind,
  path: string,
  { title, description }: { title: string; description: string },
  headline?: string,
  name = title,
): SitePage {
  return { path: encodeURI(path), kind, name, title, description, headline };
}

const unlistedPage = (path: string) => sitePage('unlisted', path, { title: path, description: '' });

async function reportPages(): Promise<SitePage[]> {
  const report = await content.report();
  return [
    sitePage('report', pageOf('reports', '', report), report.meta, report.headline),
    ...Object.values(REPORT_PAGES).map(unlistedPage),
  ];
}

async function singlePages(): Promise<SitePage[]> {
  const [home, about, pricing, { people: sitemap }] = await Promise.all([
    content.home(),
    content.about(),
    content.pricing(),
    content.sitemapCopy(),
  ]);
  return [
    sitePage('home', '/', home.meta, home.hero.headline),
    sitePage('agency', pageOf('about', ''), about.meta, about.hero.headline),
    sitePage('agency', pageOf('pricing', ''), pricing.meta, pricing.hero.headline),
    sitePage('sitemap', pageOf('sitemap', ''), sitemap.meta, sitemap.headline),
    sitePage('form', CONTACT_PAGES.form, { title: 'Contact', description: '' }),
    ...UNLISTED_PATHS.map(unlistedPage),
    ...(hasFeature('report') ? await reportPages() : []),
  ];
}

async function folderPages(): Promise<SitePage[]> {
  const [tools, services, areas, cities, team, policies] = await Promise.all([
    content.tools(),
    content.services(),
    content.practiceAreas(),
    content.cities(),
    content.team(),
    content.policies(),
  ]);
  return [
    ...tools.map(({ id, data: { meta, hero } }) =>
      sitePage('tool', `/tools/${id}`, meta, hero.headline),
    ),
    ...services.map(({ id, data }) =>
      sitePage('service', pageOf('services', id), data.meta, data.headline, data.name),
    ),
    ...areas.map(({ id, data }) =>
      sitePage('practice-area', pageOf('practiceAreas', id), data.meta, data.headline, data.name),
    ),
    ...cities.map(({ id, data }) => {
      const name = `${data.city}, ${data.stateAbbr}`;
      return sitePage('city', pageOf('cities', id, data), data.meta, data.headline, name);
    }),
    ...team.map(({ id, data }) =>
      sitePage('profile', pageOf('team', id), data.meta, data.name, data.name),
    ),
    ...policies.map(({ id, data }) =>
      sitePage('policy', pageOf('policies', id), data.meta, data.title, data.title),
    ),
  ];
}

async function blogPages(): Promise<SitePage[]> {
  const posts = (await content.articles()).map(({ data }) => data);
  const [copy, site] = await Promise.all([content.blogCopy(), content.site()]);
  const lists = listPages(posts).map((list): SitePage => {
    const isEmpty = list.file === NO_POSTS_FILE;
    const kind = list.file === BLOG_PATH ? 'blog' : 'article-list';
    const headline = isEmpty ? undefined : listTexts(list, copy.list).headline;
    const meta = blogListMeta(list, copy.list, site, content.origin());
    const query = isEmpty ? NO_POSTS_QUERY : { category: list.category, page: list.page };
    return { ...sitePage(kind, list.file, meta, headline), list: query };
  });
  const articles = posts.map((post): SitePage => {
    const { slug, title, meta_description: description } = post;
    return {
      ...sitePage('article', blogPath(slug), { title, description }, title),
      picture: pictureName(post.featured_image_url, post.category),
      published: post.published_at,
      former: post.former.map(blogPath),
    };
  });
  return [...lists, ...articles];
}

function footerNames(navigation: Navigation) {
  const { services, practiceAreas, tools, legal } = navigation;
  const items = [...plainLinks(navigation), ...services, ...practiceAreas, ...tools, ...legal];
  return new Map(items.map(({ href, name }) => [href, name]));
}

/**
 * All page lists use this function. The build stops if the built pages differ from its result.
 */
export async function sitePages(): Promise<SitePage[]> {
  const names = footerNames(await content.navigation());
  const pages = (await Promise.all([singlePages(), folderPages(), blogPages()])).flat();
  const namedPages = pages.map((page) => ({ ...page, name: names.get(page.path) ?? page.name }));
  return inSitemapOrder(namedPages, [...names.keys()]);
}

/** In a build, the files have a placeholder for the date, which the server replaces. */
export async function sitemapXmlFiles(): Promise<Map<string, string>> {
  const day = import.meta.env.DEV ? new Date().toISOString().slice(0, 10) : DAY_PLACEHOLDER;
  return sitemapFiles(await sitePages(), content.origin(), day);
}
