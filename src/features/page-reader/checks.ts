/**
 * Every check by its id, in the order in which a reading shows them. `wanted` says which outcome needs nobody; the other
 * one is counted as a finding. `either`: shown, and no finding whatever it is.
 */
export const CHECKS = {
  title: { group: 'first', wanted: 'found' },
  h1: { group: 'first', wanted: 'found' },
  opening: { group: 'first', wanted: 'found' },
  status: { group: 'readable', wanted: 'found' },
  redirects: { group: 'readable', wanted: 'either' },
  'crawlers-shut-out': { group: 'readable', wanted: 'not found' },
  noindex: { group: 'readable', wanted: 'not found' },
  'canonical-elsewhere': { group: 'readable', wanted: 'not found' },
  'empty-shell': { group: 'readable', wanted: 'not found' },
  'json-ld-broken': { group: 'markup', wanted: 'not found' },
  'markup-types': { group: 'markup', wanted: 'found' },
  'markup-differs': { group: 'markup', wanted: 'not found' },
  'questions-in-markup': { group: 'markup', wanted: 'not found' },
  'author-markup': { group: 'author', wanted: 'found' },
  'date-markup': { group: 'author', wanted: 'found' },
  'skipped-level': { group: 'headings', wanted: 'not found' },
  'question-headings': { group: 'headings', wanted: 'either' },
} as const;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];

export const GROUPS = ['first', 'readable', 'markup', 'author', 'headings'] as const;

export const OUTCOMES = ['found', 'not found', 'cannot tell'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** Whether what a check says is something to look into. */
export function isFinding({ id, outcome }: { id: CheckId; outcome: Outcome }) {
  const { wanted } = CHECKS[id];
  return wanted !== 'either' && outcome !== 'cannot tell' && outcome !== wanted;
}
