import type { Quiz } from './schema.ts';

/** What the page contains of the quiz. Points and advice come with the result. */
export type QuizContent = ReturnType<typeof quizContent>;
export type ShownQuestion = ReturnType<typeof readQuestions>[number];

const SEPARATOR = '\t';

/** The options of a question are one text, which is shorter in the page than objects. */
export function quizContent({ questions, asking, sources }: Quiz) {
  const links = sources.map(({ name, url }) => ({ name, url }));
  return {
    asking,
    questions: questions.map(({ cites, options, topic: _, ...question }) => ({
      ...question,
      options: options
        .map(({ value, label, why }) => [value, label, why].join(SEPARATOR))
        .join('\n'),
      sources: cites.flatMap((cited) => links[cited - 1] ?? []),
    })),
  };
}

export const readQuestions = (questions: QuizContent['questions']) =>
  questions.map(({ options, ...question }) => ({
    ...question,
    options: options.split('\n').map((line) => {
      const [value = '', label = '', note = ''] = line.split(SEPARATOR);
      return { value, label, note };
    }),
  }));
