import type { Blog, CollectionPage } from 'schema-dts';
import type { Site } from '../../../content/site.ts';
import type { PageMetaInput } from '../../../seo/page-meta.ts';
import { isSamplePreview } from '../../../seo/sample-preview.ts';
import { socialImagePath } from '../../../seo/social-image-path.ts';
import { breadcrumbSchema, organizationId } from '../../../seo/structured-data.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import type { BlogPage } from '../page-schema.ts';
import { type ListPage, listPath, NO_POSTS, NO_POSTS_FILE, NO_POSTS_LIST } from './list-pages.ts';

const KEYWORDS = ['law firm marketing articles'];

/** Feeds of all articles, named in the head of every list and article; a preview of samples has none. */
export const BLOG_FEEDS = isSamplePreview
  ? []
  : [
      { type: 'application/rss+xml', href: `${BLOG_PATH}/feed.xml`, title: 'Articles (RSS)' },
      {
        type: 'application/feed+json',
        href: `${BLOG_PATH}/feed.json`,
        title: 'Articles (JSON Feed)',
      },
    ];

type Words = BlogPage['list'];

export function blogListTrail({ category }: ListPage) {
  const home = { label: 'Home', path: '/' };
  if (category === undefined) return [home, { label: 'Blog' }];
  return [home, { label: 'Blog', path: BLOG_PATH }, { label: category }];
}

const onPage = ({ page }: ListPage) => (page > 1 ? `, page ${page}` : '');

/** Headline and first sentence of a list. */
export function blogListWords(list: ListPage, words: Words): { headline: string; lede: string } {
  if (list.file === NO_POSTS_FILE) return NO_POSTS;
  const { category } = list;
  if (category === undefined)
    return {
      headline: list.page > 1 ? `Articles${onPage(list)}` : words.headline,
      lede: words.lede,
    };
  const own = words.categories.find((entry) => entry.category === category);
  return {
    headline: `${category} Articles${onPage(list)}`,
    lede: own?.lede ?? `Everything we have written under ${category}, newest first.`,
  };
}

function metaWords(list: ListPage, words: Words): Words['meta'] {
  const { category, page, pages } = list;
  const name = category === undefined ? 'Law Firm Marketing' : category;
  if (list.file === NO_POSTS_FILE)
    return { title: NO_POSTS.headline, description: NO_POSTS.lede, keywords: KEYWORDS };
  if (page > 1)
    return {
      title: `${name} Articles, Page ${page}`,
      description: `Page ${page} of ${pages} of our ${name} articles, newest first: worked numbers, templates and tests for the managing partner of a law firm.`,
      keywords: KEYWORDS,
    };
  if (category === undefined) return words.meta;
  const own = words.categories.find((entry) => entry.category === category);
  const description = `Articles on ${category} for US law firms: worked numbers, templates and checks for managing partners, with every outside source linked.`;
  return own?.meta ?? { title: `${category} Articles`, description, keywords: KEYWORDS };
}

/** The list as structured data: the blog itself, or a collection that is part of it. */
function listSchema(
  list: ListPage,
  { title: name, description }: Words['meta'],
  site: Pick<Site, 'language'>,
  origin: string,
): Exclude<Blog | CollectionPage, string> {
  const url = origin + listPath(list);
  const blog = `${origin}${BLOG_PATH}#blog`;
  const addresses = list.posts.map(({ slug }) => origin + blogPath(slug));
  const shared = { name, description, url, inLanguage: site.language };
  if (list.category === undefined && list.page === 1)
    return {
      '@type': 'Blog',
      '@id': blog,
      ...shared,
      publisher: { '@id': organizationId(origin) },
      blogPost: addresses.map((address) => ({ '@id': `${address}#article` })),
    };
  return {
    '@type': 'CollectionPage',
    '@id': `${url}#collection`,
    ...shared,
    isPartOf: { '@id': blog },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: addresses.map((address, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: address,
      })),
    },
  };
}

/** Head of a list's page. */
export function blogListMeta(
  list: ListPage,
  words: Words,
  site: Pick<Site, 'language'>,
  origin: string,
): PageMetaInput {
  const isEmpty = list.file === NO_POSTS_FILE;
  const meta = metaWords(list, words);
  const canonical = origin + listPath(isEmpty ? NO_POSTS_LIST : list);
  const trail = breadcrumbSchema(blogListTrail(list), canonical, origin);
  return {
    ...meta,
    path: BLOG_PATH,
    canonical: isEmpty ? null : canonical,
    alternates: BLOG_FEEDS,
    ...(isEmpty ? { noindex: true } : { image: socialImagePath(list.file) }),
    schema: isEmpty ? [] : [listSchema(list, meta, site, origin), trail],
  };
}
