import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { AboutView } from '../../src/features/about/view.tsx';
import { cityPageSchema, citySchema } from '../../src/features/cities/schema.ts';
import { CityView } from '../../src/features/cities/view.tsx';
import { homeSchema } from '../../src/features/home/schema.ts';
import { HomeView } from '../../src/features/home/view.tsx';
import {
  practiceAreaPageSchema,
  practiceAreaSchema,
} from '../../src/features/practice-areas/schema.ts';
import { PracticeAreaView } from '../../src/features/practice-areas/view.tsx';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { PricingView } from '../../src/features/pricing/view.tsx';
import { reportSchema } from '../../src/features/report/schema.ts';
import { ReportView } from '../../src/features/report/view.tsx';
import { serviceSchema } from '../../src/features/services/schema.ts';
import { ServiceView } from '../../src/features/services/view.tsx';
import { teamMemberSchema } from '../../src/features/team/schema.ts';
import { TeamMemberView } from '../../src/features/team/view.tsx';
import { roman } from '../../src/text/roman.ts';
import { inContent } from '../support/content-in-use.ts';

/** Other agencies may lack what these tests remove. */
const read = <T,>(path: string, schema: z.ZodType<T>) =>
  readContentFile(inContent(path), schema, 'A').data;
const site = read('site.yaml', siteSchema);
const pricing = read('pages/pricing.yaml', pricingSchema);
const signed = {
  writer: { name: 'Bo Elm', title: 'Writer', slug: 'bo-elm', path: '/team/bo-elm' },
};
const names = new Map([['/pricing', 'Pricing']]);
for (const slug of [
  'legal-seo',
  'seo',
  'ppc',
  'content-marketing',
  'reputation',
  'analytics',
  'web-design',
])
  names.set(`/services/${slug}`, slug);
const absent = undefined;

const context = {
  page: 'about',
  path: '/about',
  subject: 'The page',
  claims: [],
  cases: [],
  team: [],
  cities: [],
  names,
  anchors: new Map(),
  site,
};
const without = <Page extends { sections: readonly { kind: string }[] }>(
  page: Page,
  ...kinds: Page['sections'][number]['kind'][]
) => ({ ...page, sections: page.sections.filter(({ kind }) => !kinds.includes(kind)) });

const withoutParts: [string, ReactNode][] = [
  [
    'home',
    <HomeView
      key="home"
      context={context}
      table={absent}
      home={{
        ...without(read('pages/home.yaml', homeSchema), 'items', 'results'),
        hero: { headline: 'A headline', lede: 'What it says', primary: 'Go', claims: [] },
      }}
    >
      {absent}
    </HomeView>,
  ],
  [
    'about',
    <AboutView
      key="about"
      terms={[]}
      context={context}
      about={without(read('pages/about.yaml', aboutSchema), 'figures', 'people', 'items', 'team')}
    />,
  ],
  [
    'pricing',
    <PricingView
      key="pricing"
      context={context}
      terms={[]}
      pricing={{ ...without(pricing, 'prices', 'sheet', 'figures'), sources: [] }}
    />,
  ],
  [
    'a city',
    <CityView
      key="city"
      city={{
        ...without(
          read('cities/tampa.yaml', citySchema),
          'county',
          'rules',
          'phases',
          'story',
          'quotes',
        ),
        sources: [],
      }}
      copy={read('pages/cities.yaml', cityPageSchema)}
      context={context}
      maps={[]}
      states={[]}
      pricing={pricing}
      signers={signed}
      otherCities={[]}
    />,
  ],
  [
    'a practice area',
    <PracticeAreaView
      key="area"
      context={context}
      area={{
        ...without(
          read('practice-areas/criminal-defense.md', practiceAreaSchema),
          'case',
          'sheet',
          'figure',
        ),
        budget: absent,
        sources: [],
      }}
      copy={{ ...read('pages/practice-areas.yaml', practiceAreaPageSchema), shared: absent }}
      site={site}
      parts={[]}
      signers={signed}
      areas={[]}
    />,
  ],
  ...['ppc', 'web-design'].map((slug): [string, ReactNode] => [
    `the service ${slug}`,
    <ServiceView
      key={slug}
      page={{
        ...without(
          read(`services/${slug}.yaml`, serviceSchema),
          'case',
          'figures',
          'sheet',
          'steps',
          'offer',
        ),
        deliverable: absent,
        sources: [],
      }}
      context={context}
      site={site}
      terms={[]}
      price={absent}
      table={absent}
    />,
  ]),
  [
    'the report',
    <ReportView
      key="report"
      report={without(
        read('report/what-law-firms-get-wrong-google-ai-overview.yaml', reportSchema),
        'issues',
        'statistics',
        'download',
      )}
      context={context}
      brand="A"
      url="https://a.example/report"
      terms={[]}
    />,
  ],
  [
    'a profile',
    <TeamMemberView
      key="profile"
      member={{
        ...read('team/curtis-halloway.md', teamMemberSchema),
        linkedin: absent,
        quote: absent,
        credentials: [],
        education: [],
        notableAchievements: [],
        specializations: [],
      }}
      portrait={{ name: 'Bo Elm', department: 'Work', yearsExperience: 1 }}
      biography="<p>A life.</p>"
      articles={[]}
    />,
  ],
];

test.each(withoutParts)(
  '%s without its optional parts has no gap, and its sections are numbered in order',
  (_, page) => {
    const $ = load(renderToStaticMarkup(page));
    const numbers = $('section > p > span.font-mono')
      .toArray()
      .map((element) => $(element).text());
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((__, index) => `${roman(index + 1)}.`));
    const empty = $('section, ul, ol, dl, h2, h3, p, figure, .grid')
      .toArray()
      .filter(
        (element) =>
          $(element).text().trim() === '' && $(element).find('svg, img, input').length === 0,
      );
    expect(empty.map((element) => $.html(element))).toEqual([]);
    expect($('body').text()).not.toContain('undefined');
  },
);
