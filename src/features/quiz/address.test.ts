import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Place, reachablePlace, readAddress, writeAddress } from './address.ts';
import type { Answers, ScoredQuestion } from './answers.ts';
import { QUESTION_IDS } from './questions.ts';

const VALUES = ['none', 'partial', 'full'];
const questions: ScoredQuestion[] = QUESTION_IDS.map((id) => ({
  id,
  options: [
    { value: 'none', points: 0 },
    { value: 'partial', points: 10 },
    { value: 'full', points: 20 },
  ],
}));
const ALL: Answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, 'partial']));
const TWO: Answers = { 'structured-data': 'full', 'faq-content': 'none' };

/** Where an address leads; undefined for one that is not the quiz's. */
function arriveAt(hash: string) {
  const asked = readAddress(questions, hash);
  return asked && reachablePlace(questions, asked.answers, hash ? asked.wanted : 0);
}

const anyAnswers = fc.record(Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...VALUES)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Answers>;
/** Every place a visitor can be at: a question up to the first without an answer, or the result. */
const anyPlace: fc.Arbitrary<Place> = fc
  .tuple(anyAnswers, fc.option(fc.nat(QUESTION_IDS.length - 1), { nil: undefined }))
  .map(([answers, wanted]) => reachablePlace(questions, answers, wanted));

describe('an address', () => {
  test.each([
    [{ view: 'question', index: 0, answers: {} }, ''],
    [
      { view: 'question', index: 0, answers: { 'structured-data': 'full' } },
      '#structured-data=full&question=1',
    ],
    [{ view: 'question', index: 2, answers: TWO }, '#structured-data=full&faq-content=none&question=3'],
    [
      { view: 'result', answers: ALL },
      '#structured-data=partial&faq-content=partial&content-depth=partial&local-optimization=partial&technical-seo=partial',
    ],
  ] as [Place, string][])('of %j is %s', (place, hash) => expect(writeAddress(questions, place)).toBe(hash));

  test('leads back to where it was written', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(arriveAt(writeAddress(questions, place))).toEqual(place);
      }),
    );
  });

  test('that anybody could type leads to a place that exists, or nowhere', () => {
    const anyHash = fc.oneof(
      fc.string(),
      fc
        .array(
          fc.tuple(
            fc.oneof(fc.constantFrom<string>(...QUESTION_IDS, 'question'), fc.string()),
            fc.oneof(fc.constantFrom(...VALUES, '0', '3', '6', '-1', '2.5'), fc.string()),
          ),
        )
        .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(anyHash, (text) => {
        const place = arriveAt(`#${text}`);
        if (!place) return;
        expect(Object.values(place.answers).every((value) => VALUES.includes(value))).toBe(true);
        if (place.view === 'result') expect(Object.keys(place.answers)).toHaveLength(5);
        else expect(place.index).toSatisfy((index: number) => index >= 0 && index < 5);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an address that says less, or something wrong:', () => {
  test.each([
    [
      'three answers lead to the fourth question',
      '#structured-data=full&faq-content=none&content-depth=full',
      3,
    ],
    ['a gap leads to the question that has no answer', '#structured-data=full&technical-seo=full', 1],
    ['a value that does not exist is no answer', '#structured-data=full&faq-content=perhaps', 1],
    ['a question beyond the answers is not skipped to', '#structured-data=full&question=5', 1],
    ['a question that does not exist is ignored', '#structured-data=full&question=9', 1],
    ['question 0 is ignored', '#structured-data=full&question=0', 1],
    ['a question that is no number is ignored', '#question=two', 0],
  ])('%s', (_, hash, index) => expect(arriveAt(hash)).toMatchObject({ view: 'question', index }));

  test('all answers and a question lead to that question', () => {
    expect(arriveAt(`${writeAddress(questions, { view: 'result', answers: ALL })}&question=4`)).toEqual({
      view: 'question',
      index: 3,
      answers: ALL,
    });
  });
  test.each(['#contact', '#claim-review-rating', '#faq', '#source-1', '#a=b'])('%s is not the quiz', (hash) =>
    expect(readAddress(questions, hash)).toBeUndefined(),
  );
  test.each(['', '#'])('"%s" is the start', (hash) => {
    expect(readAddress(questions, hash)).toEqual({ answers: {}, wanted: undefined });
  });
});
