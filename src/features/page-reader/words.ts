import { isFinding, OUTCOMES } from './checks.ts';
import { heldBackFor, type Share } from './measured.ts';
import type { ReaderWords } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';

const counted = (sentence: string, { n, wrong }: Share) =>
  sentence.replace('{n}', String(n)).replace('{wrong}', String(wrong));

/** A reading as it is shown: an answer that was wrong too often on labeled pages says "cannot tell", and why. */
export function asGiven(reading: Reading, { checks, result }: ReaderWords): Reading {
  const lines = reading.lines.map((line): Line => {
    const { id, outcome } = line;
    const { measured } = checks[id];
    const share = measured && outcome !== 'cannot tell' && heldBackFor(measured, outcome);
    return share ? { id, outcome: 'cannot tell', note: counted(result.heldBack, share) } : line;
  });
  return { ...reading, lines };
}

/** "Wrong on 8 of 74 labeled pages; this answer, on 1 of 44." */
export function errorWords({ id, outcome }: Line, { checks, result }: ReaderWords): string {
  const { measured } = checks[id];
  if (!measured) return result.unmeasured;
  const answer = outcome !== 'cannot tell' && measured[outcome].n > 0 && measured[outcome];
  const whole = counted(result.error, measured.all) + (answer ? counted(result.answerError, answer) : '');
  const { unmended } = measured;
  return unmended ? `${whole}. ${counted(result.unmended, unmended)}` : `${whole}.`;
}

/** What was measured of a check, and which answer is held back for it. */
export function checkErrorWords(id: Line['id'], words: ReaderWords): string {
  const { measured } = words.checks[id];
  const heldBack = OUTCOMES.flatMap((answer) => {
    const share = measured && answer !== 'cannot tell' && heldBackFor(measured, answer);
    return share
      ? [counted(words.result.answerHeldBack, share).replace('{answer}', words.outcomes[answer])]
      : [];
  });
  return [errorWords({ id, outcome: 'cannot tell' }, words), ...heldBack].join(' ');
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
export const lineWords = ({ id, outcome }: Line, { checks, outcomes }: ReaderWords) =>
  `${checks[id].name}: ${outcomes[outcome]}`;

/** "No main heading (h1)" */
export const findingWords = (line: Line, words: ReaderWords) =>
  words.checks[line.id].finding ?? lineWords(line, words);

export const pageName = (reading: Reading, { result }: ReaderWords) => reading.url ?? result.pasted;
