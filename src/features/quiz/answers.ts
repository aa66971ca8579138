import type { OptionPoints, QuestionId } from './questions.ts';

/** Chosen option values by question. */
export type Answers = Partial<Record<QuestionId, string>>;

/** What the rules need to know of a question. */
export type ScoredQuestion = {
  id: QuestionId;
  options: readonly { value: string; points: OptionPoints }[];
};

/** 0, 10 or 20; 0 without a valid answer. */
export function pointsOf(question: ScoredQuestion, answers: Answers): number {
  return question.options.find(({ value }) => value === answers[question.id])?.points ?? 0;
}

/** Place of the first question without a valid answer, from 0; the number of questions when all have one. */
export function firstUnanswered(questions: readonly ScoredQuestion[], answers: Answers): number {
  const place = questions.findIndex(({ id, options }) => !options.some(({ value }) => value === answers[id]));
  return place === -1 ? questions.length : place;
}

/** How far a visitor at question `index` (from 0) is: 20 on the first of five. */
export function percentComplete(index: number, count: number): number {
  return Math.round(((index + 1) / count) * 100);
}

/** The answers of any value that exist, undefined where there is none. */
export function readAnswers(questions: readonly ScoredQuestion[], value: unknown): Answers | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const answers: Answers = {};
  for (const { id, options } of questions) {
    const chosen = options.find((option) => option.value === given[id]);
    if (chosen) answers[id] = chosen.value;
  }
  return Object.keys(answers).length > 0 ? answers : undefined;
}

export function sameAnswers(questions: readonly ScoredQuestion[], one: Answers, other: Answers): boolean {
  return questions.every(({ id }) => one[id] === other[id]);
}
