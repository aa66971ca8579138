import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { reportSchema } from './schema.ts';
import { reportSchemas } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const FILE = inContent('report/what-law-firms-get-wrong-google-ai-overview.yaml');
const report = readContentFile(FILE, reportSchema, 'Northbar').data;
const [block] = reportSchemas(report, ORIGIN, 'en');

test('every source that it cites is in the data', () => {
  const { citation } = block as unknown as { citation: { url: string }[] };
  expect(citation.map(({ url }) => url)).toEqual(report.sources.map(({ url }) => url));
});
