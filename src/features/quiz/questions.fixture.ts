import { QUESTION_IDS, type ScoredQuestion } from './scoring.ts';

/** The values of each question's options: worth 0, 10 and 20 points. */
export const VALUES = ['none', 'partial', 'full'] as const;

/** Five questions without texts. */
export const QUESTIONS: ScoredQuestion[] = QUESTION_IDS.map((id) => ({
  id,
  options: [
    { value: 'none', points: 0 },
    { value: 'partial', points: 10 },
    { value: 'full', points: 20 },
  ],
}));

/** Returns the same answer to every question. */
export const allAnswered = (value: (typeof VALUES)[number]) =>
  Object.fromEntries(QUESTION_IDS.map((id) => [id, value]));
