import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CHECK_IDS, type CheckId, type Problem } from '../checks.ts';
import { QUOTE_MAX, readingSchema } from '../reading.ts';
import type { Fetched } from './facts.ts';
import { GOOD_PAGE } from './page.fixture.ts';
import { line, lines, page, problemsOf, read, readingOf } from './read-page.fixture.ts';

test('a page that has it all has nothing to fix and nothing unchecked, and is what its schema describes', () => {
  const reading = readingOf(read(GOOD_PAGE));
  expect(reading.lines.filter(({ problem, reason }) => problem ?? reason)).toEqual([]);
  expect(readingSchema.parse(reading)).toEqual(reading);
  expect(reading.lines.map(({ id }) => id)).toEqual(CHECK_IDS);
});

/** What is changed, by what, and which fault it is. No other line may change. */
const MUTATIONS: [string, [string | RegExp, string][], CheckId, Problem, Partial<Fetched>?][] = [
  ['the title goes', [[/<title>.*<\/title>/, '']], 'title', 'no-title'],
  ['the description goes', [[/<meta name="desc.*\n/, '']], 'description', 'no-description'],
  [
    'a level of headings is skipped',
    [['<h2>Deadlines</h2>', '<h3>Deadlines</h3>']],
    'skipped-level',
    'skipped-level',
  ],
  [
    'the phone in the markup is another',
    [['"telephone":"(614) 555-0142"', '"telephone":"(614) 555-0199"']],
    'markup-differs',
    'phone-differs',
  ],
  [
    'a question is only in the markup',
    [['"Can I file later?"', '"Do you speak Spanish?"']],
    'questions-in-markup',
    'questions-not-shown',
  ],
  [
    'a link calls another number',
    [['tel:+16145550142', 'tel:+16145550124']],
    'call-links',
    'call-link-differs',
  ],
  ['the number is no link', [[/<a href="tel:[^>]*>/, '<a>']], 'call-links', 'no-call-link'],
  [
    'the author is another',
    [[/Dana Reyes("?}?)(?=[,}\]]|">)/g, 'Dean Royce$1']],
    'author-markup',
    'author-not-shown',
  ],
  ['the day is no ISO 8601', [['"2026-05-04"', '"May 4, 2026"']], 'date-markup', 'date-form'],
  ['the day has not come', [['"2026-05-04"', '"2027-05-04"']], 'date-markup', 'date-order'],
  [
    'the page asks not to be indexed',
    [['<meta name="author"', '<meta name="robots" content="noindex"><meta name="author"']],
    'noindex',
    'noindex',
  ],
  ['the header asks for it', [], 'noindex', 'noindex', { robotsHeaders: ['noindex'] }],
  [
    'the canonical is another page',
    [['.example/wrongful-termination"', '.example/other"']],
    'canonical-elsewhere',
    'canonical-elsewhere',
  ],
  [
    'a crawler is shut out',
    [],
    'crawlers-shut-out',
    'answer-shut-out',
    { crawlers: [{ name: 'GPTBot', allowed: false, line: 2 }] },
  ],
  [
    'a search engine is shut out',
    [],
    'crawlers-shut-out',
    'search-shut-out',
    { crawlers: [{ name: 'Googlebot', allowed: false, line: 2 }] },
  ],
];

test.each(MUTATIONS)(
  '%s: the right line says so and no other changes',
  (_, changes, id, problem, fetched) => {
    const html = changes.reduce((text, [from, to]) => text.replace(from, to), GOOD_PAGE);
    const [good, changed] = [lines(GOOD_PAGE), lines(html, fetched)];
    const others = changed.filter((each, index) => !isDeepStrictEqual(each, good[index]));
    expect(others.map((each) => each.id)).toEqual([id]);
    expect(others[0]?.problem).toBe(problem);
  },
);

test('of a page that scripts build, what is in its head is checked and nothing else', () => {
  const shell =
    '<title>Firm</title><div id="root"></div><noscript>You need to enable JavaScript to run this application of ours, and here are more words than twenty, which no program reads as text of the page.</noscript><script src="/app.js"></script>';
  expect(problemsOf(shell)).toEqual(['needs-scripts', 'no-description']);
  expect(lines(shell).filter(({ reason }) => reason === 'scripts')).toHaveLength(10);
  expect(problemsOf('<title>Firm</title><img src="/a.jpg">')).toContain('no-text');
});

describe('what is read first', () => {
  test.each([
    ['a title of a drawing', '<svg><title>Logo of the firm</title></svg>', undefined],
    ['the first of two', '<title>One</title><title>Two</title>', 'One'],
    ['one in the body', '<p>text</p><title>Late</title>', 'Late'],
    ['an empty one', '<title> </title>', undefined],
  ])('%s', (_, html, expected) => expect(line(html, 'title')?.quote).toBe(expected));

  test.each(['Tampa Car Accident Lawyers', 'Reyes &amp; Cole, P.A.', 'Law Offices of Dana Reyes'])(
    'the text under the heading is that under it, and no later one: %s',
    (heading) => {
      const html = `<h1>${heading}</h1><p>The first paragraph has enough words to be running text, and says it.</p><h2>More</h2><p>${'The second paragraph says something else. '.repeat(5)}</p>`;
      expect(line(html, 'opening')?.quote).toBe(
        'The first paragraph has enough words to be running text, and says it.',
      );
    },
  );

  test('menus, forms, captions and lists of links are no running text', () => {
    const words = 'These words are no running text of the page, though there are many of them. ';
    const html = page('').replace(
      '<p>',
      `<nav>${words}</nav><form>${words}</form><figure><figcaption>${words}</figcaption></figure><ul><li><a href="/">${words}</a></li></ul><p>By Dana Reyes</p><p style="display: none">${words}</p><p>`,
    );
    expect(line(html, 'opening')?.quote).toMatch(/^One sentence about deadlines/);
  });

  test('a break in a heading parts two words, and a picture has its text', () => {
    expect(line('<h1>Wrongful<br>termination</h1>', 'empty-shell')?.quote).toBe(
      'Wrongful termination',
    );
    expect(
      line(page('', '').replace('Deadlines in Ohio', '<img alt="Reyes Law">'), 'h1')?.quote,
    ).toBe('Reyes Law');
  });

  test('a language without spaces has words', () => {
    const html =
      '<title>相続</title><h1>相続の相談</h1><p>遺言書がある場合でも、相続人全員で話し合う必要があることがあります。</p>';
    expect(problemsOf(html)).not.toContain('no-text');
  });
});

test.each([
  ['30,000 elements within each other', '<div>'.repeat(30_000)],
  ['100,000 elements', '<b></b>'.repeat(100_000)],
  ['20,000 attributes', `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}`).join(' ')}>`],
])('%s are too large, within a second', (_, html) => {
  const began = performance.now();
  expect(read(html)).toEqual({ unread: 'too-large' });
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a quotation has 300 characters at most, and no half of a sign', () => {
  const long = `<h1>${'😀 long words '.repeat(60)}</h1><p>${'Two years is the time in Ohio to file, '.repeat(40)}done.</p>`;
  for (const { quote = '', items = [] } of lines(long))
    for (const text of [quote, ...items]) {
      expect(text.length).toBeLessThanOrEqual(QUOTE_MAX);
      expect(text.isWellFormed()).toBe(true);
    }
});
