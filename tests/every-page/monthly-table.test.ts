import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { insertFigures, monthlyFigures } from '../../src/features/monthly-table/figures.ts';
import { MONTHLY_TABLE_PDF, monthlyTableSchema } from '../../src/features/monthly-table/schema.ts';
import { teamMemberSchema } from '../../src/features/team/schema.ts';
import { readInUse } from '../support/content-in-use.ts';
import { readPdf } from '../support/read-pdf.ts';
import { DIST, pages } from './built-pages.ts';

const copy = readInUse('exhibits/monthly-table.yaml', monthlyTableSchema);
const { example } = readInUse('tools/cost-per-signed-case.yaml', costPageSchema).tool;
const analyst = readInUse(`team/${copy.analyst}.md`, teamMemberSchema);
const figures = monthlyFigures(copy, example, analyst);
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
const KB = 1_000;
const US_LETTER = [792, 612];

test.each([
  ['/services/analytics', true],
  ['/', false],
])('%s shows the table with its notes, and a link to the PDF', (address, isWhole) => {
  const $ = pages.find((page) => page.address === address)?.$;
  const band = $?.('#monthly-table');
  const rows = isWhole ? figures.rows : figures.shortRows;
  const text = withoutSpaces(band?.text() ?? '');
  for (const { name, perCase, range, before } of [...rows, figures.total])
    for (const part of [name, perCase + range, isWhole ? before : ''])
      expect(text).toContain(withoutSpaces(part));
  for (const { note } of rows) expect(text).toContain(withoutSpaces(note?.text ?? ''));
  expect(band?.text()).toContain(copy.stamp);
  expect(band?.find(`a[href="${MONTHLY_TABLE_PDF}"]`)).toHaveLength(1);
});

describe('the PDF', async () => {
  const bytes = readFileSync(join(DIST, MONTHLY_TABLE_PDF));
  const pdf = await readPdf(bytes);
  const texts = pdf.pages.map((page) => withoutSpaces(page.texts.join('')));

  test('has two pages of US Letter, conforms to PDF/UA-1 and is a small file', () => {
    expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual([US_LETTER, US_LETTER]);
    expect(bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(bytes.length).toBeLessThan(100 * KB);
  });

  test('has the table with notes and last lines on its first page, and the reasons on its second page', () => {
    const [first = '', second = ''] = texts;
    for (const { name, cost, perCase, range, before, verdict } of [...figures.rows, figures.total])
      for (const part of [name, cost, perCase, range, before, verdict])
        expect(first).toContain(withoutSpaces(part));
    for (const { note } of copy.rows) if (note) expect(first).toContain(withoutSpaces(note.text));
    for (const { text } of copy.lines) expect(first).toContain(withoutSpaces(text));
    for (const { title, paragraphs } of copy.reasons.parts)
      for (const text of [title, ...paragraphs])
        expect(second).toContain(withoutSpaces(insertFigures(text, figures)));
  });
});
