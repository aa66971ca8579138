import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allAnswered, QUESTIONS, VALUES } from './questions.fixture.ts';
import { type Answers, QUESTION_IDS } from './scoring.ts';
import {
  type QuizAction,
  type QuizState,
  reachablePlace,
  readAddress,
  reduce,
  START,
  writeAddress,
} from './state.ts';

const ALL = allAnswered('partial');
const ALL_HASH =
  '#structured-data=partial&faq-content=partial&content-depth=partial&local-optimization=partial&technical-seo=partial';
const TWO: Answers = { 'structured-data': 'full', 'faq-content': 'none' };
const at = (index: number, answers: Answers = {}): QuizState => ({
  view: 'question',
  index,
  answers,
});
const RESULT: QuizState = { view: 'result', answers: ALL };

const choose = (value: string): QuizAction => ({
  type: 'choose',
  question: 'structured-data',
  value,
});
const next: QuizAction = { type: 'next' };
const back: QuizAction = { type: 'back' };

test.each<[string, QuizState, QuizAction, QuizState]>([
  [
    'an answer is stored, and the question stays',
    START,
    choose('full'),
    at(0, { 'structured-data': 'full' }),
  ],
  [
    'another answer replaces it',
    at(0, { 'structured-data': 'full' }),
    choose('none'),
    at(0, { 'structured-data': 'none' }),
  ],
  ['next goes on', at(0, TWO), next, at(1, TWO)],
  ['next shows the result after the last question', at(4, ALL), next, RESULT],
  ['back goes one question back and keeps the answers', at(1, TWO), back, at(0, TWO)],
  ['retake clears a result', RESULT, { type: 'retake' }, START],
  ['retake clears a question', at(1, TWO), { type: 'retake' }, START],
  [
    'an address with every answer leads to the result',
    START,
    { type: 'arrive', answers: ALL, wanted: undefined },
    RESULT,
  ],
  [
    'one with some leads as far as they reach',
    START,
    { type: 'arrive', answers: TWO, wanted: 4 },
    at(2, TWO),
  ],
])('%s', (_, state, action, after) => expect(reduce(state, action, QUESTIONS)).toEqual(after));

test.each<[string, QuizState, QuizAction]>([
  ['next without an answer', START, next],
  ['next with an answer that is no option', at(0, { 'structured-data': 'perhaps' }), next],
  ['next on the last question without an answer', at(4, TWO), next],
  ['next on the result', RESULT, next],
  ['back on the first question', START, back],
  ['back on the result', RESULT, back],
  ['an answer on the result', RESULT, choose('none')],
])('%s changes nothing', (_, state, action) =>
  expect(reduce(state, action, QUESTIONS)).toBe(state),
);

/** Where an address leads; undefined for one that is not the quiz's. */
function arriveAt(hash: string) {
  const asked = readAddress(QUESTIONS, hash);
  return asked && reachablePlace(QUESTIONS, asked.answers, hash ? asked.wanted : 0);
}

test.each<[QuizState, string]>([
  [START, ''],
  [at(0, { 'structured-data': 'full' }), '#structured-data=full&question=1'],
  [at(2, TWO), '#structured-data=full&faq-content=none&question=3'],
  [RESULT, ALL_HASH],
])('the address of %j is %s', (place, hash) => expect(writeAddress(QUESTIONS, place)).toBe(hash));

test.each<[string, string, QuizState]>([
  ['some answers lead to the next question', '#structured-data=full&faq-content=none', at(2, TWO)],
  ['all answers and a question lead to that question', `${ALL_HASH}&question=4`, at(3, ALL)],
  ...[
    '#structured-data=full&technical-seo=perhaps',
    '#structured-data=full&question=5',
    '#structured-data=full&question=9',
    '#structured-data=full&question=0',
  ].map((hash): [string, string, QuizState] => [
    'a value or question that does not exist, or is not reached, is ignored',
    hash,
    at(1, { 'structured-data': 'full' }),
  ]),
  ['a question that is no number is ignored', '#question=two', START],
  ['an empty one is the start', '#', START],
])('%s: %s', (_, hash, place) => expect(arriveAt(hash)).toEqual(place));

test.each(['#contact', '#claim-review-rating', '#faq', '#source-1', '#a=b'])(
  '%s is not the quiz',
  (hash) => expect(readAddress(QUESTIONS, hash)).toBeUndefined(),
);

test('an address leads back to where it was written', () => {
  const answers = fc.record(
    Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...VALUES)])),
    {
      requiredKeys: [],
    },
  ) as fc.Arbitrary<Answers>;
  const wanted = fc.option(fc.nat(QUESTION_IDS.length - 1), { nil: undefined });
  fc.assert(
    fc.property(answers, wanted, (given, index) => {
      const place = reachablePlace(QUESTIONS, given, index);
      expect(arriveAt(writeAddress(QUESTIONS, place))).toEqual(place);
    }),
  );
});

test('an address that anybody could type leads to a place that exists, or nowhere', () => {
  const name = fc.oneof(fc.constantFrom<string>(...QUESTION_IDS, 'question'), fc.string());
  const value = fc.oneof(fc.constantFrom(...VALUES, '0', '3', '6', '-1', '2.5'), fc.string());
  const fields = fc
    .array(fc.tuple(name, value))
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fields), (text) => {
      const place = arriveAt(`#${text}`);
      if (!place) return;
      for (const each of Object.values(place.answers)) expect(VALUES).toContain(each);
      if (place.view === 'result') expect(Object.keys(place.answers)).toHaveLength(5);
      else expect(place.index).toSatisfy((index: number) => index >= 0 && index < 5);
    }),
    { numRuns: 500 },
  );
});
