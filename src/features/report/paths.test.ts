import { expect, test } from 'vitest';
import { reportPdfName, reportPdfPath } from './paths.ts';

test('a report file is next to its page', () => {
  expect(reportPdfPath('ai-overviews')).toBe('/resources/ai-overviews.pdf');
  expect(reportPdfName(reportPdfPath('ai-overviews'))).toBe('ai-overviews.pdf');
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
