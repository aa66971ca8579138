/** Every check by its id, in the order in which a result lists them. */
export const CHECK_IDS = [
  'status',
  'redirects',
  'crawlers-shut-out',
  'noindex',
  'canonical-elsewhere',
  'empty-shell',
  'title',
  'description',
  'h1',
  'opening',
  'skipped-level',
  'json-ld-broken',
  'markup-types',
  'questions-in-markup',
  'markup-differs',
  'call-links',
  'author-markup',
  'date-markup',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** Every fault that a check can find, by what it costs: a page that is kept out of search first. */
export const PROBLEMS = [
  'search-shut-out',
  'noindex',
  'canonical-elsewhere',
  'two-canonicals',
  'needs-scripts',
  'no-text',
  'no-title',
  'canonical-outside-head',
  'json-ld-broken',
  'call-link-differs',
  'phone-differs',
  'no-h1',
  'no-opening',
  'questions-not-shown',
  'answer-shut-out',
  'no-structured-data',
  'no-call-link',
  'no-description',
  'author-not-shown',
  'no-author',
  'date-form',
  'date-order',
  'no-date',
  'skipped-level',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Why a check could not be made. */
export const REASONS = [
  'pasted',
  'no-robots',
  'no-address',
  'scripts',
  'no-text',
  'no-h1',
  'broken-markup',
  'no-article',
  'no-phone',
  'phone-form',
  'day-not-compared',
  'language',
] as const;

/** What a check has seen. Whether that is a fault, its `problem` says. */
export const OUTCOMES = ['found', 'not found', 'cannot tell'] as const;

/** The three words of a result. */
export const VERDICTS = ['fix', 'in-order', 'not-checked'] as const;
export type Verdict = (typeof VERDICTS)[number];
