import { expect, test } from 'vitest';
import { ldPage, line, page } from './read-page.fixture.ts';

const jsonLd = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const articlePage = (value: object, body: string) =>
  page(jsonLd({ '@type': 'Article', ...value }), body);

// JSON-LD (RFC 8259; JSON-LD 1.1)
test.each([
  ['{"name":"two\nlines"}', /at position 12 \(line 1 column 13\)/],
  ['{"@type":"FAQPage"};', /at position 19/],
])('JSON-LD %j does not parse, and the note has the position', (json, message) => {
  const html = ldPage(json);
  const broken = { problem: 'json-ld-broken', note: expect.stringMatching(message) };
  expect(line(html, 'json-ld-broken')).toMatchObject(broken);
  for (const id of ['markup-types', 'questions-in-markup', 'author-markup', 'date-markup'] as const)
    expect(line(html, id)?.reason).toBe('broken-markup');
});

const MICRODATA = `
  <div itemscope itemtype="https://schema.org/FAQPage">
    <div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question">
      <meta itemprop="name" content="Only here?">
    </div>
  </div>
  <article itemscope itemtype="http://schema.org/BlogPosting">
    <span itemprop="author" itemscope itemtype="https://schema.org/Person">
      <span itemprop="name">Dana Reyes</span>
    </span>
    <time itemprop="datePublished" datetime="2026-05-04">May 4</time>
  </article>`;
const RDFA = `
  <div vocab="https://schema.org/" typeof="FAQPage">
    <div property="mainEntity" typeof="Question"><meta property="name" content="Only here?"></div>
  </div>
  <article prefix="schema: https://schema.org/" typeof="schema:BlogPosting">
    <span property="schema:author" typeof="schema:Person">
      <span property="schema:name">Dana Reyes</span>
    </span>
    <time property="schema:datePublished" datetime="2026-05-04">May 4</time>
  </article>`;

test.each([
  ['microdata (HTML Standard, 5)', MICRODATA],
  ['RDFa Lite 1.1', RDFA],
])('%s is read as JSON-LD is', (_, body) => {
  const html = page('', body);
  const types = ['FAQPage', 'Question', 'BlogPosting', 'Person'];
  expect(line(html, 'markup-types')?.items).toEqual(expect.arrayContaining(types));
  expect(line(html, 'questions-in-markup')?.items).toEqual(['Only here?']);
  expect(line(html, 'author-markup')).toMatchObject({ outcome: 'found', items: ['Dana Reyes'] });
  const published = { outcome: 'found', items: ['datePublished: 2026-05-04'] };
  expect(line(html, 'date-markup')).toMatchObject(published);
});

test.each([
  ['soft hyphens and accents', { name: 'José Reyes-Núñez' }, 'By Jose Rey&shy;es Nunez'],
  ['parts of a name', { givenName: 'Dana', familyName: 'Reyes' }, 'By Dana Reyes'],
  ['a title', { name: 'Attorney Luis Vega' }, 'By Luis Vega'],
])('an author is found on the page despite %s', (_, author, body) => {
  const check = line(articlePage({ author }, body), 'author-markup');
  expect([check?.outcome, check?.problem]).toEqual(['found', undefined]);
});

test('a page that only Yoast calls an article needs neither author nor date', () => {
  const html = page('<meta property="og:type" content="article">');
  expect(line(html, 'author-markup')?.reason).toBe('no-article');
  expect(line(html, 'date-markup')?.reason).toBe('no-article');
});

test('one entity may have its properties and types in several objects', () => {
  const html = ldPage(
    JSON.stringify([
      { '@id': '#page', '@type': 'Article', author: { '@list': [{ '@id': '#dana' }] } },
      { '@id': '#dana', '@type': 'Person', name: { '@value': 'Dana Reyes' } },
      { '@id': '#page', '@type': 'WebPage' },
    ]),
    'By Dana Reyes',
  );
  expect(line(html, 'author-markup')?.items).toEqual(['Dana Reyes']);
  expect(line(html, 'markup-types')?.items).toEqual(['Article', 'WebPage', 'Person']);
  expect(line(html, 'date-markup')?.problem).toBe('no-date');
});

const NEWS = { '@type': 'NewsArticle', headline: 'Verdict' };
const MENTIONED = [
  { '@type': 'WebPage', mentions: { '@id': '#n' } },
  { '@id': '#n', ...NEWS },
];
test.each([
  ['an article on its own', true, jsonLd(NEWS)],
  ['the main part of the page', true, jsonLd({ '@type': 'WebPage', mainEntity: NEWS })],
  ['an article that a page mentions', false, jsonLd({ '@type': 'WebPage', mentions: NEWS })],
  ['an article that is mentioned by reference', false, jsonLd({ '@graph': MENTIONED })],
  ['a list of posts', false, jsonLd({ '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting' }] })],
])('%s lacks author and date: %s', (_, isLacking, body) => {
  const problemOf = (id: 'author-markup' | 'date-markup') => line(page('', body), id)?.problem;
  expect(problemOf('author-markup')).toBe(isLacking ? 'no-author' : undefined);
  expect(problemOf('date-markup')).toBe(isLacking ? 'no-date' : undefined);
});

// Phones (RFC 3966; ITU-T E.161)
test.each([
  ['+1 813-555-0117 ext. 4', '(813) 555-0117'],
  ['+18135550117', '813 555 0117'],
  ['1-800-555-4LAW', '(800) 555-4529'],
  ['813-555-0117', '813 • 555 • 0117, or fax 813-555-0199'],
])('the phone number %s in the data matches a page that shows %s', (telephone, body) => {
  const check = line(page(jsonLd({ '@type': 'LegalService', telephone }), body), 'markup-differs');
  expect(check?.outcome).toBe('not found');
});

const telephone = '813-555-0117';
const CONTACT = { '@type': 'ContactPoint', telephone };
const REFERENCE = [
  { '@type': 'Organization', contactPoint: { '@id': '#c' } },
  { '@id': '#c', ...CONTACT },
];
test.each<[string, object, object]>([
  ['in a reference', { '@graph': REFERENCE }, { items: [telephone] }],
  ['of a place', { location: { '@type': 'Place', telephone } }, { reason: 'no-markup-phone' }],
  ['nowhere', { name: 'Reyes Law' }, { reason: 'no-markup-phone' }],
])('a phone number %s is read only if it is that of the organization', (_, value, expected) => {
  const html = page(jsonLd({ '@type': 'LegalService', ...value }), telephone);
  expect(line(html, 'markup-differs')).toMatchObject(expected);
});

// Days (ISO 8601)
const MODIFIED_FIRST = { datePublished: '2026-05-04', dateModified: '2026-05-01' };
const MORNING = { datePublished: '2026-05-04T09:00:00-05:00' };
test.each([
  ['modified before it was published', MODIFIED_FIRST, '', { problem: 'date-order' }],
  [
    'shown in an element',
    MORNING,
    '<time datetime="2026-05-04">May 4</time>',
    { outcome: 'found' },
  ],
  ['shown as text', MORNING, '<p>May 4, 2026</p>', { reason: 'day-not-compared' }],
])('the check of dates covers a date %s', (_, value, body, expected) => {
  expect(line(articlePage(value, body), 'date-markup')).toMatchObject(expected);
});
