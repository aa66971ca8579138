import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { quizSchema } from './schema.ts';

const read = () =>
  readContentFile(inContent('tools/ai-seo-quiz.yaml'), quizSchema, 'Northbar').data;
const ORDER =
  'expected three options worth 0, 10 and 20 points in this order, with two, one and no recommendations';

function problems(change: (quiz: ReturnType<typeof read>) => void) {
  const quiz = structuredClone(read());
  change(quiz);
  return (quizSchema.safeParse(quiz).error?.issues ?? []).map(({ message }) => message);
}

test('the unchanged quiz is valid', () => expect(problems(() => {})).toEqual([]));

test.each([
  [
    'questions in another order',
    (quiz: ReturnType<typeof read>) => quiz.questions.reverse(),
    'expected the questions structured-data, faq-content, content-depth, local-optimization, technical-seo in this order',
  ],
  [
    'options in another order',
    (quiz: ReturnType<typeof read>) => quiz.questions[0]?.options.reverse(),
    ORDER,
  ],
  [
    'a weak answer without advice',
    (quiz: ReturnType<typeof read>) => quiz.questions[1]?.options[0]?.recommendations.pop(),
    ORDER,
  ],
  [
    'two options with one value',
    (quiz: ReturnType<typeof read>) => {
      const [first, second] = quiz.questions[2]?.options ?? [];
      if (first && second) second.value = first.value;
    },
    'expected each option to have a value of its own',
  ],
  [
    'a source that is not listed',
    (quiz: ReturnType<typeof read>) => quiz.questions[3]?.cites.push(99),
    'expected cites to be numbers of entries in sources',
  ],
])('%s stops the build', (_, change, message) => expect(problems(change)).toContain(message));
