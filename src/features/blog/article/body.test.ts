import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { articleBody, linkHeadings, markForStyle } from './body.ts';

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
  [['$1,500', '$700']],
  [['$950-$2,485', '$399-$1,333']],
  [['12', 'none', 'open', '-', '']],
  [['<strong>33</strong>', '45%', '-3.5']],
])('%o is a column of figures, its heading too', (column) => expect(marked(column)).toBe(column.length + 1));

test.each([[['none', 'none']], [['12', 'two']], [['6 months', '3 months']], [['2025 budget', '12']]])(
  '%o is one of words',
  (column) => expect(marked(column)).toBe(0),
);

test('the first column heads its rows', () => {
  expect(load(markedHtml(table(['1', '2'])))('td:first-child.figures, th:first-child.figures')).toHaveLength(
    0,
  );
});

test('a formula breaks after commas, ampersands and brackets, and keeps its characters', () => {
  const html = markedHtml('<table><tr><td><code>=IF(A1="x, y",B&amp;C)</code></td></tr></table>');
  expect(html).toContain('<code>=IF(<wbr>A1="x, y",<wbr>B&amp;<wbr>C)</code>');
  expect(load(html)('code').text()).toBe('=IF(A1="x, y",B&C)');
});

test('a text without tables stays as it is', () => {
  const html = '<p>One, two &amp; <code>a,b</code></p>';
  expect(markedHtml(html)).toBe(html);
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
