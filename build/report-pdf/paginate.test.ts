import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { paginate } from './paginate.ts';

const SHEET = { top: 10, bottom: 110 };
const block = (height: number, rest: Partial<Block> = {}): Block => ({
  height,
  draw: () => undefined,
  ...rest,
});
const chapter = (blocks: readonly Block[], startsPage = false) => ({
  startsPage,
  parts: blocks.map((part) => ({ block: part })),
});
const places = (...chapters: ReturnType<typeof chapter>[]) =>
  paginate(chapters, SHEET).map((page) => page.map(({ y }) => y));

test('blocks follow each other with their space, and go on on the next page without it', () => {
  const high = block(40, { above: 10 });
  expect(places(chapter([high, high, high]))).toEqual([[10, 60], [10]]);
});

test('a heading goes to the next page with what it announces', () => {
  const heading = block(20, { above: 10, keepWithNext: true });
  expect(places(chapter([block(60), heading, block(30, { above: 5 })]))).toEqual([[10], [10, 35]]);
});

test('a heading over a heading stays with both', () => {
  const heading = block(10, { keepWithNext: true });
  expect(places(chapter([block(75), heading, heading, block(20)]))).toEqual([[10], [10, 20, 30]]);
});

test('a chapter starts a page where it says so', () => {
  expect(
    places(chapter([block(10)]), chapter([block(10)], true), chapter([block(10, { above: 5 })])),
  ).toEqual([[10], [10, 25]]);
});

test('an optional block fills room that is left and is never moved', () => {
  const optional = block(50, { isOptional: true });
  expect(places(chapter([block(40), optional]))).toEqual([[10, 50]]);
  expect(places(chapter([block(60), optional, block(30)]))).toEqual([[10, 70]]);
});

test('what no page holds is an error', () => {
  expect(() => places(chapter([block(60, { keepWithNext: true }), block(60)]))).toThrow('120 points');
});
