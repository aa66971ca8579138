import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSection } from '../../src/blocks/schema.ts';
import { contactCopySchema } from '../../src/content/contact-copy.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { citySchema } from '../../src/features/cities/schema.ts';
import { claimsShownOn } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { homeCases, homeSchema } from '../../src/features/home/schema.ts';
import { pricingSchema, requirePackages } from '../../src/features/pricing/schema.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const files = (folder: string, extension: string) =>
  readdirSync(inContent(folder)).filter((file) => file.endsWith(extension));
const named = (folder: string) => (file: string) =>
  [file.replace(/\.\w+$/, ''), inContent(folder, file)] as const;

/** The owner's documents ask for these numbers; another agency's content may have others. */
describe('the sample has everything that its documents name', () => {
  test('the home page: three claims, four problems, six services, three cases, four figures, three questions', () => {
    const home = readContentFile(inContent('pages', 'home.yaml'), homeSchema, 'A').data;
    expect({
      claims: home.hero.claims.length,
      calculator: home.hero.exhibit !== undefined,
      problems: findSection(home.sections, 'items')?.items.length,
      services: findSection(home.sections, 'services')?.cards.map(
        ({ features }) => features.length,
      ),
      figures: findSection(home.sections, 'results')?.strip.length,
      cases: homeCases(home).length,
      questions: findSection(home.sections, 'faq')?.items.length,
      facts: readContentFile(inContent('pages', 'contact.yaml'), contactCopySchema).data.closing
        .length,
    }).toEqual({
      claims: 3,
      calculator: true,
      problems: 4,
      services: [3, 3, 3, 3, 3, 3],
      figures: 4,
      cases: 3,
      questions: 3,
      facts: 3,
    });
  });

  test('the about page: three claims, four values, four figures, eight departments, and a seating plan', () => {
    const about = readContentFile(inContent('pages', 'about.yaml'), aboutSchema, 'A').data;
    expect(findSection(about.sections, 'figures')?.claims).toHaveLength(3);
    const team = findSection(about.sections, 'team');
    expect(team?.figures).toHaveLength(4);
    expect(team?.plan).toBeDefined();
    expect(findSection(about.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 4 } });
    expect(findSection(about.sections, 'items')?.items).toHaveLength(8);
    for (const kind of ['people', 'prose'] as const)
      expect(findSection(about.sections, kind), kind).toBeDefined();
  });

  test('pricing: three packages, Growth the popular one, six lines a la carte, nine terms, eight questions', () => {
    const pricing = readContentFile(inContent('pages', 'pricing.yaml'), pricingSchema, 'A').data;
    const { packages, comparison, calculator } = requirePackages(pricing);
    expect(packages.map(({ name, popular }) => [name, popular])).toEqual([
      ['Starter', false],
      ['Growth', true],
      ['Market Domination', false],
    ]);
    expect(findSection(pricing.sections, 'prices')?.prices).toHaveLength(6);
    expect(findSection(pricing.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 9 } });
    expect(findSection(pricing.sections, 'faq')?.items).toHaveLength(8);
    expect(findSection(pricing.sections, 'figures')?.claims).toHaveLength(3);
    for (const part of [comparison, calculator, findSection(pricing.sections, 'fee')])
      expect(part).toBeDefined();
  });

  test('the report: four issues, four statistics, five principles, five questions, a citation and the PDF', () => {
    const path = inContent('report', 'what-law-firms-get-wrong-google-ai-overview.yaml');
    const { sections } = readContentFile(path, reportSchema, 'A').data;
    expect(findSection(sections, 'issues')?.items).toHaveLength(4);
    expect(findSection(sections, 'statistics')?.items).toHaveLength(4);
    expect(findSection(sections, 'steps')?.steps).toHaveLength(5);
    expect(findSection(sections, 'faq')?.items).toHaveLength(5);
    for (const kind of ['download', 'citation', 'lists'] as const)
      expect(findSection(sections, kind), kind).toBeDefined();
  });

  const services = files('services', '.yaml').map(named('services'));
  test('six services', () => expect(services).toHaveLength(6));

  const areas = files('practice-areas', '.md').map(named('practice-areas'));
  test('six practice areas', () => expect(areas).toHaveLength(6));

  test.each([
    'tampa',
    'charlotte',
    'austin',
    'salt-lake-city',
    'denver',
    'nashville',
    'raleigh',
    'orlando',
    'phoenix',
    'omaha',
  ])('%s: every part of a city page, in the order of the documents', (name) => {
    const { sections } = readContentFile(inContent('cities', `${name}.yaml`), citySchema, 'A').data;
    const parts = sections.map(({ id }) => id);
    const listed =
      'numbers county need rules services process story why competitors comparison reviews faq contact';
    expect(parts).toEqual(listed.split(' '));
    const quotes = findSection(sections, 'quotes');
    expect(quotes?.reviews.length).toBeGreaterThan(0);
    expect(quotes?.testimonials.length).toBeGreaterThan(0);
    expect(findSection(sections, 'links')?.links.map(({ href }) => href)).toEqual(
      ['seo', 'ppc', 'reputation', 'analytics', 'content-marketing'].map(
        (service) => `/services/${service}`,
      ),
    );
    expect(findSection(sections, 'numbers')?.mapsQuery).toBeDefined();
  });

  test('the figures of the tool pages, and the proof beside prices', () => {
    const { claims } = readContentFile(inContent('claims.yaml'), claimsSchema).data;
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
});
