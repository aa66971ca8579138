import { expect, test } from 'vitest';
import { readableTables } from '../../ui/prose-tables.ts';
import { articleHtml } from './article-html.ts';

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
  expect(articleHtml(html)).toBe(shown);
});

test('tables keep the name of the heading above them', () => {
  const html =
    '<h2 id="costs">Costs</h2><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(readableTables(articleHtml(html))).toContain('aria-label="Table Costs"');
});
