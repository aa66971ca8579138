import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { markedArticle } from './marked-article.ts';

const table = (column: readonly string[]) =>
  `<table><thead><tr><th>Channel</th><th>Cost</th></tr></thead><tbody>${column
    .map((cell, index) => `<tr><td>${index}</td><td>${cell}</td></tr>`)
    .join('')}</tbody></table>`;
const marked = (column: readonly string[]) => load(markedArticle(table(column)))('.figures').length;

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
  expect(
    load(markedArticle(table(['1', '2'])))('td:first-child.figures, th:first-child.figures'),
  ).toHaveLength(0);
});

test('a formula breaks after commas, ampersands and brackets, and keeps its characters', () => {
  const html = markedArticle('<table><tr><td><code>=IF(A1="x, y",B&amp;C)</code></td></tr></table>');
  expect(html).toContain('<code>=IF(<wbr>A1="x, y",<wbr>B&amp;<wbr>C)</code>');
  expect(load(html)('code').text()).toBe('=IF(A1="x, y",B&C)');
});

test('a text without tables stays as it is', () => {
  const html = '<p>One, two &amp; <code>a,b</code></p>';
  expect(markedArticle(html)).toBe(html);
});

test('links to other sites are marked, those on this one are not', () => {
  expect(markedArticle('<p><a href="https://www.ftc.gov/">a</a> <a href="/blog">b</a></p>')).toBe(
    '<p><a href="https://www.ftc.gov/" class="outside">a</a> <a href="/blog">b</a></p>',
  );
});

test('a column without a name has one for those who hear it', () => {
  const html = '<table><thead><tr><th></th><th>Cost</th></tr></thead></table>';
  expect(load(markedArticle(html))('th').first().html()).toBe('<span class="sr-only">Row</span>');
});
