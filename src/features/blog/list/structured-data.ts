import type { Blog, CollectionPage } from 'schema-dts';
import type { Site } from '../../../content/site.ts';
import type { PageMetaInput } from '../../../seo/page-meta.ts';
import { isSamplePreview } from '../../../seo/sample-preview.ts';
import { socialImagePath } from '../../../seo/social-image-path.ts';
import { breadcrumbSchema, organizationId } from '../../../seo/structured-data.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import { FEED } from '../feed/feeds.ts';
import type { BlogPage } from '../page-schema.ts';
import {
  type ListPage,
  listPath,
  NO_POSTS_COPY,
  NO_POSTS_FILE,
  NO_POSTS_QUERY,
} from './list-pages.ts';

const KEYWORDS = ['law firm marketing articles'];

/** A preview with samples has no feed. */
export const BLOG_FEEDS = isSamplePreview
  ? []
  : [{ type: FEED.type, href: FEED.path, title: FEED.title }];

type ListCopy = BlogPage['list'];

export function blogListTrail({ category }: ListPage) {
  const home = { label: 'Home', path: '/' };
  if (category === undefined) return [home, { label: 'Blog' }];
  return [home, { label: 'Blog', path: BLOG_PATH }, { label: category }];
}

export function listTexts({ file, category, page, pageCount }: ListPage, copy: ListCopy) {
  if (file === NO_POSTS_FILE) {
    const { headline, lede } = NO_POSTS_COPY;
    return { headline, lede, meta: { title: headline, description: lede, keywords: KEYWORDS } };
  }
  const hasAllArticles = category === undefined;
  const listCopy = hasAllArticles
    ? copy
    : copy.categories.find((entry) => entry.category === category);
  const articles = hasAllArticles ? 'Articles' : `${category} Articles`;
  const lede = listCopy?.lede ?? `Everything we have written under ${category}, newest first.`;
  if (page > 1) {
    const name = category ?? 'Law Firm Marketing';
    const meta = {
      title: `${name} Articles, Page ${page}`,
      description: `Page ${page} of ${pageCount} of our ${name} articles, newest first: worked numbers, templates and tests for the managing partner of a law firm.`,
      keywords: KEYWORDS,
    };
    return { headline: `${articles}, page ${page}`, lede, meta };
  }
  const description = `Articles on ${category} for US law firms: worked numbers, templates and checks for managing partners, with every outside source linked.`;
  return {
    headline: hasAllArticles ? copy.headline : articles,
    lede,
    meta: listCopy?.meta ?? { title: articles, description, keywords: KEYWORDS },
  };
}

function listSchema(
  list: ListPage,
  { title: name, description }: ListCopy['meta'],
  site: Pick<Site, 'language'>,
  origin: string,
): Exclude<Blog | CollectionPage, string> {
  const url = origin + listPath(list);
  const blogId = `${origin}${BLOG_PATH}#blog`;
  const addresses = list.posts.map(({ slug }) => origin + blogPath(slug));
  const sharedFields = { name, description, url, inLanguage: site.language };
  if (list.category === undefined && list.page === 1)
    return {
      '@type': 'Blog',
      '@id': blogId,
      ...sharedFields,
      publisher: { '@id': organizationId(origin) },
      blogPost: addresses.map((address) => ({ '@id': `${address}#article` })),
    };
  return {
    '@type': 'CollectionPage',
    '@id': `${url}#collection`,
    ...sharedFields,
    isPartOf: { '@id': blogId },
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

export function blogListMeta(
  list: ListPage,
  copy: ListCopy,
  site: Pick<Site, 'language'>,
  origin: string,
): PageMetaInput {
  const isEmpty = list.file === NO_POSTS_FILE;
  const { meta } = listTexts(list, copy);
  const canonical = origin + listPath(isEmpty ? NO_POSTS_QUERY : list);
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
