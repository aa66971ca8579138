import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { insertionPoints, linkHeadings } from './body.ts';

const changeHtml = (change: ($: CheerioAPI) => void) => (html: string) => {
  const $ = load(html, null, false);
  change($);
  return $.html();
};
const withHeadingLinks = changeHtml(linkHeadings);

const LINK = '<a class="heading-link"';
const FOOTNOTES = '<h2 id="footnote-label">Footnotes</h2></section>';
test.each([
  ['<h3 id="b">B</h3><p>p</p>', `<h3 id="b">${LINK} href="#b">B</a></h3><p>p</p>`],
  ['<h2 id="a">A &amp; <i>b</i></h2>', `<h2 id="a">${LINK} href="#a">A &amp; <i>b</i></a></h2>`],
  ['<h2>No id</h2>', '<h2>No id</h2>'],
  ['<h2 id="c">A <a href="/x">link</a></h2>', '<h2 id="c">A <a href="/x">link</a></h2>'],
  [`<section data-footnotes>${FOOTNOTES}`, `<section data-footnotes="">${FOOTNOTES}`],
  ['<input type="checkbox" checked>', '<input type="checkbox" checked="" aria-label="Done">'],
  ['<input type="checkbox">', '<input type="checkbox" aria-label="To do">'],
])(
  'headings of an article link to themselves, and checkboxes have labels: %s',
  (html, expected) => {
    expect(withHeadingLinks(html)).toBe(expected);
  },
);

const placesIn = (html: string) => insertionPoints(load(html, null, false));

const paragraph = (count: number) => 'some words of it '.repeat(count);
const paragraphs = (count: number) => `<p>${paragraph(20)}</p>\n`.repeat(count);
const longArticle = `${paragraphs(3)}<h2>One</h2>${paragraphs(14)}<h2>Two</h2>${paragraphs(14)}<h2>Three</h2>${paragraphs(14)}`;

test('the next step is within the first quarter, and each half has an invitation', () => {
  const [nextStep = 0, first = 0, second = 0] = placesIn(longArticle);
  const blocks = load(longArticle, null, false).root().children().length;
  expect(nextStep).toBeGreaterThan(1);
  expect(nextStep).toBeLessThan(blocks / 4);
  expect(first).toBeGreaterThan(nextStep + 2);
  expect(first).toBeLessThan(blocks / 2);
  expect(second).toBeGreaterThan(blocks / 2);
});
