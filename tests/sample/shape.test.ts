import { expect, test } from 'vitest';
import { findSection } from '../../src/blocks/schema.ts';
import type { CollectionName } from '../../src/collections.ts';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { claimsShownOn } from '../../src/features/claims/notes.ts';
import { homeCases } from '../../src/features/home/schema.ts';
import { requirePackages } from '../../src/features/pricing/schema.ts';
import { CONTENT } from '../support/content-in-use.ts';

const content = contentIn(CONTENT);
const filesOf = <Name extends CollectionName>(name: Name) =>
  filesIn(content, name).map(({ data }) => data);
function firstFileOf<Name extends CollectionName>(name: Name) {
  const [data] = filesOf(name);
  if (!data) throw new Error(`no file of ${name}`);
  return data;
}
const [home, about, pricing, report] = [
  firstFileOf('home'),
  firstFileOf('about'),
  firstFileOf('pricing'),
  firstFileOf('reports'),
];
const posts = filesOf('blog');
const { claims } = firstFileOf('claims');
const team = findSection(about.sections, 'team');

// The owner's documents ask for these numbers; another agency's content may have others.
test.each([
  ['claims of the home page', home.hero.claims, 3],
  ['problems of the home page', findSection(home.sections, 'items')?.items, 4],
  ['services of the home page', findSection(home.sections, 'services')?.cards, 6],
  ['figures of the home page', findSection(home.sections, 'results')?.strip, 4],
  ['cases of the home page', homeCases(home), 3],
  ['questions of the home page', findSection(home.sections, 'faq')?.items, 3],
  ['claims of the about page', findSection(about.sections, 'figures')?.claims, 3],
  ['departments', findSection(about.sections, 'items')?.items, 8],
  ['figures of the team', team?.figures, 4],
  ['lines a la carte', findSection(pricing.sections, 'prices')?.prices, 6],
  ['questions of the pricing page', findSection(pricing.sections, 'faq')?.items, 8],
  ['issues of the report', findSection(report.sections, 'issues')?.items, 4],
  ['statistics of the report', findSection(report.sections, 'statistics')?.items, 4],
  ['principles of the report', findSection(report.sections, 'steps')?.steps, 5],
  ['questions of the report', findSection(report.sections, 'faq')?.items, 5],
  ['services', filesOf('services'), 6],
  ['practice areas', filesOf('practiceAreas'), 6],
  ['cities of the documents', filesOf('cities').filter(({ order }) => order <= 10), 10],
  ['first articles', posts.filter((post) => /^2025-0[5-8]-/.test(post.published_at)), 8],
])('the sample has as many %s as the documents ask for', (_, list, count) =>
  expect(list).toHaveLength(count),
);

test('the pages have the drawings, packages and downloads of the documents', () => {
  expect(home.hero.exhibit).toBeDefined();
  expect(team?.plan).toBeDefined();
  for (const { features } of findSection(home.sections, 'services')?.cards ?? [])
    expect(features).toHaveLength(3);
  expect(findSection(about.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 4 } });
  expect(findSection(pricing.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 9 } });
  expect(requirePackages(pricing).packages.map(({ name, popular }) => [name, popular])).toEqual([
    ['Starter', false],
    ['Growth', true],
    ['Market Domination', false],
  ]);
  for (const kind of ['download', 'citation'] as const)
    expect(findSection(report.sections, kind), kind).toBeDefined();
});

test('the ten cities of the documents have every part of a city page, in order', () => {
  for (const { city, sections } of filesOf('cities').filter(({ order }) => order <= 10)) {
    expect(sections.map(({ id }) => id).join(' '), city).toBe(
      'numbers county need rules services process story why competitors comparison reviews faq contact',
    );
    const quotes = findSection(sections, 'quotes');
    expect(quotes?.reviews.length, city).toBeGreaterThan(0);
    expect(quotes?.testimonials.length, city).toBeGreaterThan(0);
  }
});

test.each([
  ['/tools/*', ['tool-lead-increase', 'days-to-results', 'clients-via-ai', 'review-rating']],
  ['/locations/*', ['retention']],
  ['/practice-areas/*', ['retention']],
])('pages in %s show the claims of the documents', (path, ids) =>
  expect(claimsShownOn(path, claims).map(({ id }) => id)).toEqual(ids),
);

test('the articles of the documents have their categories and authors', () => {
  const categories = Object.fromEntries(posts.map(({ slug, category }) => [slug, category]));
  expect(categories).toMatchObject({
    'best-law-firm-marketing-strategies-2025': 'Best Marketing Practices',
    'personal-injury-clients-online-2025': 'Best Marketing Practices',
    'google-ads-vs-seo-law-firms-2025': 'SEO & PPC',
    'geo-future-legal-marketing-ai-search': 'SEO/GEO (AI Search)',
  });
  const byTeam = posts.filter((post) => /^2025-0[1-4]-15$/.test(post.published_at));
  expect(byTeam.map(({ author_name }) => author_name)).toEqual(
    Array(4).fill('The Northbar Editorial Team'),
  );
});
