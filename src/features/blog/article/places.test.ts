import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { putBetween } from './body.ts';
import { articlePlaces } from './places.ts';

const placesIn = (html: string) => articlePlaces(load(html, null, false));

const words = (count: number) => 'some words of it '.repeat(count);
const paragraphs = (count: number) => `<p>${words(20)}</p>\n`.repeat(count);
/** About 340 characters a paragraph, 330 px on a phone. */
const long = `${paragraphs(3)}<h2>One</h2>${paragraphs(14)}<h2>Two</h2>${paragraphs(14)}<h2>Three</h2>${paragraphs(14)}`;

test('a short text has the next step and no asks', () => {
  const { nextStep, asks } = placesIn(paragraphs(4));
  expect(nextStep).toBe(1);
  expect(asks).toEqual([]);
});

test('a text of one paragraph has no place', () => {
  expect(placesIn('<p>One.</p>')).toEqual({ nextStep: undefined, asks: [] });
});

test('the next step stands within the first quarter, the asks after it and apart', () => {
  const { nextStep = 0, asks } = placesIn(long);
  const blocks = load(long, null, false).root().children().length;
  expect(nextStep).toBeGreaterThan(1);
  expect(nextStep).toBeLessThan(blocks / 4);
  expect(asks.length).toBeGreaterThan(2);
  expect(asks).toEqual([...new Set(asks)].toSorted((a, b) => a - b));
  expect(asks[0]).toBeGreaterThan(nextStep);
});

test('an ask goes to the end of a section when one is near', () => {
  const $ = load(long, null, false);
  const { asks } = placesIn(long);
  expect(asks.filter((before) => $.root().children().eq(before).is('h2')).length).toBeGreaterThan(0);
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

test('a table of many words counts as high as it is on a phone', () => {
  const cell = '<td>Words that take two lines of a phone at least</td>';
  const row = `<tr>${cell.repeat(5)}</tr>`;
  const table = `<table><thead><tr>${'<th>A</th>'.repeat(5)}</tr></thead><tbody>${row.repeat(30)}</tbody></table>`;
  expect(placesIn(`<p>One.</p><p>Two.</p>${table}<h2>A</h2><p>End.</p>`).asks).toEqual([3]);
});

test('pieces go before their blocks', () => {
  const $ = load(long, null, false);
  const { nextStep = 0, asks } = placesIn(long);
  putBetween($, { nextStep: '<i>step</i>', ask: (index) => `<i>ask ${index}</i>` });
  const shown = $.root()
    .children()
    .toArray()
    .map((block) => $(block));
  expect(shown[nextStep]?.text()).toBe('step');
  expect(asks.map((before, index) => shown[before + index + 1]?.text())).toEqual(
    asks.map((_, index) => `ask ${index}`),
  );
});
