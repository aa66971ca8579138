/** Ids of the questions, in their order. */
export const QUESTION_IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
] as const;
type QuestionId = (typeof QUESTION_IDS)[number];

/** Order of the advice for equally weak answers: for example, markup is useless on a page that is not indexed. */
const ADVICE_ORDER: readonly QuestionId[] = [
  'technical-seo',
  'faq-content',
  'content-depth',
  'local-optimization',
  'structured-data',
];

/** Possible points of an answer, in ascending order. */
export const OPTION_POINTS = [0, 10, 20] as const;
type OptionPoints = (typeof OPTION_POINTS)[number];
/** Maximum points of a question. */
export const MAX_POINTS = 20;

/** Values of the chosen options by question. */
export type Answers = Partial<Record<QuestionId, string>>;

/** A question with the values of its answers. */
export type Question<Option extends { value: string } = { value: string }> = {
  id: QuestionId;
  options: readonly Option[];
};
/** The data of a question for scoring. */
export type ScoredQuestion = Question<{ value: string; points: OptionPoints }>;

/** Returns the chosen option of a question; undefined without a valid answer. */
export const chosenOption = <Option extends { value: string }>(
  { id, options }: Question<Option>,
  answers: Answers,
) => options.find(({ value }) => value === answers[id]);

/** Returns 0, 10 or 20; 0 without a valid answer. */
const pointsOf = (question: ScoredQuestion, answers: Answers): number =>
  chosenOption(question, answers)?.points ?? 0;

/**
 * Levels in descending order: `from` is the score in percent at which a level begins, `recommendations` the number of
 * recommendations.
 */
export const LEVELS = [
  { id: 'excellent', name: 'Excellent', from: 80, recommendations: 4 },
  { id: 'good-start', name: 'Good Start', from: 50, recommendations: 5 },
  { id: 'needs-attention', name: 'Needs Attention', from: 0, recommendations: 6 },
] as const;
export type Level = (typeof LEVELS)[number];

/** Returns the level of a score (in percent). */
export const levelOf = (score: number): Level =>
  LEVELS.find(({ from }) => score >= from) ?? LEVELS[2];

/** Returns the score in percent, rounded: the points as a share of the maximum. */
export function scoreOf(questions: readonly ScoredQuestion[], answers: Answers): number {
  const points = questions.reduce((sum, question) => sum + pointsOf(question, answers), 0);
  return Math.round((points / (questions.length * MAX_POINTS)) * 100);
}

/** Returns the range of a level: "80-100%", "50-79%", "Below 50%". */
export function levelRange(level: Level): string {
  const above = LEVELS[LEVELS.indexOf(level) - 1];
  if (level.from === 0 && above) return `Below ${above.from}%`;
  return `${level.from}-${above ? above.from - 1 : 100}%`;
}

/** A piece of advice, and its first step. */
export type Advice = { title: string; first: string };
/** A recommendation with the question whose answer it improves; advice for everybody has no question. */
export type Recommendation = Advice & { about?: QuestionId };

type AdvisedQuestion = Question<
  ScoredQuestion['options'][number] & { recommendations: readonly Advice[] }
>;

/**
 * Returns as many recommendations as the level has: first one for each weak answer, the weakest first and equal ones by
 * `ADVICE_ORDER`; then further ones for these answers; then `upkeep`, the advice for everybody.
 */
export function recommendationsFor(
  questions: readonly AdvisedQuestion[],
  answers: Answers,
  upkeep: readonly Advice[],
): Recommendation[] {
  const lists = questions
    .toSorted((one, other) => ADVICE_ORDER.indexOf(one.id) - ADVICE_ORDER.indexOf(other.id))
    .toSorted((one, other) => pointsOf(one, answers) - pointsOf(other, answers))
    .map((question) => {
      const advice = chosenOption(question, answers)?.recommendations ?? [];
      return advice.map((each) => ({ ...each, about: question.id }));
    });
  const first = lists.flatMap((list) => list.slice(0, 1));
  const further = lists.flatMap((list) => list.slice(1));
  const { recommendations } = levelOf(scoreOf(questions, answers));
  return [...first, ...further, ...upkeep].slice(0, recommendations);
}
