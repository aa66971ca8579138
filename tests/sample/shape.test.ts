import { expect, test } from 'vitest';
import { findSection } from '../../src/blocks/schema.ts';
import type { CollectionName } from '../../src/collections.ts';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { claimsShownOn } from '../../src/features/claims/notes.ts';
import { homeCases } from '../../src/features/home/schema.ts';
import { requirePackages } from '../../src/features/pricing/schema.ts';
import { CONTENT } from '../support/content-in-use.ts';

const content = contentIn(CONTENT);
const all = <Name extends CollectionName>(name: Name) =>
  filesIn(content, name).map(({ data }) => data);
function only<Name extends CollectionName>(name: Name) {
  const [data] = all(name);
  if (!data) throw new Error(`no file of ${name}`);
  return data;
}

// The owner's documents ask for these numbers; another agency's content may have others.
test('the home page has the claims, problems, services, cases, figures and questions of the documents', () => {
  const { hero, sections } = only('home');
  expect({
    claims: hero.claims.length,
    hasCalculator: hero.exhibit !== undefined,
    problems: findSection(sections, 'items')?.items.length,
    services: findSection(sections, 'services')?.cards.map(({ features }) => features.length),
    figures: findSection(sections, 'results')?.strip.length,
    cases: homeCases(only('home')).length,
    questions: findSection(sections, 'faq')?.items.length,
  }).toEqual({
    claims: 3,
    hasCalculator: true,
    problems: 4,
    services: [3, 3, 3, 3, 3, 3],
    figures: 4,
    cases: 3,
    questions: 3,
  });
});

test('the about page has three claims, four figures, eight departments and a seating plan', () => {
  const { sections } = only('about');
  const team = findSection(sections, 'team');
  expect(findSection(sections, 'figures')?.claims).toHaveLength(3);
  expect(findSection(sections, 'items')?.items).toHaveLength(8);
  expect(findSection(sections, 'sheet')?.sheet).toMatchObject({ points: { length: 4 } });
  expect([team?.figures.length, team?.plan !== undefined]).toEqual([4, true]);
});

test('pricing has three packages, Growth the popular one, six lines a la carte, nine terms, eight questions', () => {
  const pricing = only('pricing');
  expect(requirePackages(pricing).packages.map(({ name, popular }) => [name, popular])).toEqual([
    ['Starter', false],
    ['Growth', true],
    ['Market Domination', false],
  ]);
  expect(findSection(pricing.sections, 'prices')?.prices).toHaveLength(6);
  expect(findSection(pricing.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 9 } });
  expect(findSection(pricing.sections, 'faq')?.items).toHaveLength(8);
});

test('the report has four issues, four statistics, five principles, five questions, a citation and the PDF', () => {
  const { sections } = only('reports');
  expect(findSection(sections, 'issues')?.items).toHaveLength(4);
  expect(findSection(sections, 'statistics')?.items).toHaveLength(4);
  expect(findSection(sections, 'steps')?.steps).toHaveLength(5);
  expect(findSection(sections, 'faq')?.items).toHaveLength(5);
  for (const kind of ['download', 'citation'] as const)
    expect(findSection(sections, kind), kind).toBeDefined();
});

test('there are six services and six practice areas', () =>
  expect([all('services').length, all('practiceAreas').length]).toEqual([6, 6]));

test('the ten cities of the documents have every part of a city page, in order', () => {
  const cities = all('cities').filter(({ order }) => order <= 10);
  expect(cities).toHaveLength(10);
  for (const { city, sections } of cities) {
    expect(sections.map(({ id }) => id).join(' '), city).toBe(
      'numbers county need rules services process story why competitors comparison reviews faq contact',
    );
    const quotes = findSection(sections, 'quotes');
    expect(quotes?.reviews.length, city).toBeGreaterThan(0);
    expect(quotes?.testimonials.length, city).toBeGreaterThan(0);
  }
});

test('the tool pages and the pages of cities and practice areas have their claims', () => {
  const { claims } = only('claims');
  const claimIdsOn = (path: string) => claimsShownOn(path, claims).map(({ id }) => id);
  expect(claimIdsOn('/tools/*')).toEqual([
    'tool-lead-increase',
    'days-to-results',
    'clients-via-ai',
    'review-rating',
  ]);
  expect(claimIdsOn('/locations/*')).toEqual(['retention']);
  expect(claimIdsOn('/practice-areas/*')).toEqual(['retention']);
});

test('twelve articles are named by the documents: four by slug and category, all by date', () => {
  const posts = all('blog');
  const categoryOf = (slug: string) => posts.find((post) => post.slug === slug)?.category;
  expect(categoryOf('best-law-firm-marketing-strategies-2025')).toBe('Best Marketing Practices');
  expect(categoryOf('personal-injury-clients-online-2025')).toBe('Best Marketing Practices');
  expect(categoryOf('google-ads-vs-seo-law-firms-2025')).toBe('SEO & PPC');
  expect(categoryOf('geo-future-legal-marketing-ai-search')).toBe('SEO/GEO (AI Search)');
  const dated = (days: RegExp) => posts.filter(({ published_at }) => days.test(published_at));
  expect(dated(/^2025-0[5-8]-/)).toHaveLength(8);
  expect(dated(/^2025-0[1-4]-15$/).map(({ author_name }) => author_name)).toEqual(
    Array.from({ length: 4 }, () => 'The Northbar Editorial Team'),
  );
});
