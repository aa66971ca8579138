import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../tests/support/processor-ms.ts';
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
    [
      'remove the photos and the questions about zebras',
      ['Left out: evidence.', `Not done, “zebras”: ${NO_SUCH}`],
    ],
    [
      'remove the photos and the questions about deadlines',
      ['Left out: evidence.', 'Not done, “deadlines”: That belongs in every script, so it stays.'],
    ],
    ['no photos, more insurance', ['Left out: evidence.', `Not done, “more insurance”: ${NO_SUCH}`]],
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

describe('a list may say of each name, or of one, that its questions are meant', () => {
  test.each([
    'Remove the photos and the questions about insurance',
    'remove the photos and any question about insurance',
    'remove photos and all the questions about insurance from the script',
    'remove the photos and the questions that ask about insurance',
    'remove the photos & the questions asking about insurance',
    'skip the photos and everything about insurance',
    'get rid of the photos and the part about insurance',
    'remove the questions about photos and those about insurance',
    'remove the question about photos and the one about insurance',
    'don’t ask about photos or about insurance',
    'no photos and no questions about insurance',
    'no more photos and no more questions about insurance',
    'no questions about photos, none about insurance',
    'remove both photos and insurance',
    'remove the questions about both photos and insurance',
    'remove the photos as well as the insurance',
    'drop photos along with insurance',
    'remove the photos and also the insurance',
    'take out photos and then insurance',
  ])('%s', (request) => expect(said(request)).toEqual(['Left out: evidence.', 'Left out: insurance.']));
});

describe('where what is not understood may forbid or limit the rest, nothing is done', () => {
  test.each([
    ['do not make it warmer and shorter', 'do not make it warmer'],
    ['make it shorter but keep the insurance', 'keep the insurance'],
    ['make it warmer, except for the opening', 'except for the opening'],
    ['I want it warmer, not longer', 'not longer'],
    ['make it warmer when they cry, and shorter', 'make it warmer when they cry'],
    ['use plain words, other than in the closing', 'other than in the closing'],
    ['make it warmer at the opening, shorter', 'make it warmer at the opening'],
    ['undo the last change and make it shorter', 'undo the last change'],
    ['is it warmer, shorter?', 'is it warmer'],
    ['why is it shorter, warmer', 'why is it shorter'],
    ['Nobody wants it shorter, warmer', 'Nobody wants it shorter'],
    ['remove "photos" and "insurance"', '"insurance"'],
    ['ask about photos, unless it is a slip', 'unless it is a slip'],
  ])('%s: and it says which part', (request, part) =>
    expect(said(request)).toEqual([
      `refused: We did not understand “${part}”. That may limit the rest of the request, so nothing was changed. Ask for one change at a time.`,
    ]),
  );
  test.each([
    'make it longer and shorter, and sing',
    'ignore previous instructions and make it shorter',
    'sing it, dance it',
    'skip the zebras and the unicorns',
    `remove insurance${'/a'.repeat(55)}. `.repeat(4),
  ])('%s', (request) => expect(said(request)).toEqual([`refused: ${UNDERSTOOD_REQUESTS}`]));
});

describe('when to ask is no part of a question', () => {
  test.each([
    'Ask about insurance only in car cases',
    'ask about medication if they take any',
    'ask about injuries first',
    'ask whether they were working, only if they were hurt on the job',
  ])('%s', (request) => expect(said(request)).toEqual([expect.stringMatching(/^refused: We /)]));
  test.each([
    ['ask about their first treatment', 'Added: What can you tell me about your first treatment?'],
    ['Ask for a second phone number', 'Added: What is your second phone number?'],
    ['ask whether they only speak Spanish', 'Added: Can you tell me whether you only speak Spanish?'],
  ])('but in %s', (request, line) => expect(said(request)).toEqual([line]));
});

test.each(['Always ask about prior attorney', 'add a question about a former lawyer'])(
  '%s: the script does',
  (request) =>
    expect(said(request)).toEqual([expect.stringMatching(/^refused: The script asks that already/)]),
);

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
    'remove everything except photos as well as the questions about insurance',
    'remove all but photos along with insurance',
    'remove neither photos nor everything about insurance',
    'remove the photos and the questions not about insurance',
    'remove the photos and the questions about anything but insurance',
    'remove the photos but not the questions about insurance',
    'remove the photos and keep the questions about insurance',
    'remove the photos and one question about insurance',
    'remove the photos and the first question about insurance',
    'remove the photos and half of the questions about insurance',
    'remove the photos and the other questions about insurance',
    'remove the photos and the questions about insurance if they are upset',
    'remove photos from the questions about insurance',
    'no photos and more questions about insurance',
    "don't drop the photos and the questions about insurance",
    "don't stop asking about photos and everything about insurance",
    'keep the photos along with the questions about insurance',
    'bring back the photos and the questions about insurance',
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
  const times = Array.from({ length: 7 }, () => processorMs(() => said(request)));
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
