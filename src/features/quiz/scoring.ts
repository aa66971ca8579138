export const QUESTION_IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
] as const;
type QuestionId = (typeof QUESTION_IDS)[number];

/** Order for equally weak answers: markup, for example, is useless on a page without index. */
const ADVICE_ORDER: readonly QuestionId[] = [
  'technical-seo',
  'faq-content',
  'content-depth',
  'local-optimization',
  'structured-data',
];

export const OPTION_POINTS = [0, 10, 20] as const;
type OptionPoints = (typeof OPTION_POINTS)[number];
export const MAX_POINTS = 20;

export type Answers = Partial<Record<QuestionId, string>>;

export type Question<Option extends { value: string } = { value: string }> = {
  id: QuestionId;
  options: readonly Option[];
};
export type ScoredQuestion = Question<{ value: string; points: OptionPoints }>;

export const chosenOption = <Option extends { value: string }>(
  { id, options }: Question<Option>,
  answers: Answers,
) => options.find(({ value }) => value === answers[id]);

const countPoints = (question: ScoredQuestion, answers: Answers): number =>
  chosenOption(question, answers)?.points ?? 0;

/** `from` is the score in percent at which a level begins. */
export const LEVELS = [
  { id: 'excellent', name: 'Excellent', from: 80, recommendations: 4 },
  { id: 'good-start', name: 'Good Start', from: 50, recommendations: 5 },
  { id: 'needs-attention', name: 'Needs Attention', from: 0, recommendations: 6 },
] as const;
export type Level = (typeof LEVELS)[number];

export const findLevel = (score: number): Level =>
  LEVELS.find(({ from }) => score >= from) ?? LEVELS[2];

export function computeScore(questions: readonly ScoredQuestion[], answers: Answers): number {
  const points = questions.reduce((sum, question) => sum + countPoints(question, answers), 0);
  return Math.round((points / (questions.length * MAX_POINTS)) * 100);
}

export function levelRange(level: Level): string {
  const nextLevel = LEVELS[LEVELS.indexOf(level) - 1];
  if (level.from === 0 && nextLevel) return `Below ${nextLevel.from}%`;
  return `${level.from}-${nextLevel ? nextLevel.from - 1 : 100}%`;
}

export type Advice = { title: string; first: string };
export type Recommendation = Advice & { questionId?: QuestionId };

type AdvisedQuestion = Question<
  ScoredQuestion['options'][number] & { recommendations: readonly Advice[] }
>;

/**
 * Returns one recommendation for each weak answer, the weakest first. The other recommendations for
 * these answers follow, and then `upkeep`.
 */
export function recommendationsFor(
  questions: readonly AdvisedQuestion[],
  answers: Answers,
  upkeep: readonly Advice[],
): Recommendation[] {
  const lists = questions
    .toSorted((a, b) => ADVICE_ORDER.indexOf(a.id) - ADVICE_ORDER.indexOf(b.id))
    .toSorted((a, b) => countPoints(a, answers) - countPoints(b, answers))
    .map((question) => {
      const advice = chosenOption(question, answers)?.recommendations ?? [];
      return advice.map((item) => ({ ...item, questionId: question.id }));
    });
  const firstAdvice = lists.flatMap((list) => list.slice(0, 1));
  const furtherAdvice = lists.flatMap((list) => list.slice(1));
  const { recommendations } = findLevel(computeScore(questions, answers));
  return [...firstAdvice, ...furtherAdvice, ...upkeep].slice(0, recommendations);
}
