import { longDate } from '../../text/dates.ts';
import { PROBLEMS, type Verdict } from './checks.ts';
import type { ReaderCopy } from './page-schema.ts';
import { type Line, type Reading, verdictOf } from './reading.ts';

/** Longest list of findings in the contact form, in characters. */
const SUBJECT_MAX = 390;

const costOf = ({ problem }: Line) => (problem ? PROBLEMS.indexOf(problem) : PROBLEMS.length);
/** What to fix, in order of cost. */
export const findingsOf = ({ lines }: Reading) =>
  lines.filter(({ problem }) => problem).toSorted((one, other) => costOf(one) - costOf(other));
export const linesOf = ({ lines }: Reading, verdict: Verdict) =>
  lines.filter((line) => verdictOf(line) === verdict);

/** "3 things to fix" */
export function headline(reading: Reading, { result: { heading } }: ReaderCopy) {
  const count = findingsOf(reading).length;
  if (count === 0) return heading.none;
  return count === 1 ? heading.one : heading.many.replace('{count}', String(count));
}

/** "No title"; for a line without a fault, the name of the check. */
export const lineTitle = ({ id, problem }: Line, { problems, checks }: ReaderCopy) =>
  problem ? problems[problem] : checks[id].name;

/** What a line has read, in its own words; of one that was not checked, why. */
function detailsOf({ quote, place, note, items = [], reason }: Line, words: ReaderCopy) {
  const quoted = quote && `“${quote}”`;
  return [reason && words.reasons[reason], quoted, place, note, ...items].filter(
    (text) => text,
  ) as string[];
}

/** Where the page was, without what every address has. */
export const pageName = ({ url }: Reading, { result }: ReaderCopy) =>
  url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? result.pasted;
export const readOn = ({ at }: Reading, { result }: ReaderCopy) =>
  `${result.caption} ${longDate(at.slice(0, 10))}`;

/** What the contact form is about: "Page reader: 3 things to fix on firm.example/page: No title; …". */
export function subjectOf(reading: Reading, words: ReaderCopy): string {
  const page = reading.url ? ` on ${pageName(reading, words).slice(0, 120)}` : '';
  const named = findingsOf(reading).map((line) => lineTitle(line, words));
  const start = `${words.result.subject}: ${headline(reading, words).toLowerCase()}${page}`;
  const whole = named.length > 0 ? `${start}: ${named.join('; ')}` : start;
  if (whole.length <= SUBJECT_MAX) return whole;
  return `${whole.slice(0, SUBJECT_MAX).replace(/;[^;]*$/, '')}; …`;
}

/** A result as JSON. */
export const jsonOf = (reading: Reading) => `${JSON.stringify(reading, null, 2)}\n`;

/** Signs that mean something in Markdown, in words of a stranger. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');

/** A result as Markdown. */
export function markdownOf(reading: Reading, words: ReaderCopy): string {
  const list = (verdict: Verdict, lines: readonly Line[]) =>
    lines.length === 0
      ? []
      : [
          `## ${words.result.verdicts[verdict]}`,
          lines
            .flatMap((line) => [
              `- **${lineTitle(line, words)}** ${words.checks[line.id].rule}`,
              ...detailsOf(line, words).map((text) => `  - ${escaped(text)}`),
            ])
            .join('\n'),
        ];
  const outline = reading.outline.map(
    ({ level, text }) => `${'  '.repeat(level - 1)}- ${escaped(text)}`,
  );
  const parts = [
    `# ${escaped(pageName(reading, words))}`,
    `${readOn(reading, words)}. ${headline(reading, words)}.`,
    ...list('fix', findingsOf(reading)),
    ...list('in-order', linesOf(reading, 'in-order')),
    ...list('not-checked', linesOf(reading, 'not-checked')),
    ...(outline.length > 0 ? [`## ${words.result.parts.headings}`, outline.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
