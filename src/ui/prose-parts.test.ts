import { expect, test } from 'vitest';
import { contentsLines, proseParts } from './prose-parts.ts';

test('each second-level heading begins a part with everything below it', () => {
  const html =
    '<h2 id="one">One &amp; only</h2>\n<p>Text.</p><h3 id="sub">Sub</h3><ul><li>A</li></ul><h2 id="two">Two</h2><p>End.</p>';
  const first = '\n<p>Text.</p><h3 id="sub">Sub</h3><ul><li>A</li></ul>';
  expect(proseParts(html)).toEqual([
    { slug: 'one', heading: 'One & only', html: first },
    { slug: 'two', heading: 'Two', html: '<p>End.</p>' },
  ]);
});

test('text before the first heading and a heading without an anchor stop the build', () => {
  expect(() => proseParts('<p>Early.</p><h2 id="one">One</h2>')).toThrow('found "<p>Early.</p>"');
  expect(() => proseParts('<h2>One</h2>')).toThrow(
    'expected an anchor, found none at the heading "One"',
  );
});

test('the contents list only second-level headings, in order and as plain text', () => {
  const html =
    '<h2 id="text-filing">Filing &amp; <em>fees</em></h2><p>Text.</p><h3 id="text-data">Data</h3><h2 id="text-season">A<br>season</h2>';
  expect(contentsLines(html)).toEqual([
    { slug: 'text-filing', text: 'Filing & fees' },
    { slug: 'text-season', text: 'A season' },
  ]);
});
