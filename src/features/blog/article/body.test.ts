import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { articleBody, articlePlaces, linkHeadings, markForStyle, putBetween } from './body.ts';

const changed = (change: ($: CheerioAPI) => void) => (html: string) => {
  const $ = load(html, null, false);
  change($);
  return $.html();
};
const linked = changed(linkHeadings);
const markedHtml = changed(markForStyle);

test.each([
  [
    '<h2 id="a">Text &amp; <em>more</em></h2>',
    '<h2 id="a"><a class="heading-link" href="#a">Text &amp; <em>more</em></a></h2>',
  ],
  ['<h3 id="b">B</h3><p>p</p>', '<h3 id="b"><a class="heading-link" href="#b">B</a></h3><p>p</p>'],
  ['<h2>No id</h2>', '<h2>No id</h2>'],
  ['<h2 id="c">A <a href="/x">link</a></h2>', '<h2 id="c">A <a href="/x">link</a></h2>'],
  [
    '<section data-footnotes><h2 id="footnote-label">Footnotes</h2></section>',
    '<section data-footnotes=""><h2 id="footnote-label">Footnotes</h2></section>',
  ],
  [
    '<li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled> b</li>',
    '<li><input type="checkbox" checked="" disabled="" aria-label="Done"> a</li><li><input type="checkbox" disabled="" aria-label="To do"> b</li>',
  ],
])('%s', (html, shown) => {
  expect(linked(html)).toBe(shown);
});

test('tables keep the name of the heading above them', () => {
  const html =
    '<h2 id="costs">Costs</h2><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  const { html: shown } = articleBody(html, { nextStep: '', asks: [] });
  expect(shown).toContain('aria-label="Table Costs"');
});

const table = (column: readonly string[]) =>
  `<table><thead><tr><th>Channel</th><th>Cost</th></tr></thead><tbody>${column
    .map((cell, index) => `<tr><td>${index}</td><td>${cell}</td></tr>`)
    .join('')}</tbody></table>`;
const marked = (column: readonly string[]) => load(markedHtml(table(column)))('.figures').length;

test.each([
  [['$950-$2,485', '$399-$1,333']],
  [['12', 'none', 'open', '-', '']],
  [['<strong>33</strong>', '45%', '-3.5']],
])('%o is a column of figures, its heading too', (column) =>
  expect(marked(column)).toBe(column.length + 1),
);

test.each([[['none', 'none']], [['12', 'two']], [['6 months', '3 months']]])(
  '%o is one of words',
  (column) => expect(marked(column)).toBe(0),
);

test('the first column heads its rows', () => {
  expect(
    load(markedHtml(table(['1', '2'])))('td:first-child.figures, th:first-child.figures'),
  ).toHaveLength(0);
});

test('a formula breaks after commas, ampersands and brackets, and keeps its characters', () => {
  const html = markedHtml('<table><tr><td><code>=IF(A1="x, y",B&amp;C)</code></td></tr></table>');
  expect(html).toContain('<code>=IF(<wbr>A1="x, y",<wbr>B&amp;<wbr>C)</code>');
  expect(load(html)('code').text()).toBe('=IF(A1="x, y",B&C)');
});

test('links to other sites are marked, those on this one are not', () => {
  expect(markedHtml('<p><a href="https://www.ftc.gov/">a</a> <a href="/blog">b</a></p>')).toBe(
    '<p><a href="https://www.ftc.gov/" class="outside">a</a> <a href="/blog">b</a></p>',
  );
});

test('a column without a name has one for those who hear it', () => {
  const html = '<table><thead><tr><th></th><th>Cost</th></tr></thead></table>';
  expect(load(markedHtml(html))('th').first().html()).toBe('<span class="sr-only">Row</span>');
});

const placesIn = (html: string) => articlePlaces(load(html, null, false));

const words = (count: number) => 'some words of it '.repeat(count);
const paragraphs = (count: number) => `<p>${words(20)}</p>\n`.repeat(count);
const long = `${paragraphs(3)}<h2>One</h2>${paragraphs(14)}<h2>Two</h2>${paragraphs(14)}<h2>Three</h2>${paragraphs(14)}`;

test('a short text has the next step and no asks', () => {
  const { nextStep, asks } = placesIn(paragraphs(4));
  expect(nextStep).toBe(1);
  expect(asks).toEqual([]);
});

test('a text of one paragraph has no place', () => {
  expect(placesIn('<p>One.</p>')).toEqual({ nextStep: undefined, asks: [] });
});

test('the next step stands within the first quarter, an ask in each half', () => {
  const { nextStep = 0, asks } = placesIn(long);
  const blocks = load(long, null, false).root().children().length;
  expect(nextStep).toBeGreaterThan(1);
  expect(nextStep).toBeLessThan(blocks / 4);
  const [first = 0, second = 0] = asks;
  expect(asks).toHaveLength(2);
  expect(first).toBeGreaterThan(nextStep + 2);
  expect(first).toBeLessThan(blocks / 2);
  expect(second).toBeGreaterThan(blocks / 2);
});

test('an ask goes to the end of a section when one is near', () => {
  const near = `${paragraphs(8)}<h2>Two</h2>${paragraphs(10)}`;
  const { asks } = placesIn(near);
  expect(
    load(near, null, false)
      .root()
      .children()
      .eq(asks[0] ?? 0)
      .is('h2'),
  ).toBe(true);
});

test.each([
  ['under a heading', `<p>${words(9)}</p><h2>A</h2><p>${words(99)}</p>`, [1]],
  ['between words and what they announce', '<p>Three things:</p><p>One.</p><p>Two.</p>', [2]],
  ['after a list or a table', '<ul><li>One</li></ul><p>That was it.</p><p>More.</p>', [2]],
  [
    'before a list or a table',
    '<p>So.</p><table><tbody><tr><td>1</td></tr></tbody></table><h2>B</h2><p>C.</p>',
    [2],
  ],
])('nothing is put %s', (_, html, allowed) => {
  const { nextStep } = placesIn(html);
  expect(allowed).toContain(nextStep);
});

test('pieces go before their blocks, and a place without one stays as it is', () => {
  const $ = load(long, null, false);
  const { nextStep = 0, asks } = placesIn(long);
  putBetween($, { nextStep: '<i>step</i>', asks: ['<i>ask</i>'] });
  const shown = $.root()
    .children()
    .toArray()
    .map((block) => $(block));
  expect(shown[nextStep]?.text()).toBe('step');
  expect(shown[(asks[0] ?? 0) + 1]?.text()).toBe('ask');
  expect($('i')).toHaveLength(2);
});
