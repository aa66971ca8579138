import { expect, test } from 'vitest';
import { site as inUse } from '../../tests/support/content-in-use.ts';
import { pageMeta, withBrand } from './page-meta.ts';

const ORIGIN = 'https://www.northbar.example';
/** Whatever content is in use. */
const site = {
  ...inUse,
  brand: 'Northbar',
  organization: 'LegalService' as const,
  offices: [
    {
      street: '400 Sample Street, Suite 1200',
      city: 'Tampa',
      region: 'FL',
      postalCode: '33602',
      country: 'US' as const,
    },
  ],
  phoneHref: 'tel:+18135550142',
  growthEmail: 'growth@northbar.example',
  socialProfiles: ['https://www.linkedin.com/company/northbar-example'],
  foundingYear: 2020,
  priceRange: '$$',
  knowsAbout: ['Legal SEO', 'Generative engine optimization'],
};
const words = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };
const meta = (more: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ ...words, ...more }, site, ORIGIN);

test.each([
  ['Pricing', 'Pricing | Northbar'],
  ['About Northbar', 'About Northbar'],
  ['NORTHBAR and you', 'NORTHBAR and you'],
])('the title %s becomes %s', (title, full) => expect(withBrand(title, 'Northbar')).toBe(full));

test('a plain page: every tag', () => {
  const { title, metas, links } = meta({ keywords: ['legal SEO', 'PPC'] });
  expect(title).toBe('Pricing | Northbar');
  expect(links).toEqual([
    { rel: 'canonical', href: `${ORIGIN}/pricing` },
    { rel: 'alternate', type: 'text/markdown', href: '/pricing.md' },
  ]);
  expect(metas).toEqual([
    { name: 'description', content: 'What it costs.' },
    { name: 'keywords', content: 'legal SEO, PPC' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Pricing | Northbar' },
    { property: 'og:description', content: 'What it costs.' },
    { property: 'og:url', content: `${ORIGIN}/pricing` },
    { property: 'og:site_name', content: 'Northbar' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: `${ORIGIN}/social/pricing.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Pricing | Northbar' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'Pricing | Northbar' },
    { name: 'twitter:description', content: 'What it costs.' },
    { name: 'twitter:image', content: `${ORIGIN}/social/pricing.png` },
    { name: 'twitter:image:alt', content: 'Pricing | Northbar' },
  ]);
});

test('without keywords there is no keywords tag', () => {
  expect(meta().metas.some(({ name }) => name === 'keywords')).toBe(false);
  expect(meta({ keywords: [] }).metas.some(({ name }) => name === 'keywords')).toBe(false);
});

test('the home page is canonical with its slash; a given address wins', () => {
  expect(meta({ path: '/' }).links).toEqual([
    { rel: 'canonical', href: `${ORIGIN}/` },
    { rel: 'alternate', type: 'text/markdown', href: '/index.md' },
  ]);
  const canonical = 'https://other.example/x';
  expect(meta({ canonical }).links).toEqual([{ rel: 'canonical', href: canonical }]);
  expect(meta({ canonical }).metas).toContainEqual({ property: 'og:url', content: canonical });
});

test('a page that stands for other addresses names none', () => {
  const { metas, links } = meta({ canonical: null, noindex: true });
  expect(links).toEqual([]);
  expect(metas.some(({ property }) => property === 'og:url')).toBe(false);
});

test.each([
  ['/social/post.png', `${ORIGIN}/social/post.png`],
  ['https://cdn.example/post.png', 'https://cdn.example/post.png'],
])('the image %s is named as %s', (image, address) => {
  expect(meta({ image }).metas).toContainEqual({ property: 'og:image', content: address });
  expect(meta({ image }).metas).toContainEqual({ name: 'twitter:image', content: address });
});

test('pages kept from search engines share the image of the agency', () => {
  const shared = { property: 'og:image', content: `${ORIGIN}/social/default.png` };
  expect(meta({ noindex: true }).metas).toContainEqual(shared);
});

test('other forms of the page follow the canonical address', () => {
  const feed = { type: 'application/rss+xml', href: '/blog/feed.xml', title: 'Articles' };
  expect(meta({ alternates: [feed] }).links).toEqual([
    { rel: 'canonical', href: `${ORIGIN}/pricing` },
    { rel: 'alternate', type: 'text/markdown', href: '/pricing.md' },
    { rel: 'alternate', ...feed },
  ]);
});

test('only a page for search engines that is its own canonical one has its text as markdown', () => {
  const forms = (more: Parameters<typeof meta>[0]) =>
    meta(more).links.filter(({ rel }) => rel === 'alternate');
  expect(forms({ noindex: true })).toEqual([]);
  expect(forms({ canonical: `${ORIGIN}/pricing?package=growth` })).toEqual([]);
  expect(forms({ canonical: `${ORIGIN}/pricing` })).toHaveLength(1);
});

test('noindex is only there when asked for', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(meta({ noindex: true }).metas).toContainEqual(robots);
  expect(meta().metas).not.toContainEqual(robots);
});

test('an article carries its tags, each only when given', () => {
  const article = {
    publishedTime: '2025-05-01',
    modifiedTime: '2025-06-01',
    author: 'Editorial Team',
    section: 'SEO & PPC',
    tags: ['SEO', 'Ads'],
  };
  const articleTags = (more: Parameters<typeof meta>[0]) =>
    meta(more).metas.filter(({ property }) => property?.startsWith('article:'));
  expect(articleTags({ type: 'article', article })).toEqual([
    { property: 'article:published_time', content: '2025-05-01' },
    { property: 'article:modified_time', content: '2025-06-01' },
    { property: 'article:author', content: 'Editorial Team' },
    { property: 'article:section', content: 'SEO & PPC' },
    { property: 'article:tag', content: 'SEO' },
    { property: 'article:tag', content: 'Ads' },
  ]);
  expect(meta({ type: 'article', article }).metas).toContainEqual({
    property: 'og:type',
    content: 'article',
  });
  expect(articleTags({ type: 'article', article: { author: 'A' } })).toEqual([
    { property: 'article:author', content: 'A' },
  ]);
  expect(articleTags({ article })).toEqual([]);
});

test('the organization block, field by field', () => {
  expect(meta().graph).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LegalService',
        '@id': `${ORIGIN}/#organization`,
        name: 'Northbar',
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/logo.png`,
        image: `${ORIGIN}/social/default.png`,
        description: site.description,
        telephone: '+1-813-555-0142',
        email: 'growth@northbar.example',
        address: expect.objectContaining({ '@type': 'PostalAddress', addressCountry: 'US' }),
        sameAs: ['https://www.linkedin.com/company/northbar-example'],
        foundingDate: '2020',
        knowsAbout: expect.arrayContaining(['Legal SEO', 'Generative engine optimization']),
        areaServed: { '@type': 'Country', name: 'United States' },
        priceRange: '$$',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: '+1-813-555-0142',
          email: 'growth@northbar.example',
          availableLanguage: 'en',
          areaServed: 'US',
        },
      },
    ],
  });
});

test('one block or many extend the organization', () => {
  const page = { '@type': 'WebPage', name: 'A' } as const;
  const typesOf = (more: Parameters<typeof meta>[0]) =>
    JSON.stringify(meta(more).graph).match(/"@type":"(LegalService|WebPage)"/g);
  expect(typesOf({ schema: page })).toHaveLength(2);
  expect(typesOf({ schema: [page, page] })).toHaveLength(3);
});
