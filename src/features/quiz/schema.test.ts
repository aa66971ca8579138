import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { type Quiz, quizSchema } from './schema.ts';

const readQuiz = () => readInUse('tools/ai-seo-quiz.yaml', quizSchema);

function problemsAfter(change: (quiz: Quiz) => unknown) {
  const quiz = structuredClone(readQuiz());
  change(quiz);
  return (quizSchema.safeParse(quiz).error?.issues ?? []).map(({ message }) => message).join();
}
const optionsOf = ({ questions }: Quiz) => questions[0]?.options ?? [];

test.each<[string, (quiz: Quiz) => unknown, RegExp]>([
  ['nothing', () => undefined, /^$/],
  ['the order of questions', ({ questions }) => questions.reverse(), /expected the questions/],
  ['the order of options', (quiz) => optionsOf(quiz).reverse(), /expected three options worth/],
  ['the advice', (quiz) => optionsOf(quiz)[0]?.recommendations.pop(), /two, one and no/],
  [
    'a value',
    (quiz) => Object.assign(optionsOf(quiz)[0] ?? {}, { value: optionsOf(quiz)[1]?.value }),
    /value of its own/,
  ],
  ['a source', ({ questions }) => questions[3]?.cites.push(99), /numbers of entries in sources/],
])('the schema checks a change of %s', (_, change, message) =>
  expect(problemsAfter(change)).toMatch(message),
);
