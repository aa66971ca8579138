import { readerOffer } from '../page-reader/offer.ts';
import type { Quiz } from './schema.ts';

/** The part of the page's words that the application needs. */
export type QuizContent = ReturnType<typeof quizContent>;

/** What goes to the browser: each question has its sources. */
export function quizContent({ name, questions, upkeep, levels, asking, result, sources }: Quiz) {
  return {
    name,
    upkeep,
    levels,
    asking,
    result: { ...result, reader: readerOffer(result.reader) },
    questions: questions.map(({ cites, ...question }) => ({
      ...question,
      sources: cites.flatMap((cited) => sources[cited - 1] ?? []),
    })),
  };
}
