import { expect, test } from 'vitest';
import { contentsOf } from './contents.ts';

test('second-level headings only, in order, as plain text', () => {
  const html =
    '<h2 id="text-filing">Filing &amp; <em>fees</em></h2><p>Text.</p><h3 id="text-data">Data</h3><h2 id="text-season">A<br>season</h2>';
  expect(contentsOf(html)).toEqual([
    { slug: 'text-filing', text: 'Filing & fees' },
    { slug: 'text-season', text: 'A season' },
  ]);
});

test('a text without headings has no contents, and footnotes are not listed', () => {
  expect(contentsOf('<p>Text.</p>')).toEqual([]);
  expect(
    contentsOf('<section data-footnotes><h2 id="footnote-label">Footnotes</h2></section>'),
  ).toEqual([]);
});
