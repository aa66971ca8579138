/** Names of the entries in which local storage saves what a visitor did in a tool, until the visitor clears them. */
export const STORAGE_KEYS = {
  quiz: 'quiz-answers',
  scorecard: 'scorecard-result',
  builder: 'intake-builder',
  cost: 'cost-per-case',
  reader: 'page-reader-result',
} as const;
