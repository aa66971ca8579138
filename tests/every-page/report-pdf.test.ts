import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportIn, reportPdf } from '../../build/pdfs/pdfs.ts';
import { requireFound } from '../../src/content/mistake.ts';
import { contentIn } from '../../src/content-checks.ts';
import { REPORT_COPY } from '../../src/features/report/copy.ts';
import { REPORT_PDF } from '../../src/features/report/paths.ts';
import { CONTENT } from '../support/content-in-use.ts';
import { readPdf } from '../support/read-pdf.ts';
import { addresses, DIST, siteUrl } from './built-pages.ts';

const content = requireFound(reportIn(contentIn(CONTENT), siteUrl), 'report');
const { report } = content;
const bytes = readFileSync(join(DIST, REPORT_PDF));
/** Reading line by line inserts a space where a line end divides a word. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('the PDF of the report', () => {
  test('declares PDF/UA-1, and a letter that its typefaces lack stops the build', () => {
    expect(bytes.toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const withForeignLetters = {
      ...content,
      report: { ...report, lede: `A 律 firm. ${report.lede}` },
    };
    expect(() => reportPdf(withForeignLetters)).toThrow('律');
  });

  test.each([true, false])(
    'every page has the sample notice if the report is a sample: %s',
    async (sample) => {
      const { sample: _, verified: __, ...rest } = report;
      const record = { by: 'Ada Park', on: '2026-01-31', evidence: 'The audit folder' };
      const marker = sample ? { sample } : { verified: record };
      const pdf = await readPdf(reportPdf({ ...content, report: { ...rest, ...marker } }));
      for (const [index, { texts }] of pdf.pages.entries()) {
        const pdfText = withoutSpaces(texts.join(' '));
        const label = index === 0 ? REPORT_COPY.sample : REPORT_COPY.sampleMark;
        expect(pdfText.includes(withoutSpaces(label)), `page ${index + 1}`).toBe(sample);
      }
    },
  );

  test('every link has a target and a description', async () => {
    const { links } = await readPdf(bytes);
    const external = links.filter(({ url }) => url);
    for (const { url = '', label } of external) {
      expect(url).toMatch(/^(https:\/\/|mailto:|tel:)/);
      expect(label).not.toBe('');
      if (url.startsWith(`${siteUrl}/`)) expect(addresses).toContain(url.slice(siteUrl.length));
    }
    for (const { url, to, label, page } of links)
      if (!url) expect(to, `${label} on page ${page}`).toBeGreaterThan(1);
    const urls = external.map(({ url }) => url);
    for (const { url } of report.sources) expect(urls).toContain(url);
  });
});
