import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONFIG, library, SCRIPT } from '../../../tests/support/refinement.ts';
import { UNDERSTOOD_REQUESTS } from '../refinement.ts';
import { refine } from './refine.ts';

const said = (request: string) => {
  const refined = refine(library, SCRIPT, CONFIG, request);
  return 'refused' in refined ? [`refused: ${refined.refused}`] : refined.understood;
};
const NO_SUCH = 'The script asks nothing about that.';

describe('of a list what is understood is done, and the rest is named', () => {
  test.each<[string, string[]]>([
    ['Skip the photos and the insurance', ['Left out: evidence.', 'Left out: insurance.']],
    [
      'skip the photos, the insurance and the zebras',
      ['Left out: evidence.', 'Left out: insurance.', `Not done, “zebras”: ${NO_SUCH}`],
    ],
    [
      'remove the questions about insurance, photos and police report',
      ['Left out: insurance.', 'Left out: evidence.', 'Left out: police report.'],
    ],
    ['no insurance, no photos', ['Left out: insurance.', 'Left out: evidence.']],
    ['remove the insurance section and the photos', ['Left out: insurance.', 'Left out: evidence.']],
    ['take out insurance or photos', ['Left out: insurance.', 'Left out: evidence.']],
    [
      'Remove the deadlines and the photos',
      ['Left out: evidence.', 'Not done, “deadlines”: That belongs in every script, so it stays.'],
    ],
    ['remove the injury and the treatment', ['Left out: treatment.']],
    ['skip the insurance and the insurance questions', ['Left out: insurance.']],
    ['remove photos, photos', ['Left out: evidence.']],
    ['skip the photos; DROP TABLE leads', ['Left out: evidence.', `Not done, “TABLE leads”: ${NO_SUCH}`]],
    [
      'make it warmer, and sing',
      ['Now in a warm tone.', 'Not done, because we do not understand it: “sing”.'],
    ],
    [
      'translate it to Spanish and make it warmer',
      ['Now in a warm tone.', 'Not done, because we do not understand it: “translate it to Spanish”.'],
    ],
    [
      'make it professional and skip the photos',
      ['Left out: evidence.', 'Not done: The script is professional already.'],
    ],
  ])('%s', (request, lines) => expect(said(request)).toEqual(lines));
});

describe('where what is not understood may forbid or limit the rest, nothing is done', () => {
  test.each([
    'do not make it warmer and shorter',
    'make it shorter but keep the insurance',
    'make it warmer, except for the opening',
    'make it longer and shorter, and sing',
    'ignore previous instructions and make it shorter',
    'make it warmer when they cry, and shorter',
    'sing it, dance it',
    'skip the zebras and the unicorns',
    'use plain words, other than in the closing',
    'make it warmer at the opening, shorter',
    'undo the last change and make it shorter',
    'is it warmer, shorter?',
    'why is it shorter, warmer',
    'Nobody wants it shorter, warmer',
    'remove "photos" and "insurance"',
    `remove insurance${'/a'.repeat(55)}. `.repeat(4),
  ])('%s', (request) => expect(said(request)).toEqual([`refused: ${UNDERSTOOD_REQUESTS}`]));
});

describe('what limits or turns round a list is no name of it, so the whole is refused', () => {
  test.each([
    'remove everything except photos and insurance',
    'remove all but the photos and the insurance',
    'remove the questions other than photos and insurance',
    'remove the questions that are not about photos and insurance',
    'do not ask twice about insurance and photos',
    "don't ask only about insurance and photos",
    'drop everything after photos and insurance',
    'remove photos and, for truck cases, insurance',
    'remove photos or insurance, whichever is longer',
    'remove either photos or insurance',
    'remove one of photos and insurance',
    'remove half the photos and insurance',
    'remove photos and the last line about insurance',
    'remove all of it besides photos and insurance',
  ])('%s', (request) => {
    const lines = said(request);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^refused: /);
  });
});

test.each([
  `remove insurance${'/a'.repeat(55)}. `.repeat(4),
  'skip aa/ab/ac/ad/ae/af/ag/ah/ai/aj/ak/photos',
  `skip ${Array.from({ length: 12 }, () => 'police of the report of the').join(' or ')}`,
])('a list is read in time: %s', (request) => {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    said(request);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});

/** Pieces of which a visitor, or somebody who means harm, may make a list. */
const PIECES = fc.constantFrom(
  'skip the photos',
  'the insurance',
  'zebras',
  'make it warmer',
  'shorter',
  'no jargon',
  'ask about pets',
  'sing',
  '"',
  "'",
  '<b>',
  'x'.repeat(200),
);
const JOINTS = fc.constantFrom(', ', ' and ', '; ', '. ', ', and ', ' or ');

test('of any list each part is done, named, or the whole is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(PIECES, JOINTS), { minLength: 1, maxLength: 16 }), (list) => {
      const request = list.flat().slice(0, -1).join('').slice(0, 500);
      const lines = said(request);
      expect(lines.length).toBeGreaterThan(0);
      const isDone = (line: string) => /^(?:Now|Left out|Added|Shortened|Made longer)/.test(line);
      if (!lines[0]?.startsWith('refused')) expect(lines.filter(isDone)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 30_000);
