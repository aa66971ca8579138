import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { reportSchema } from './schema.ts';
import { reportSchemas } from './structured-data.ts';
import { REPORT_WORDS } from './words.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/resources/what-law-firms-get-wrong-google-ai-overview`;
const FILE = inContent('report/what-law-firms-get-wrong-google-ai-overview.yaml');
const report = readContentFile(FILE, reportSchema, 'Northbar').data;
const [block, trail, faq] = reportSchemas(report, ORIGIN, 'en');

test('the report names who wrote it, when, its PDF and every source it cites', () => {
  expect(block).toMatchObject({
    '@type': 'Report',
    '@id': `${URL}#report`,
    name: 'What Law Firms Get Wrong About Google AI Overviews',
    datePublished: '2025-01',
    author: { '@id': `${ORIGIN}/#organization` },
    publisher: { '@id': `${ORIGIN}/#organization` },
    encoding: { contentUrl: `${URL}.pdf`, encodingFormat: 'application/pdf' },
  });
  const { citation } = block as unknown as { citation: { url: string }[] };
  expect(citation.map(({ url }) => url)).toEqual(report.sources.map(({ url }) => url));
});

test('the data say that the figures are placeholders for as long as they are', () => {
  expect(block).toMatchObject({ creativeWorkStatus: REPORT_WORDS.sample });
  const { sample: _, ...rest } = report;
  const verified = {
    of: 'aaaaaaaa',
    by: 'Ada Park',
    on: '2026-01-31',
    evidence: 'The counts, in the audit folder',
  };
  const [real] = reportSchemas({ ...rest, verified }, ORIGIN, 'en');
  expect(real).not.toHaveProperty('creativeWorkStatus');
});

test('its page has the trail from home and the five questions it shows', () => {
  expect([trail, faq].map((entry) => entry?.['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(JSON.stringify(trail)).toContain(`"item":"${ORIGIN}/"`);
  expect((faq as unknown as { mainEntity: unknown[] }).mainEntity).toHaveLength(5);
});
