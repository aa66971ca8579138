import { expect, test } from 'vitest';
import { site as inUse } from '../../tests/support/content-in-use.ts';
import { pageMeta, withBrand } from './page-meta.ts';

const ORIGIN = 'https://www.northbar.example';
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
const input = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };
const meta = (overrides: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ ...input, ...overrides }, site, ORIGIN);

test.each([
  ['Pricing', 'Pricing | Northbar'],
  ['About Northbar', 'About Northbar'],
  ['NORTHBAR and you', 'NORTHBAR and you'],
])('the title %s becomes %s', (title, full) => expect(withBrand(title, 'Northbar')).toBe(full));

test('the home page is canonical with its slash; an explicit address has priority', () => {
  expect(meta({ path: '/' }).links).toEqual([
    { rel: 'canonical', href: `${ORIGIN}/` },
    { rel: 'alternate', type: 'text/markdown', href: '/index.md' },
  ]);
  const canonical = 'https://other.example/x';
  expect(meta({ canonical }).links).toEqual([{ rel: 'canonical', href: canonical }]);
  expect(meta({ canonical }).metas).toContainEqual({ property: 'og:url', content: canonical });
});

test('other forms of the page follow the canonical address', () => {
  const feed = { type: 'application/rss+xml', href: '/blog/feed.xml', title: 'Articles' };
  expect(meta({ alternates: [feed] }).links).toEqual([
    { rel: 'canonical', href: `${ORIGIN}/pricing` },
    { rel: 'alternate', type: 'text/markdown', href: '/pricing.md' },
    { rel: 'alternate', ...feed },
  ]);
});

test('noindex is present only on request', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(meta({ noindex: true }).metas).toContainEqual(robots);
  expect(meta().metas).not.toContainEqual(robots);
});

test('an article has tags for its data, and other pages have none', () => {
  const articleTags = (overrides: Parameters<typeof meta>[0]) =>
    meta(overrides).metas.filter(({ property }) => property?.startsWith('article:'));
  expect(articleTags({ type: 'article', article: { author: 'A' } })).toEqual([
    { property: 'article:author', content: 'A' },
  ]);
  expect(articleTags({ article: { author: 'A' } })).toEqual([]);
});
