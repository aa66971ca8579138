import type { Graph, Thing } from 'schema-dts';
import type { Site } from '../content/site.ts';
import { markdownAddress } from '../text/markdown-address.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from './social-image-path.ts';
import { type Agency, organizationSchema } from './structured-data.ts';

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export type SchemaBlock = Exclude<Thing, string>;

export type PageMetaInput = {
  title: string;
  description: string;
  path: string;
  /**
   * The canonical address, if it differs from the path. It is null for a page that is shown at
   * other addresses.
   */
  canonical?: string | null;
  type?: 'website' | 'article';
  schema?: SchemaBlock | SchemaBlock[];
  organization?: Pick<Agency, 'aggregateRating' | 'review'>;
  /** The path or address of an image that replaces the image drawn from the headline. */
  image?: string;
  keywords?: readonly string[];
  article?: {
    publishedTime?: string;
    modifiedTime?: string;
    author?: string;
    section?: string;
    tags?: readonly string[];
  };
  /** Other versions of the page, and feeds: media type, path or address, name. */
  alternates?: readonly { type: string; href: string; title: string }[];
  noindex?: boolean;
};

type Tag = Record<string, string>;

export type PageMeta = { title: string; metas: Tag[]; links: Tag[]; graph: Graph };

/** Returns "Title | Brand", or only the title if it contains the brand already. */
function withBrand(title: string, brand: string) {
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;
}

function absoluteUrl(pathOrUrl: string, origin: string) {
  return new URL(pathOrUrl, `${origin}/`).href.replace(/\/$/, (slash) =>
    pathOrUrl === '/' ? slash : '',
  );
}

function articleTags(article: NonNullable<PageMetaInput['article']>): Tag[] {
  const properties = [
    ['article:published_time', article.publishedTime],
    ['article:modified_time', article.modifiedTime],
    ['article:author', article.author],
    ['article:section', article.section],
  ] as const;
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    ...(article.tags ?? []).map((content) => ({ property: 'article:tag', content })),
  ];
}

/** The build writes Markdown versions only of pages whose canonical address is their own. */
function markdownLinks(
  { path, noindex }: PageMetaInput,
  url: string | null,
  origin: string,
): Tag[] {
  if (noindex || url !== absoluteUrl(path, origin)) return [];
  return [{ rel: 'alternate', type: 'text/markdown', href: markdownAddress(path) }];
}

export function pageMeta(input: PageMetaInput, site: Site, origin: string): PageMeta {
  const title = withBrand(input.title, site.brand);
  const url = input.canonical === undefined ? absoluteUrl(input.path, origin) : input.canonical;
  const drawnImage = input.noindex ? DEFAULT_SOCIAL_IMAGE : socialImagePath(input.path);
  const image = absoluteUrl(input.image ?? drawnImage, origin);
  const type = input.type ?? 'website';
  const blocks = input.schema ? [input.schema].flat() : [];
  const metas: Tag[] = [
    { name: 'description', content: input.description },
    ...(input.keywords?.length ? [{ name: 'keywords', content: input.keywords.join(', ') }] : []),
    ...(input.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: input.description },
    ...(url ? [{ property: 'og:url', content: url }] : []),
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: site.locale },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: input.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: title },
    ...(type === 'article' && input.article ? articleTags(input.article) : []),
  ];
  return {
    title,
    metas,
    links: [
      ...(url ? [{ rel: 'canonical', href: url }] : []),
      ...markdownLinks(input, url, origin),
      ...(input.alternates ?? []).map((alternate) => ({ rel: 'alternate', ...alternate })),
    ],
    graph: {
      '@context': 'https://schema.org',
      '@graph': [{ ...organizationSchema(site, origin), ...input.organization }, ...blocks],
    },
  };
}
