import { type Answers, pointsOf, type ScoredQuestion } from './answers.ts';
import { levelOf, scoreOf } from './level.ts';
import { ADVICE_ORDER, type QuestionId } from './questions.ts';

/** What to do, and what to do first. */
export type Advice = { title: string; first: string };
/** Advice on a list, with the question whose answer it is for; none for upkeep. */
export type Recommendation = Advice & { about?: QuestionId };

type AdvisedQuestion = Pick<ScoredQuestion, 'id'> & {
  options: readonly (ScoredQuestion['options'][number] & { recommendations: readonly Advice[] })[];
};

/**
 * As many pieces as the level of the result says: first one for every weak answer, the weakest first and among equals
 * what the rest depends on; then what
 * else these answers need; then `upkeep`, the advice that fits everybody.
 */
export function recommendationsFor(
  questions: readonly AdvisedQuestion[],
  answers: Answers,
  upkeep: readonly Advice[],
): Recommendation[] {
  const lists = questions
    .toSorted(
      (a, b) =>
        pointsOf(a, answers) - pointsOf(b, answers) ||
        ADVICE_ORDER.indexOf(a.id) - ADVICE_ORDER.indexOf(b.id),
    )
    .map(({ id, options }) => {
      const chosen = options.find(({ value }) => value === answers[id]);
      return (chosen?.recommendations ?? []).map((advice): Recommendation => ({ ...advice, about: id }));
    });
  const first = lists.flatMap((list) => list.slice(0, 1));
  const further = lists.flatMap((list) => list.slice(1));
  const { recommendations } = levelOf(scoreOf(questions, answers));
  return [...first, ...further, ...upkeep].slice(0, recommendations);
}
