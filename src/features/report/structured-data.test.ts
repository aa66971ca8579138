import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { reportSchema } from './schema.ts';
import { reportSchemas } from './structured-data.ts';
import { REPORT_WORDS } from './words.ts';

const ORIGIN = 'https://www.northbar.example';
const FILE = inContent('report/what-law-firms-get-wrong-google-ai-overview.yaml');
const report = readContentFile(FILE, reportSchema, 'Northbar').data;
const [block] = reportSchemas(report, ORIGIN, 'en');

test('every source that it cites is in the data', () => {
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
