import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CHECK_IDS, CHECKS, type CheckId, isFinding } from '../checks.ts';
import { QUOTE_MAX, readingSchema } from '../reading.ts';
import type { Fetched } from './facts.ts';
import { GOOD_PAGE } from './page.fixture.ts';
import { readPage } from './read-page.ts';

const FETCHED: Fetched = {
  url: 'https://www.reyes.example/wrongful-termination',
  status: 200,
  hops: [],
  robotsHeader: undefined,
  linkHeader: undefined,
  crawlers: [{ name: 'GPTBot', allowed: true, line: undefined }],
};
const read = (html: string, fetched: Partial<Fetched> = {}) =>
  readPage(html, { ...FETCHED, ...fetched }, new Date('2026-11-25T12:00:00Z'));
const outcomes = (html: string, fetched?: Partial<Fetched>) =>
  new Map(read(html, fetched).lines.map(({ id, outcome }) => [id, outcome]));
const line = (html: string, id: CheckId, fetched?: Partial<Fetched>) =>
  read(html, fetched).lines.find((each) => each.id === id);
/** What each line says of a page. Left out is what any other text changes: places, counts, and the start of the whole text. */
const said = (html: string, fetched?: Partial<Fetched>) =>
  new Map(
    read(html, fetched).lines.map(({ id, outcome, quote, items }) => [
      id,
      { outcome, quote: id === 'empty-shell' ? undefined : quote, items },
    ]),
  );
const good = said(GOOD_PAGE);

test('a page that has it all has no finding, and each thing is quoted with its place', () => {
  expect(read(GOOD_PAGE).lines.filter(isFinding)).toEqual([]);
  expect(line(GOOD_PAGE, 'opening')?.quote).toMatch(
    /^In Ohio you have two years .* § 4112\.052\.$/,
  );
});

test('a reading is what its schema says, with every check once', () => {
  const reading = read(GOOD_PAGE);
  expect(readingSchema.parse(reading)).toEqual(reading);
  expect(reading.lines.map(({ id }) => id)).toEqual(CHECK_IDS);
});

/** What is changed, by what, and which lines say or quote something else then; no other may. */
const ANSWER = /<p>In Ohio you have two years.*?<\/p>\n/;
const MUTATIONS: [string, [string | RegExp, string][], CheckId[], Partial<Fetched>?][] = [
  [
    'the answer moves under the last heading',
    [
      [ANSWER, '<p>Dana Reyes answers for the whole office. Write to us at any time.</p>\n'],
      ['<p>Dana Reyes is', `${ANSWER.exec(GOOD_PAGE)?.[0]}<p>Dana Reyes is`],
    ],
    ['opening'],
  ],
  [
    'a comma breaks the JSON',
    [['"telephone":"(614) 555-0142"}', '"telephone":"(614) 555-0142",}']],
    ['json-ld-broken', 'markup-types'],
  ],
  [
    'the phone in the markup is another',
    [['"telephone":"(614) 555-0142"', '"telephone":"(614) 555-0199"']],
    ['markup-differs'],
  ],
  [
    'a question stands in the markup only',
    [['"Can I file later?"', '"Do you speak Spanish?"']],
    ['questions-in-markup'],
  ],
  [
    'the page asks not to be indexed',
    [['<meta name="author"', '<meta name="robots" content="noindex"><meta name="author"']],
    ['noindex'],
  ],
  ['the header asks not to be indexed', [], ['noindex'], { robotsHeader: 'noindex' }],
  [
    'the canonical is another page',
    [['.example/wrongful-termination"', '.example/other"']],
    ['canonical-elsewhere'],
  ],
  [
    'the address led on',
    [],
    ['redirects'],
    { hops: [{ url: 'http://reyes.example/', status: 301 }] },
  ],
  [
    'a crawler is shut out',
    [],
    ['crawlers-shut-out'],
    { crawlers: [{ name: 'GPTBot', allowed: false, line: 2 }] },
  ],
  ['robots.txt is not known', [], ['crawlers-shut-out'], { crawlers: undefined }],
  ['the date is not in the markup', [['"datePublished":"2026-05-04",', '']], ['date-markup']],
  [
    'a level of headings is skipped',
    [['<h2>Deadlines</h2>', '<h3>Deadlines</h3>']],
    ['skipped-level'],
  ],
  ['there is no main heading', [[/<(\/?)h1>/g, '<$1h2>']], ['h1']],
  ['the title goes', [[/<title>.*<\/title>/, '']], ['title']],
];

test.each(MUTATIONS)('%s: the right line changes and no other', (_, changes, ids, fetched) => {
  const html = changes.reduce((text, [from, to]) => text.replace(from, to), GOOD_PAGE);
  const changed = said(html, fetched);
  expect(CHECK_IDS.filter((id) => !isDeepStrictEqual(changed.get(id), good.get(id)))).toEqual(
    CHECK_IDS.filter((id) => ids.includes(id)),
  );
});

