import { isFinding } from './checks.ts';
import type { ReaderWords } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';

/** A reading as it is shown: an answer that was wrong too often on labeled pages says "cannot tell", and why. */
export function asGiven(reading: Reading, { checks }: ReaderWords): Reading {
  const lines = reading.lines.map((line): Line => {
    const { id, outcome } = line;
    const why = outcome === 'cannot tell' ? undefined : checks[id].withheld[outcome];
    return why ? { id, outcome: 'cannot tell', note: why } : line;
  });
  return { ...reading, lines };
}

/** Longest list of findings in the contact form, in characters. */
const SUBJECT_MAX = 390;

export const findingsOf = ({ lines }: Reading) => lines.filter(isFinding);

/** "3 findings" */
export function findingsCount(reading: Reading, { result }: ReaderWords) {
  const count = findingsOf(reading).length;
  if (count === 0) return result.findings.none;
  return count === 1 ? result.findings.one : result.findings.many.replace('{count}', String(count));
}

/** What the contact form says the visitor asks about: "Page reader: 3 findings", with the page and what they are. */
export function subjectOf(reading: Reading, words: ReaderWords): string {
  const page = reading.url ? ` on ${reading.url.replace(/^https?:\/\//, '').slice(0, 120)}` : '';
  const named = findingsOf(reading).map((line) => findingWords(line, words));
  const start = `${words.result.subject}: ${findingsCount(reading, words).toLowerCase()}${page}`;
  const whole = named.length > 0 ? `${start}: ${named.join('; ')}` : start;
  return whole.length <= SUBJECT_MAX ? whole : `${whole.slice(0, SUBJECT_MAX).replace(/;[^;]*$/, '')}; …`;
}

/** "Main heading: not found" */
export const findingWords = ({ id, outcome }: Line, words: ReaderWords) =>
  `${words.checks[id].name}: ${words.outcomes[outcome]}`;

export const pageName = (reading: Reading, { result }: ReaderWords) => reading.url ?? result.pasted;
