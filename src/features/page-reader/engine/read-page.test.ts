import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  CHECK_IDS,
  type CheckId,
  type FetchInfo,
  type Problem,
  pageReportSchema,
} from '../reading.ts';
import { GOOD_PAGE } from './page.fixture.ts';
import { lines, problemsOf, read, readingOf } from './read-page.fixture.ts';

test('the reading of a complete page has no problem, no unchecked line, and the form of its schema', () => {
  const reading = readingOf(read(GOOD_PAGE));
  expect(reading.lines.filter(({ problem, reason }) => problem ?? reason)).toEqual([]);
  expect(pageReportSchema.parse(reading)).toEqual(reading);
  expect(reading.lines.map(({ id }) => id).toSorted()).toEqual(CHECK_IDS.toSorted());
});

const NOINDEX = '<meta name="robots" content="noindex">';
/** Each row has a replacement in the page, and the check and fault that result. */
const MUTATIONS: [string, string | RegExp, string, CheckId, Problem][] = [
  ['no title', /<title>.*<\/title>/, '', 'title', 'no-title'],
  ['no description', /<meta name="desc.*\n/, '', 'description', 'no-description'],
  ['an h3 below an h1', /<h2>Deadlines/, '<h3>Deadlines', 'skipped-level', 'skipped-level'],
  ['another phone in the markup', /0142"/, '0199"', 'markup-differs', 'phone-differs'],
  [
    'a question of the markup alone',
    'Can I',
    'May I',
    'questions-in-markup',
    'questions-not-shown',
  ],
  ['a link to another number', '50142"', '50124"', 'call-links', 'call-link-differs'],
  ['a number without a link', /<a href="tel:[^>]*>/, '<a>', 'call-links', 'no-call-link'],
  [
    'another author',
    /Dana Reyes("?}?)(?=[,}\]]|">)/g,
    'Dean Royce$1',
    'author-markup',
    'author-not-shown',
  ],
  ['no day of ISO 8601', '"2026-05-04"', '"May 4, 2026"', 'date-markup', 'date-form'],
  ['a day that has not come', '"2026-05-04"', '"2027-05-04"', 'date-markup', 'date-order'],
  ['noindex', '<title>', `${NOINDEX}<title>`, 'noindex', 'noindex'],
  ['another canonical', 'termination"', 'x"', 'canonical-elsewhere', 'canonical-elsewhere'],
];
const blocked = (name: string) => ({ crawlers: [{ name, allowed: false, line: 2 }] });
const FETCHES: [string, Partial<FetchInfo>, CheckId, Problem][] = [
  ['a header asks for noindex', { robotsHeaders: ['noindex'] }, 'noindex', 'noindex'],
  ['a crawler is blocked', blocked('GPTBot'), 'crawlers-shut-out', 'answer-shut-out'],
  ['a search engine is blocked', blocked('Googlebot'), 'crawlers-shut-out', 'search-shut-out'],
];
/** Returns the lines that differ from those of the complete page. */
function changedLines(html: string, fetchInfo?: Partial<FetchInfo>) {
  const good = lines(GOOD_PAGE);
  return lines(html, fetchInfo)
    .filter((line, index) => !isDeepStrictEqual(line, good[index]))
    .map(({ id, problem }) => [id, problem]);
}

test.each(MUTATIONS)('exactly one line reports %s', (_, from, to, id, problem) => {
  expect(changedLines(GOOD_PAGE.replace(from, to))).toEqual([[id, problem]]);
});
test.each(FETCHES)('exactly one line reports that %s', (_, fetchInfo, id, problem) => {
  expect(changedLines(GOOD_PAGE, fetchInfo)).toEqual([[id, problem]]);
});

test('only the head of a page is checked if scripts build the page', () => {
  const shell =
    '<title>Firm</title><div id="root"></div><noscript>You need to enable JavaScript to run this application of ours, and here are more words than twenty, which no program reads as text of the page.</noscript><script src="/app.js"></script>';
  expect(problemsOf(shell)).toEqual(['no-description', 'needs-scripts']);
  expect(lines(shell).filter(({ reason }) => reason === 'scripts')).toHaveLength(10);
  expect(problemsOf('<title>Firm</title><img src="/a.jpg">')).toContain('no-text');
});

test('text in noscript counts as text of the page, because a browser without scripts shows it', () => {
  const html = `<title>Firm</title><div id="root"></div><noscript><h1>Deadlines in Ohio</h1><p>${'One sentence about deadlines of the law. '.repeat(6)}</p></noscript><script src="/app.js"></script>`;
  expect(problemsOf(html)).not.toContain('needs-scripts');
  expect(lines(html).find(({ id }) => id === 'h1')?.quote).toBe('Deadlines in Ohio');
});

test('a short page without scripts is checked in full', () => {
  const short = '<title>Firm</title><h1>Welcome</h1><p>Call us about a crash.</p><h4>Fees</h4>';
  expect(problemsOf(short)).toContain('skipped-level');
  expect(problemsOf(short)).not.toContain('no-text');
});

test.each([
  ['30,000 elements within each other', '<div>'.repeat(30_000)],
  ['100,000 elements', '<b></b>'.repeat(100_000)],
  ['5,000 attributes', `<p ${Array.from({ length: 5_000 }, (_, n) => `a${n}`).join(' ')}>`],
])('%s are refused as too large within a second', (_, html) => {
  const began = process.threadCpuUsage().user;
  expect(() => read(html)).toThrow(RangeError);
  expect(process.threadCpuUsage().user - began).toBeLessThan(1_000_000);
});
