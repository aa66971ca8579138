import { expect, test } from 'vitest';
import { sourceBacks } from './source-backs.ts';

const cite = (place: number) => `<a href="#source-${place}" aria-label="Source">x</a>`;
const back = (place: number) => `<a href="#source-ref-${place}" class="underline">Back</a>`;

test('the first citation of a source is marked, and the source leads back to it', () =>
  expect(sourceBacks(cite(1) + cite(12) + cite(1) + back(1) + back(12))).toBe(
    '<a href="#source-1" id="source-ref-1" aria-label="Source">x</a>' +
      '<a href="#source-12" id="source-ref-12" aria-label="Source">x</a>' +
      cite(1) +
      back(1) +
      back(12),
  ));

test('a source that nothing cites, or only an island, has no way back', () => {
  const island = `<astro-island>${cite(2)}</astro-island>`;
  expect(sourceBacks(island + back(2) + back(3))).toBe(island);
});
