import { longDate } from '../../text/dates.ts';
import type { ReaderCopy } from './page-schema.ts';
import { type CheckLine, type PageReading, PROBLEMS, type Verdict, verdictOf } from './reading.ts';

/** Longest list of findings in the contact form, in characters. */
const SUBJECT_MAX = 390;

const costOf = ({ problem }: CheckLine) => (problem ? PROBLEMS.indexOf(problem) : 0);
/** The lines with a verdict; faults are in order of cost. */
export const linesOf = ({ lines }: PageReading, verdict: Verdict) =>
  lines
    .filter((line) => verdictOf(line) === verdict)
    .toSorted((one, other) => costOf(one) - costOf(other));

/** "3 things to fix" */
export function headline(reading: PageReading, { result: { heading } }: ReaderCopy) {
  const count = linesOf(reading, 'fix').length;
  if (count === 0) return heading.none;
  return count === 1 ? heading.one : heading.many.replace('{count}', String(count));
}

/** "No title"; for a line without a fault, the name of the check. */
export const lineTitle = ({ id, problem }: CheckLine, { problems, checks }: ReaderCopy) =>
  problem ? problems[problem] : checks[id].name;

/** Returns the reason why a line was not checked, and what it found. */
export const detailsOf = (
  { reason, quote, note, items = [] }: CheckLine,
  { reasons }: ReaderCopy,
) =>
  [reason && reasons[reason], quote && `“${quote}”`, note, ...items].flatMap((text) => text || []);

/** The address of the page without its scheme. */
export const pageName = ({ url }: PageReading, { result }: ReaderCopy) =>
  url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? result.pasted;
export const readOn = ({ at }: PageReading, { result }: ReaderCopy) =>
  `${result.caption} ${longDate(at.slice(0, 10))}`;

/** The subject of the contact form: "Page reader: 3 things to fix on firm.example/page: No title; …". */
export function subjectOf(reading: PageReading, copy: ReaderCopy): string {
  const page = reading.url ? ` on ${pageName(reading, copy).slice(0, 120)}` : '';
  const faults = linesOf(reading, 'fix').map((line) => lineTitle(line, copy));
  const start = `${copy.result.subject}: ${headline(reading, copy).toLowerCase()}${page}`;
  const whole = faults.length > 0 ? `${start}: ${faults.join('; ')}` : start;
  if (whole.length <= SUBJECT_MAX) return whole;
  return `${whole.slice(0, SUBJECT_MAX).replace(/;[^;]*$/, '')}; …`;
}

/** Returns the faults as plain text, for a message to whoever builds the site. */
export function findingsText(reading: PageReading, copy: ReaderCopy): string {
  const findings = linesOf(reading, 'fix').map((line, index) =>
    [
      `${index + 1}. ${lineTitle(line, copy)}. ${copy.checks[line.id].rule}`,
      ...detailsOf(line, copy).map((text) => `   ${text}`),
    ].join('\n'),
  );
  const head = `${pageName(reading, copy)}\n${readOn(reading, copy)}. ${headline(reading, copy)}.`;
  return `${[head, ...findings].join('\n\n')}\n`;
}
