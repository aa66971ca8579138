import { expect, test } from 'vitest';
import { REPORT_PDF, REPORT_SLUG, reportPdfName } from './paths.ts';

test('a report file is next to its page', () => {
  expect(REPORT_PDF).toBe(`/resources/${REPORT_SLUG}.pdf`);
  expect(reportPdfName(REPORT_PDF)).toBe(`${REPORT_SLUG}.pdf`);
});

test.each([
  '/report.pdf',
  '/resources/ai-overviews',
  '/resources/a/b.pdf',
  '/resources/a"b.pdf',
  '/resources/.pdf',
])('%s is not a report', (path) => {
  expect(reportPdfName(path)).toBeUndefined();
});
