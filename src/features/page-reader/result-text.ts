import { longDate } from '../../text/dates.ts';
import type { ReaderCopy } from './page-schema.ts';
import { CHECKS, type CheckLine, type PageReport, PROBLEMS, type Verdict } from './reading.ts';

const MAX_UNCUT_SUBJECT_LENGTH = 390;

const problemRank = ({ problem }: CheckLine) => (problem ? PROBLEMS.indexOf(problem) : 0);

function withTexts(line: CheckLine, { checks, problems, reasons, sources }: ReaderCopy) {
  const { id, problem, reason, quote, note, items = [] } = line;
  const verdictWithoutProblem = reason ? 'not-checked' : 'in-order';
  const verdict: Verdict = problem ? 'fix' : verdictWithoutProblem;
  const { name, rule, cites } = checks[id];
  const title = problem ? problems[problem] : name;
  const details = [reason && reasons[reason], quote && `“${quote}”`, note, ...items];
  return {
    ...line,
    verdict,
    rule,
    title,
    part: CHECKS[id],
    source: cites ? sources[cites - 1] : undefined,
    highlight: quote ?? items[0] ?? title,
    details: details.filter((text) => text !== undefined && text !== ''),
  };
}
export type ResultLine = ReturnType<typeof withTexts>;

/** The faults that cost a firm most come first. */
export function resultOf(reading: PageReport, copy: ReaderCopy) {
  const { heading, caption, pasted, subject } = copy.result;
  const lines = reading.lines
    .map((line) => withTexts(line, copy))
    .toSorted((a, b) => problemRank(a) - problemRank(b));
  // Browsers of 2023 have no Object.groupBy.
  const linesOf = (listedVerdict: Verdict) =>
    lines.filter(({ verdict }) => verdict === listedVerdict);
  const [fix, inOrder, notChecked] = [linesOf('fix'), linesOf('in-order'), linesOf('not-checked')];
  const headingTemplate = fix.length === 1 ? heading.one : heading.many;
  const headline =
    fix.length === 0 ? heading.none : headingTemplate.replace('{count}', `${fix.length}`);
  const page = reading.url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? pasted;
  const readingDateText = `${caption} ${longDate(reading.at.slice(0, 10))}`;

  const onPage = reading.url ? ` on ${page.slice(0, 120)}` : '';
  const faults = fix.map(({ title }) => title).join('; ');
  const fullSubject = `${subject}: ${headline.toLowerCase()}${onPage}${faults && `: ${faults}`}`;
  const cutSubject = `${fullSubject.slice(0, MAX_UNCUT_SUBJECT_LENGTH).replace(/;[^;]*$/, '')}; …`;

  const findings = fix.map(({ title, rule, details }, index) =>
    [`${index + 1}. ${title}. ${rule}`, ...details.map((text) => `   ${text}`)].join('\n'),
  );
  const paragraphs = [`${page}\n${readingDateText}. ${headline}.`, ...findings];
  return {
    labels: copy.result,
    outline: reading.outline,
    headline,
    page,
    readingDateText,
    lines,
    fix,
    inOrder,
    notChecked,
    subject: fullSubject.length <= MAX_UNCUT_SUBJECT_LENGTH ? fullSubject : cutSubject,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
export type ReaderResult = ReturnType<typeof resultOf>;
