/** The parts of the marked page in their order. */
export const SHEET_PARTS = [
  'address',
  'title',
  'description',
  'h1',
  'opening',
  'headings',
  'markup',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** Every check in the order of a result, with the part of the page that gets its note. */
export const CHECKS = {
  status: 'address',
  'crawlers-shut-out': 'address',
  noindex: 'address',
  'canonical-elsewhere': 'address',
  'empty-shell': 'opening',
  title: 'title',
  description: 'description',
  h1: 'h1',
  opening: 'opening',
  'skipped-level': 'headings',
  'json-ld-broken': 'markup',
  'markup-types': 'markup',
  'questions-in-markup': 'markup',
  'markup-differs': 'markup',
  'call-links': 'markup',
  'author-markup': 'markup',
  'date-markup': 'markup',
} as const satisfies Record<string, SheetPart>;
export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];

/** Every fault that a check can find, the most costly first. */
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

/** Why a check was not made. */
export const REASONS = [
  'pasted',
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

/** What a check found; whether that is a fault depends on the check. */
export const OUTCOMES = ['found', 'not found', 'cannot tell'] as const;

/** The three words of a result. */
export const VERDICTS = ['fix', 'in-order', 'not-checked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Longest quotation, in characters. */
export const QUOTE_MAX = 300;
/** Entries of a list in a line. */
export const ITEMS_MAX = 40;
/** Headings in a result. */
export const OUTLINE_MAX = 200;
