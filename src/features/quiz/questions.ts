/** Ids of the questions in the order they are asked. */
export const QUESTION_IDS = [
  'structured-data',
  'faq-content',
  'content-depth',
  'local-optimization',
  'technical-seo',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

/** Among equally weak answers: a page that is not indexed gains nothing from markup. */
export const ADVICE_ORDER: readonly QuestionId[] = [
  'technical-seo',
  'faq-content',
  'content-depth',
  'local-optimization',
  'structured-data',
];

/** Points an answer can be worth, from the weakest to the best. */
export const OPTION_POINTS = [0, 10, 20] as const;
export type OptionPoints = (typeof OPTION_POINTS)[number];
/** Points of the best answer to one question. */
export const MAX_POINTS = 20;
/** Points a question loses for each recommendation about it. */
export const POINTS_PER_RECOMMENDATION = 10;
/** Recommendations of the shortest list, all of which may be upkeep. */
export const UPKEEP_MIN = 4;
