import { expect, test } from 'vitest';
import { citations } from './citation.ts';

const url = 'https://www.northbar.example/resources/what-law-firms-get-wrong-google-ai-overview';
const title = 'What Law Firms Get Wrong About Google AI Overviews';

test('a report has two forms of citation, with author, title, date and address', () => {
  expect(citations({ title, brand: 'Northbar', published: '2025-01', url, sample: false })).toEqual(
    [
      { form: 'Plain', text: `Northbar. "${title}." Research report, January 2025. ${url}` },
      { form: 'Bluebook style', text: `Northbar, ${title} (Jan. 2025), ${url}.` },
    ],
  );
});

test('a citation of a sample says that it is a sample, with the month abbreviated as in the Bluebook', () => {
  const [plain, bluebook] = citations({
    title,
    brand: 'Northbar',
    published: '2026-09',
    url,
    sample: true,
  });
  expect(plain.text).toContain('sample edition');
  expect(bluebook.text).toContain('(Sept. 2026, sample edition)');
});
