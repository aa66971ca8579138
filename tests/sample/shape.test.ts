import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMeasured, sectionOf } from '../../src/blocks/schema.ts';
import { contactWordsSchema } from '../../src/content/contact-words.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { citySchema } from '../../src/features/cities/schema.ts';
import { claimsShownOn } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { timeline } from '../../src/features/exhibits/timeline.ts';
import { casesOf, homeSchema } from '../../src/features/home/schema.ts';
import { practiceAreaSchema } from '../../src/features/practice-areas/schema.ts';
import { packagesOf, pricingSchema } from '../../src/features/pricing/schema.ts';
import { serviceSchema } from '../../src/features/services/schema.ts';
import { teamMemberSchema } from '../../src/features/team/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const files = (folder: string, extension: string) =>
  readdirSync(inContent(folder)).filter((file) => file.endsWith(extension));
const named = (folder: string) => (file: string) =>
  [file.replace(/\.\w+$/, ''), inContent(folder, file)] as const;

/** How many of each thing the owner's documents ask for. Another agency's content has as many as it has. */
describe('the sample has what its documents name', () => {
  test('the home page: three claims, four problems, six services, three cases, four figures, three questions', () => {
    const home = readContentFile(inContent('pages', 'home.yaml'), homeSchema, 'A').data;
    expect({
      claims: home.hero.claims.length,
      calculator: home.hero.exhibit !== undefined,
      problems: sectionOf(home.sections, 'items')?.items.length,
      services: sectionOf(home.sections, 'services')?.cards.map(({ features }) => features.length),
      figures: sectionOf(home.sections, 'results')?.strip.length,
      cases: casesOf(home).length,
      questions: sectionOf(home.sections, 'faq')?.items.length,
      facts: readContentFile(inContent('pages', 'contact.yaml'), contactWordsSchema).data.closing
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
    expect(sectionOf(about.sections, 'figures')?.claims).toHaveLength(3);
    const team = sectionOf(about.sections, 'team');
    expect(team?.figures).toHaveLength(4);
    expect(team?.plan).toBeDefined();
    expect(sectionOf(about.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 4 } });
    expect(sectionOf(about.sections, 'items')?.items).toHaveLength(8);
    for (const kind of ['people', 'prose'] as const)
      expect(sectionOf(about.sections, kind), kind).toBeDefined();
  });

  test('pricing: three packages, Growth the popular one, six lines a la carte, nine terms, eight questions', () => {
    const pricing = readContentFile(inContent('pages', 'pricing.yaml'), pricingSchema, 'A').data;
    const { packages, comparison, calculator } = packagesOf(pricing);
    expect(packages.map(({ name, popular }) => [name, popular])).toEqual([
      ['Starter', false],
      ['Growth', true],
      ['Market Domination', false],
    ]);
    expect(sectionOf(pricing.sections, 'prices')?.prices).toHaveLength(6);
    expect(sectionOf(pricing.sections, 'sheet')?.sheet).toMatchObject({ points: { length: 9 } });
    expect(sectionOf(pricing.sections, 'faq')?.items).toHaveLength(8);
    expect(sectionOf(pricing.sections, 'figures')?.claims).toHaveLength(3);
    for (const part of [comparison, calculator, sectionOf(pricing.sections, 'fee')])
      expect(part).toBeDefined();
  });

  const services = files('services', '.yaml').map(named('services'));
  test('six services', () => expect(services).toHaveLength(6));
  test.each(services)('the service %s has every part', (slug, file) => {
    const { sections, deliverable } = readContentFile(file, serviceSchema, 'A').data;
    const stepLists = sections.filter(({ kind }) => kind === 'steps');
    const grids = sections.flatMap((section) =>
      section.kind === 'items' ? [section.items.length] : [],
    );
    const offer = sectionOf(sections, 'offer');
    expect(deliverable).toBeDefined();
    expect(sectionOf(sections, 'figures')?.figures).toHaveLength(3);
    expect(sectionOf(sections, 'faq')?.items).toHaveLength(5);
    expect(stepLists.some((list) => 'minutes' in list && list.minutes)).toBe(true);
    expect(offer?.price).toBeDefined();
    expect(offer?.related.length).toBeGreaterThanOrEqual(2);
    if (slug !== 'web-design') {
      expect(grids[0]).toBe(6);
      return;
    }
    expect(grids).toEqual([3, 6, 3]);
    const process = sectionOf(sections, 'steps');
    const last = timeline((process?.steps ?? []).map(({ title, when = '' }) => ({ title, when })));
    expect([last.at(-1)?.shortest.end, last.at(-1)?.longest.end]).toEqual([6, 12]);
    expect(sectionOf(sections, 'figures')?.figures[0]?.figure).toBe('6-12 weeks');
    expect(isMeasured(sections)).toBe(true);
    const topics = sections.flatMap((section) => (section.kind === 'items' ? section.items : []));
    expect(topics.flatMap(({ id }) => id ?? [])).toEqual([
      'mobile-responsive',
      'page-speed',
      'accessibility',
      'ssl',
      'schema-markup',
      'analytics',
    ]);
  });

  const areas = files('practice-areas', '.md').map(named('practice-areas'));
  test('six practice areas', () => expect(areas).toHaveLength(6));
  test.each(areas)('the practice area %s has every part', (_, file) => {
    const area = readContentFile(file, practiceAreaSchema, 'A').data;
    expect(sectionOf(area.sections, 'items')?.items).toHaveLength(4);
    expect(sectionOf(area.sections, 'faq')?.items).toHaveLength(5);
    for (const kind of ['detail', 'figure', 'sheet', 'shared'] as const)
      expect(sectionOf(area.sections, kind), kind).toBeDefined();
    expect(area.budget).toBeDefined();
  });

  const cities = files('cities', '.yaml').map(named('cities'));
  test('ten cities at least', () => expect(cities.length).toBeGreaterThanOrEqual(10));
  test.each(cities)(
    'the city %s has every section, and the services of the documents',
    (_, file) => {
      const city = readContentFile(file, citySchema, 'A').data;
      expect(city.services.items.map(({ href }) => href).toSorted()).toEqual([
        '/services/analytics',
        '/services/content-marketing',
        '/services/ppc',
        '/services/reputation',
        '/services/seo',
      ]);
      const parts = [
        'map',
        'lawyerCount',
        'process',
        'caseStudy',
        'whyChoose',
        'comparison',
      ] as const;
      for (const part of [...parts, 'barAssociation', 'mapsQuery'] as const)
        expect(city[part], part).toBeDefined();
      expect(city.courts.length).toBeGreaterThanOrEqual(2);
      expect(city.testimonials.length).toBeGreaterThan(0);
    },
  );

  test.each(files('team', '.md').map(named('team')))(
    'the profile of %s has every part, LinkedIn among them',
    (_, file) => {
      const member = readContentFile(file, teamMemberSchema, 'A').data;
      expect(member.linkedin).toBeDefined();
      expect(member.says).toBeDefined();
      for (const part of ['credentials', 'notableAchievements', 'specializations'] as const)
        expect(member[part].length, part).toBeGreaterThan(0);
    },
  );

  test('the figures of the tool pages, and the proof beside prices', () => {
    const { claims } = readContentFile(inContent('claims.yaml'), claimsSchema).data;
    const on = (place: string) => claimsShownOn(place, claims).map(({ id }) => id);
    expect(on('/tools/*')).toEqual([
      'tool-lead-increase',
      'days-to-results',
      'clients-via-ai',
      'review-rating',
    ]);
    expect(on('/locations/*')).toEqual(['retention']);
    expect(on('/practice-areas/*')).toEqual(['retention']);
  });
});
