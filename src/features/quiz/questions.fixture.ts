import { QUESTION_IDS, type ScoredQuestion } from './scoring.ts';

export const VALUES = ['none', 'partial', 'full'] as const;

export const QUESTIONS: ScoredQuestion[] = QUESTION_IDS.map((id) => ({
  id,
  options: [
    { value: 'none', points: 0 },
    { value: 'partial', points: 10 },
    { value: 'full', points: 20 },
  ],
}));

export const allAnswered = (value: (typeof VALUES)[number]) =>
  Object.fromEntries(QUESTION_IDS.map((id) => [id, value]));
