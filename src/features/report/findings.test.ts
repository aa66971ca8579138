import { expect, test } from 'vitest';
import { isWholeCount, reportCitations, shareCount } from './findings.ts';

const url = 'https://www.northbar.example/resources/ai-overviews';
const report = { title: 'What Firms Get Wrong', brand: 'Northbar', url };

test('a report has two forms of citation, with author, title, date and address', () => {
  expect(reportCitations({ ...report, published: '2025-01', sample: false })).toEqual([
    {
      form: 'Plain',
      text: `Northbar. "What Firms Get Wrong." Research report, January 2025. ${url}`,
    },
    { form: 'Bluebook style', text: `Northbar, What Firms Get Wrong (Jan. 2025), ${url}.` },
  ]);
});

test('a citation of a sample is labelled as one, and Bluebook style abbreviates the month', () => {
  const [plain, bluebook] = reportCitations({ ...report, published: '2026-09', sample: true });
  expect(plain.text).toContain('sample edition');
  expect(bluebook.text).toContain('(Sept. 2026, sample edition)');
});

test.each([
  [76, '50 firms', { count: 38, total: 50, unit: 'firms' }],
  [91, '100 pages', { count: 91, total: 100, unit: 'pages' }],
])('%i%% of %s is shown as a count', (percent, group, counted) => {
  expect(shareCount({ percent, of: group })).toEqual(counted);
});

test.each([
  [91, '50 firms', false],
  [50, 'fifty firms', false],
])('%i%% of %s is a whole count: %s', (percent, group, isPossible) => {
  expect(isWholeCount({ percent, of: group })).toBe(isPossible);
});