test('of a page that scripts make only how it comes and its title can be told', () => {
  const shell =
    '<title>Firm</title><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script>';
  const said = outcomes(shell);
  expect(said.get('empty-shell')).toBe('found');
  expect(said.get('title')).toBe('found');
  const others = CHECK_IDS.filter((id) => CHECKS[id].group !== 'readable' && id !== 'title');
  expect(others.filter((id) => said.get(id) !== 'cannot tell')).toEqual([]);
  expect(read(shell).paste).toBeUndefined();
});

const ldPage = (json: string) =>
  `<title>T</title><h1>Deadlines in Ohio</h1><p>${'One sentence about deadlines of the law. '.repeat(6)}</p><script type="application/ld+json">${json}</script>`;

describe('JSON-LD', () => {
  test.each([
    [
      '{"@type":"FAQPage",\n"name":"two\nlines"}',
      'block 1 of 1, character 31, line 2',
      'A line break inside a text.',
    ],
    ['{"@type":"FAQPage","a":[1,2,]}', 'block 1 of 1, character 28, line 1', 'A comma before ].'],
    ['{"@type":"FAQPage"', 'block 1 of 1, character 18, line 1', 'It ends before it is complete.'],
    ['{"@type":"FAQPage"};', 'block 1 of 1, character 19, line 1', '; where it cannot stand.'],
    [
      '<!-- {"@type":"FAQPage"} -->',
      'block 1 of 1, character 0, line 1',
      '< where it cannot stand.',
    ],
    ["{'@type':'FAQPage'}", 'block 1 of 1, character 1, line 1', "' where it cannot stand."],
  ])('%j breaks at the character that a parser stops at', (json, place, note) => {
    expect(line(ldPage(json), 'json-ld-broken')).toMatchObject({ outcome: 'found', place, note });
  });

  test.each([
    ['a line break in a text', '{"name":"two\nlines"}', { name: 'two\nlines' }],
    ['a comma before a bracket', '{"a":[1,2,],}', { a: [1, 2] }],
    ['a comment around it', '<!--\n{"name":"a, }"}\n-->', { name: 'a, }' }],
    ['CDATA around it', '//<![CDATA[\n{"name":"a"}\n//]]>', { name: 'a' }],
    ['a semicolon after it', '{"name":"a"};', { name: 'a' }],
  ])('%s is mended, and what it says is the same', (_, json, value) => {
    const [repaired] = read(ldPage(json)).paste?.repaired ?? [];
    expect(JSON.parse(repaired?.text ?? '')).toEqual(value);
  });

  test('what has another fault is left alone', () => {
    expect(read(ldPage("{'@type':'FAQPage'}")).paste?.repaired).toEqual([]);
  });

  test.each([
    ['a graph', '{"@graph":[{"@type":"Attorney"}]}'],
    ['a list', '[{"@type":"Attorney"}]'],
    ['two types of one thing', '{"@type":["Attorney","Place"]}'],
    ['one thing within another', '{"about":{"publisher":{"@type":"https://schema.org/Attorney"}}}'],
  ])('types are found in %s', (_, json) => {
    expect(line(ldPage(json), 'markup-types')?.items).toContain('Attorney');
  });

  test('types in attributes are found too', () => {
    const html = `${ldPage('{}')}<div itemscope itemtype="https://schema.org/Attorney"></div><div typeof="schema:Person"></div>`;
    expect(line(html, 'markup-types')?.items).toEqual(['Attorney', 'Person']);
  });
});

test('nothing in what can be pasted can end its script element', () => {
  const { paste } = read(
    ldPage('{"name":"</script><script>alert(1)",}')
      .replace('</script><script>alert', '<\\/script><script>alert')
      .replace('Deadlines in Ohio', 'A &lt;/script&gt; B'),
  );
  expect(paste?.repaired.map(({ text }) => text).join()).not.toMatch(/<\/?script/);
});

test('a quotation has 300 characters at most, and no half of a sign', () => {
  const long = `<h1>${'😀 long words '.repeat(60)}</h1><p>${'Two years is the time in Ohio to file, '.repeat(40)}done.</p>`;
  for (const { quote = '', items = [] } of read(long).lines)
    for (const text of [quote, ...items]) {
      expect(text.length).toBeLessThanOrEqual(QUOTE_MAX);
      expect(text.isWellFormed()).toBe(true);
    }
});

test('a break in a heading parts two words', () => {
  const html = GOOD_PAGE.replace(/<h1>.*?<\/h1>/, '<h1>Wrongful<br>termination</h1>');
  expect(line(html, 'h1')?.quote).toBe('Wrongful termination');
});

test('menus, footers and forms have no sentences, and sentences are not cut in citations', () => {
  const html = `<nav>See our menu. It is long.</nav><main><h1>Time</h1><p>See Brooks v. Odom, 12 U.S. 3. Mr. J. Roe of Acme Inc. lost under Tenn. Code Ann. § 28-3-104. He paid.</p></main><form>Write to us. We answer.</form><footer>All rights. Reserved.</footer>`;
  expect(read(html).sentences).toBe(3);
});
