import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { putBetween } from './body.ts';
import { articlePlaces } from './places.ts';

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
