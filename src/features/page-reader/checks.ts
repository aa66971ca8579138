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
  'lawyer-named': { group: 'speaker', wanted: 'found' },
  admission: { group: 'speaker', wanted: 'found' },
  'bar-number': { group: 'speaker', wanted: 'either' },
  'author-markup': { group: 'speaker', wanted: 'found' },
  'date-markup': { group: 'speaker', wanted: 'found' },
  'law-cited': { group: 'law', wanted: 'found' },
  'skipped-level': { group: 'headings', wanted: 'not found' },
  'question-headings': { group: 'headings', wanted: 'either' },
} as const;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];

export const GROUPS = ['first', 'readable', 'markup', 'speaker', 'law', 'headings'] as const;

export const OUTCOMES = ['found', 'not found', 'cannot tell'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** What a check says of a page, where it can tell. */
export type Decided = Exclude<Outcome, 'cannot tell'>;

/** Whether what a check says is something to look into. */
export function isFinding({ id, outcome }: { id: CheckId; outcome: Outcome }) {
  const { wanted } = CHECKS[id];
  return wanted !== 'either' && outcome !== 'cannot tell' && outcome !== wanted;
}

/** On so many labeled pages something was answered, and on so many of them it was wrong. */
export type Share = { n: number; wrong: number };
/** How often a check was wrong: each answer, the whole check, and the whole before a fault seen on the same pages was mended. */
export type Measured = Record<Decided, Share> & { all: Share; unmended?: Share | undefined };

/** Largest share of labeled pages on which what is shown may have been wrong. */
const WRONG_MAX = 0.05;
/** An answer that was given on fewer of them says nothing by itself. */
const PAGES_MIN = 10;

const isRare = ({ n, wrong }: Share) => wrong <= n * WRONG_MAX;

/** The share for which an answer is held back; undefined where it is given. A check that is seldom wrong gives both answers. */
export function heldBackFor(measured: Measured, answer: Decided): Share | undefined {
  if (isRare(measured.all)) return undefined;
  const own = measured[answer].n >= PAGES_MIN ? measured[answer] : measured.all;
  return isRare(own) ? undefined : own;
}
