import { expect, test } from 'vitest';
import { citations } from './citation.ts';

const url = 'https://www.northbar.example/resources/ai-overviews';
const report = { title: 'What Firms Get Wrong', brand: 'Northbar', url };

test('a report has two forms of citation, with author, title, date and address', () => {
  expect(citations({ ...report, published: '2025-01', sample: false })).toEqual([
    {
      form: 'Plain',
      text: `Northbar. "What Firms Get Wrong." Research report, January 2025. ${url}`,
    },
    { form: 'Bluebook style', text: `Northbar, What Firms Get Wrong (Jan. 2025), ${url}.` },
  ]);
});

test('a citation of a sample says that it is a sample, with the month abbreviated as in the Bluebook', () => {
  const [plain, bluebook] = citations({ ...report, published: '2026-09', sample: true });
  expect(plain.text).toContain('sample edition');
  expect(bluebook.text).toContain('(Sept. 2026, sample edition)');
});
