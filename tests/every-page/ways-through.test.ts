import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSample as isSampleRecord } from '../../src/content/parts.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { cityPath } from '../../src/features/cities/city-path.ts';
import { citySchema } from '../../src/features/cities/schema.ts';
import { REPORT_PATH, REPORT_SLUG } from '../../src/features/report/places.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { inContent, isSample } from '../support/content-in-use.ts';
import { type BuiltPage, DIST, eachPage, pages } from './built-pages.ts';

/** How a page speaks of the audit behind the report: its firms, or itself. */
const SPEAKS_OF_AUDIT = /\b(fifty|50) (US )?(law )?firms\b|\bour( own)? audit\b|\bwe audited\b/i;
const ofReport = (address: string) => address.startsWith(REPORT_PATH);

const textOf = ({ $ }: BuiltPage) => $('main').text().replaceAll(/\s+/g, ' ');
const speaking = eachPage.filter(
  ([address, page]) => !ofReport(address) && SPEAKS_OF_AUDIT.test(textOf(page)),
);

const areas = readdirSync(inContent('practice-areas')).map(
  (file) => `/practice-areas/${file.replace('.md', '')}`,
);
const cities = readdirSync(inContent('cities')).map((file) =>
  cityPath(readContentFile(inContent(`cities/${file}`), citySchema).data.city),
);
const linksOf = ({ $ }: BuiltPage) =>
  $('main a')
    .toArray()
    .map((link) => $(link).attr('href'));

const leading = [
  ...areas,
  '/',
  '/blog',
  '/tools/ai-seo-quiz',
  '/services/legal-seo',
  '/services/content-marketing',
];

describe.runIf(isSample)('the report of the sample', () => {
  test.each(eachPage.filter(([address]) => leading.includes(address)))(
    '%s leads to it',
    (_, page) => {
      expect(linksOf(page)).toContain(REPORT_PATH);
    },
  );

  test('as long as its audit is a sample, no other page says that we counted firms', () => {
    const isInvented = /^sample: true$/m.test(
      readFileSync(inContent(`report/${REPORT_SLUG}.yaml`), 'utf8'),
    );
    if (isInvented) expect(speaking.map(([address]) => address)).toEqual([]);
  });

  test('as long as its audit is a sample, whoever meets it first reads "sample edition", once', () => {
    const page = pages.find(({ address }) => address === REPORT_PATH);
    const report = readContentFile(inContent(`report/${REPORT_SLUG}.yaml`), reportSchema).data;
    if (!(page && isSampleRecord(report))) return;
    const { $ } = page;
    const graph: { '@type': string }[] = JSON.parse($('script[type="application/ld+json"]').text())[
      '@graph'
    ];
    const llms = readFileSync(join(DIST, 'llms.txt'), 'utf8').split('\n');
    const first = {
      description: $('meta[name="description"]').attr('content'),
      preview: $('meta[property="og:description"]').attr('content'),
      data: JSON.stringify(graph.find((block) => block['@type'] === 'Report')),
      llms: llms.find((line) => line.includes(REPORT_PATH)),
      lede: report.lede,
    };
    for (const [place, words] of Object.entries(first))
      expect(words?.match(/sample edition/gi), place).toHaveLength(1);
  });
});

const placed = eachPage.filter(([address]) => ['/about', '/contact', ...areas].includes(address));

test.each(placed)('every city is reached from %s', (_, page) => {
  expect(linksOf(page)).toEqual(expect.arrayContaining(cities));
});

test('the pages that lead to the cities are all built', () => {
  expect(placed).toHaveLength(areas.length + 2);
  expect(cities.length).toBeGreaterThan(0);
});

const services = eachPage.filter(([address]) => /^\/services\/(?!web-design)/.test(address));

/** A page whose second document is a sheet or the monthly table may do without a drawing. */
const drawing = services.filter(([, { $ }]) => $('main .drawn').length > 0);

test.runIf(isSample).each(services)('%s has a second document in its middle', (_, { $ }) =>
  expect($('main .on-night .sheet, main .drawn').length).toBeGreaterThan(0),
);

test.runIf(isSample).each(drawing)(
  '%s draws one of its arguments and says where it is set out',
  (_, { $ }) => {
    expect($('main .drawn')).toHaveLength(1);
    expect($('main .drawn svg[role="img"]').length).toBeGreaterThan(0);
    const caption = $('main figure:has(.drawn) figcaption').text();
    const [, question] = /“(.+?\?)”/.exec(caption) ?? [];
    if (question) expect($('main summary').text()).toContain(question);
    else expect(caption).toContain('worked example');
  },
);
