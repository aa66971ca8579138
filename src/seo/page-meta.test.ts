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

test('keywords are one tag, and the picture has the title for its text', () => {
  const { metas } = meta({ keywords: ['legal SEO', 'PPC'] });
  expect(metas).toContainEqual({ name: 'keywords', content: 'legal SEO, PPC' });
  expect(metas).toContainEqual({ property: 'og:type', content: 'website' });
  for (const property of ['og:image:alt', 'og:title'])
    expect(metas).toContainEqual({ property, content: 'Pricing | Northbar' });
  expect(metas).toContainEqual({ name: 'twitter:image:alt', content: 'Pricing | Northbar' });
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

test.each([['https://cdn.example/post.png', 'https://cdn.example/post.png']])(
  'the image %s is named as %s',
  (image, address) => {
    expect(meta({ image }).metas).toContainEqual({ property: 'og:image', content: address });
    expect(meta({ image }).metas).toContainEqual({ name: 'twitter:image', content: address });
  },
);

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

test('an article has tags of its own for what is given, another page none', () => {
  const articleTags = (more: Parameters<typeof meta>[0]) =>
    meta(more).metas.filter(({ property }) => property?.startsWith('article:'));
  expect(articleTags({ type: 'article', article: { author: 'A' } })).toEqual([
    { property: 'article:author', content: 'A' },
  ]);
  expect(articleTags({ article: { author: 'A' } })).toEqual([]);
});
