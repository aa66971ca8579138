import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportIn, reportPdf } from '../../build/report-pdf/report-pdf.ts';
import { readManifest } from '../../server/serving/manifest.ts';
import { findSection } from '../../src/blocks/schema.ts';
import { requireFound } from '../../src/content/mistake.ts';
import { contentIn } from '../../src/content-checks.ts';
import { REPORT_COPY } from '../../src/features/report/copy.ts';
import { REPORT_PDF } from '../../src/features/report/paths.ts';
import { CONTENT } from '../support/content-in-use.ts';
import { allElements, readPdf } from '../support/read-pdf.ts';
import { addresses, DIST } from './built-pages.ts';

const { siteUrl } = await readManifest(DIST);
const content = requireFound(reportIn(contentIn(CONTENT), siteUrl), 'report');
const { report } = content;
const shares = findSection(report.sections, 'statistics')?.items ?? [];
const bytes = readFileSync(join(DIST, REPORT_PDF));
const pdf = await readPdf(bytes);
/** Reading line by line inserts a space where a line end divides a word. */
const joined = (text: string) => text.replace(/\s+/g, '');

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

describe('the PDF of the report', () => {
  const { pages, links } = pdf;
  const elements = allElements(pages.flatMap((page) => page.elements));
  const ofRole = (role: RegExp) => elements.filter((element) => role.test(element.role));
  const headings = ofRole(/^H\d$/);

  test('declares PDF/UA-1, and a missing letter in its typefaces stops the build by name', () => {
    expect(bytes.toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const withForeignLetters = {
      ...content,
      report: { ...report, lede: `A 律 firm. ${report.lede}` },
    };
    expect(() => reportPdf(withForeignLetters)).toThrow('律');
  });

  test.each([true, false])(
    'with sample: %s, the notice is on every page or on none',
    async (sample) => {
      const { sample: _, verified: __, ...rest } = report;
      const marker = sample
        ? { sample }
        : {
            verified: {
              of: 'aaaaaaaa',
              by: 'Ada Park',
              on: '2026-01-31',
              evidence: 'The audit folder',
            },
          };
      const pdf = await readPdf(reportPdf({ ...content, report: { ...rest, ...marker } }));
      for (const [index, { texts }] of pdf.pages.entries()) {
        const pdfText = joined(texts.map(({ text }) => text).join(' '));
        const label = index === 0 ? REPORT_COPY.sample : REPORT_COPY.sampleMark;
        expect(pdfText.includes(joined(label)), `page ${index + 1}`).toBe(sample);
      }
    },
  );

  test('every link has a target and a description', () => {
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

  test('is tagged: all content has a reading order or is decoration', () => {
    expect(pdf.isMarked).toBe(true);
    for (const { texts } of pages)
      for (const { text, id, isArtifact } of texts)
        expect(Boolean(id) !== isArtifact, text).toBe(true);
    expect(ofRole(/^H1$/).map(({ text }) => text)).toEqual([report.headline.replaceAll('==', '')]);
    const levels = headings.map(({ role }) => Number(role.slice(1)));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), headings[index]?.text).toBeLessThanOrEqual(1);
    for (const { alt } of ofRole(/^Figure$/)) expect(alt?.length).toBeGreaterThan(40);
    expect(ofRole(/^Figure$/)).toHaveLength(shares.length + 1);
    for (const { children } of ofRole(/^L$/))
      for (const { role } of children) expect(role).toBe('LI');
    for (const table of ofRole(/^Table$/))
      expect(allElements([table]).some(({ role }) => role === 'TH')).toBe(true);
  });

  test('contains its typefaces, each with the used letters only', () => {
    const source = bytes.toString('latin1');
    const descriptors = source.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(descriptors.length).toBeGreaterThanOrEqual(4);
    for (const descriptor of descriptors) {
      expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
      expect(descriptor).toMatch(/\/FontName \/[A-Z]{6}\+/);
    }
    expect(source).not.toMatch(/\/Subtype \/Type1\b/);
  });

  test.skipIf(!hasQpdf)('passes the checks of qpdf', () => {
    const file = join(DIST, REPORT_PDF);
    const { status, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});
