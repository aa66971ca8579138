/** Ids of the questions, in their order. */
export const QUESTION_IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
] as const;
type QuestionId = (typeof QUESTION_IDS)[number];

/** The order of advice among equally weak answers: a page that is not indexed gains nothing from markup. */
const ADVICE_ORDER: readonly QuestionId[] = [
  'technical-seo',
  'faq-content',
  'content-depth',
  'local-optimization',
  'structured-data',
];

/** Points an answer can be worth, from the weakest to the best. */
export const OPTION_POINTS = [0, 10, 20] as const;
type OptionPoints = (typeof OPTION_POINTS)[number];
/** Points of the best answer to one question. */
export const MAX_POINTS = 20;

/** Chosen option values by question. */
export type Answers = Partial<Record<QuestionId, string>>;

/** A question with the values of its answers. */
export type Question<Option extends { value: string } = { value: string }> = {
  id: QuestionId;
  options: readonly Option[];
};
/** The data of a question for scoring. */
export type ScoredQuestion = Question<{ value: string; points: OptionPoints }>;

/** The chosen option of a question; undefined without a valid answer. */
export const chosenOption = <Option extends { value: string }>(
  { id, options }: Question<Option>,
  answers: Answers,
) => options.find(({ value }) => value === answers[id]);

/** Returns 0, 10 or 20; 0 without a valid answer. */
const pointsOf = (question: ScoredQuestion, answers: Answers): number =>
  chosenOption(question, answers)?.points ?? 0;

/** Levels from the best down: the score each begins at in percent, and how many recommendations it comes with. */
export const LEVELS = [
  { id: 'excellent', name: 'Excellent', from: 80, recommendations: 4 },
  { id: 'good-start', name: 'Good Start', from: 50, recommendations: 5 },
  { id: 'needs-attention', name: 'Needs Attention', from: 0, recommendations: 6 },
] as const;
export type Level = (typeof LEVELS)[number];

/** The level whose start a score has reached. */
export const levelOf = (score: number): Level =>
  LEVELS.find(({ from }) => score >= from) ?? LEVELS[2];

/** Points over the most there are, in rounded percent. */
export function scoreOf(questions: readonly ScoredQuestion[], answers: Answers): number {
  const points = questions.reduce((sum, question) => sum + pointsOf(question, answers), 0);
  return Math.round((points / (questions.length * MAX_POINTS)) * 100);
}

/** "80-100%", "50-79%", "Below 50%". */
export function levelRange(level: Level): string {
  const above = LEVELS[LEVELS.indexOf(level) - 1];
  if (level.from === 0 && above) return `Below ${above.from}%`;
  return `${level.from}-${above ? above.from - 1 : 100}%`;
}

/** A piece of advice, and its first step. */
export type Advice = { title: string; first: string };
/** Advice on a list, with the question whose answer it is for; none for upkeep. */
export type Recommendation = Advice & { about?: QuestionId };

type AdvisedQuestion = Question<
  ScoredQuestion['options'][number] & { recommendations: readonly Advice[] }
>;

/**
 * Returns as many pieces as the level of the result has: first one for every weak answer, the weakest first and among equals what the
 * rest depends on; then what else these answers need; then `upkeep`, the advice that fits everybody.
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
