export const STORAGE_KEYS = {
  quiz: 'quiz-answers',
  scorecard: 'scorecard-result',
  builder: 'intake-builder',
  cost: 'cost-per-case',
  reader: 'page-reader-result',
} as const;
