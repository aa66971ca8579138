import { longDate } from '../../text/dates.ts';
import type { ReaderCopy } from './page-schema.ts';
import { CHECKS, type CheckLine, type PageReading, PROBLEMS, type Verdict } from './reading.ts';

/** Maximum length of the subject in the contact form, in characters. */
const SUBJECT_MAX = 390;

const costOf = ({ problem }: CheckLine) => (problem ? PROBLEMS.indexOf(problem) : 0);

/**
 * Returns a line with its texts: the fault or the name of the check, and in `details` the reason why it was not checked and
 * what was found.
 */
function withTexts(line: CheckLine, { checks, problems, reasons, sources }: ReaderCopy) {
  const { id, problem, reason, quote, note, items = [] } = line;
  const unlessFault = reason ? 'not-checked' : 'in-order';
  const verdict: Verdict = problem ? 'fix' : unlessFault;
  const { name, rule, cites } = checks[id];
  const details = [reason && reasons[reason], quote && `“${quote}”`, note, ...items];
  return {
    ...line,
    verdict,
    rule,
    part: CHECKS[id],
    title: problem ? problems[problem] : name,
    source: cites ? sources[cites - 1] : undefined,
    /** The words of the page to highlight. */
    highlight: quote ?? items[0],
    details: details.filter((text) => text !== undefined && text !== ''),
  };
}
export type ResultLine = ReturnType<typeof withTexts>;

/** Returns the contents of a result. Its faults are in descending order of cost. */
export function resultOf(reading: PageReading, copy: ReaderCopy) {
  const { heading, caption, pasted, subject } = copy.result;
  const lines = reading.lines
    .map((line) => withTexts(line, copy))
    .toSorted((one, other) => costOf(one) - costOf(other));
  const linesOf = (wanted: Verdict) => lines.filter(({ verdict }) => verdict === wanted);
  const [fix, inOrder, notChecked] = [linesOf('fix'), linesOf('in-order'), linesOf('not-checked')];
  const many = fix.length === 1 ? heading.one : heading.many;
  const headline = fix.length === 0 ? heading.none : many.replace('{count}', `${fix.length}`);
  const page = reading.url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? pasted;
  const readOn = `${caption} ${longDate(reading.at.slice(0, 10))}`;

  const on = reading.url ? ` on ${page.slice(0, 120)}` : '';
  const faults = fix.map(({ title }) => title).join('; ');
  const about = `${subject}: ${headline.toLowerCase()}${on}${faults && `: ${faults}`}`;
  const cut = `${about.slice(0, SUBJECT_MAX).replace(/;[^;]*$/, '')}; …`;

  const findings = fix.map(({ title, rule, details }, index) =>
    [`${index + 1}. ${title}. ${rule}`, ...details.map((text) => `   ${text}`)].join('\n'),
  );
  const paragraphs = [`${page}\n${readOn}. ${headline}.`, ...findings];
  return {
    labels: copy.result,
    outline: reading.outline,
    headline,
    /** The address of the page without its scheme. */
    page,
    readOn,
    lines,
    fix,
    inOrder,
    notChecked,
    /** The subject in the contact form, with as many faults as fit. */
    subject: about.length <= SUBJECT_MAX ? about : cut,
    /** The faults as plain text, for a message to the site's developer. */
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
export type Result = ReturnType<typeof resultOf>;
