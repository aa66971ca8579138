/** Ids of the questions, in their order. */
export const QUESTION_IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

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
/** Points a question loses for each recommendation about it. */
export const POINTS_PER_RECOMMENDATION = 10;
/** Recommendations of the shortest list, all of which may be upkeep. */
export const UPKEEP_MIN = 4;

/** Chosen option values by question. */
export type Answers = Partial<Record<QuestionId, string>>;

/** The data of a question for scoring. */
export type ScoredQuestion = {
  id: QuestionId;
  options: readonly { value: string; points: OptionPoints }[];
};

/** Returns 0, 10 or 20; 0 without a valid answer. */
export function pointsOf(question: ScoredQuestion, answers: Answers): number {
  return question.options.find(({ value }) => value === answers[question.id])?.points ?? 0;
}

/** Place of the first question without a valid answer, from 0; the number of questions when all have one. */
export function firstUnansweredIndex(
  questions: readonly ScoredQuestion[],
  answers: Answers,
): number {
  const place = questions.findIndex(
    ({ id, options }) => !options.some(({ value }) => value === answers[id]),
  );
  return place === -1 ? questions.length : place;
}

/** The answers of any value that exist, undefined where there is none. */
export function readAnswers(
  questions: readonly ScoredQuestion[],
  value: unknown,
): Answers | undefined {
  const input = (value ?? {}) as Record<string, unknown>;
  const answers: Answers = {};
  for (const { id, options } of questions) {
    const chosen = options.find((option) => option.value === input[id]);
    if (chosen) answers[id] = chosen.value;
  }
  return Object.keys(answers).length > 0 ? answers : undefined;
}

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

type AdvisedQuestion = Pick<ScoredQuestion, 'id'> & {
  options: readonly (ScoredQuestion['options'][number] & { recommendations: readonly Advice[] })[];
};

/**
 * Returns as many pieces as the level of the result has: first one for every weak answer, the weakest first and among equals what the
 * rest depends on; then what else these answers need; then `upkeep`, the advice that fits everybody.
 */
export function recommendationsFor(
  questions: readonly AdvisedQuestion[],
  answers: Answers,
  upkeep: readonly Advice[],
): Recommendation[] {
  const place = (question: AdvisedQuestion) =>
    pointsOf(question, answers) * ADVICE_ORDER.length + ADVICE_ORDER.indexOf(question.id);
  const lists = questions
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id, options }) => {
      const chosen = options.find(({ value }) => value === answers[id]);
      return (chosen?.recommendations ?? []).map((advice) => ({ ...advice, about: id }));
    });
  const first = lists.flatMap((list) => list.slice(0, 1));
  const further = lists.flatMap((list) => list.slice(1));
  const { recommendations } = levelOf(scoreOf(questions, answers));
  return [...first, ...further, ...upkeep].slice(0, recommendations);
}
