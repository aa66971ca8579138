import { CHECKS, GROUPS, isFinding } from './checks.ts';
import type { ReaderWords } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';

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
  return whole.length <= SUBJECT_MAX
    ? whole
    : `${whole.slice(0, SUBJECT_MAX).replace(/;[^;]*$/, '')}; …`;
}

/** "Main heading: not found" */
const lineWords = ({ id, outcome }: Line, { checks, outcomes }: ReaderWords) =>
  `${checks[id].name}: ${outcomes[outcome]}`;

/** "No main heading (h1)" */
export const findingWords = (line: Line, words: ReaderWords) =>
  words.checks[line.id].finding ?? lineWords(line, words);

export const pageName = (reading: Reading, { result }: ReaderWords) => reading.url ?? result.pasted;

/** A result as JSON. */
export const jsonOf = (reading: Reading) => `${JSON.stringify(reading, null, 2)}\n`;

/** Signs that mean something in Markdown, in words of a stranger. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');

/** A block of code whose fence is longer than any in it. */
function code(language: string, text: string) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, text, fence].join('\n');
}

function lineOf(line: Line, words: ReaderWords) {
  const parts = [`- **${lineWords(line, words)}**`];
  if (line.quote) parts.push(`“${escaped(line.quote)}”`);
  if (line.place) parts.push(`(${escaped(line.place)})`);
  if (line.note) parts.push(escaped(line.note));
  const items = (line.items ?? []).map((item) => `  - ${escaped(item)}`);
  return [parts.join(' '), ...items].join('\n');
}

/** A result as Markdown. */
export function markdownOf(reading: Reading, words: ReaderWords): string {
  const { paste } = reading;
  const groups = GROUPS.map((group) => {
    const lines = reading.lines.filter(({ id }) => CHECKS[id].group === group);
    return [`## ${words.groups[group]}`, lines.map((line) => lineOf(line, words)).join('\n')].join(
      '\n\n',
    );
  });
  const outline = reading.outline.map(
    ({ level, text }) => `${'  '.repeat(level - 1)}- ${escaped(text)}`,
  );
  return [
    `# ${words.result.label}: ${escaped(pageName(reading, words))}`,
    `${words.result.caption}, ${reading.at.slice(0, 10)}. ${findingsCount(reading, words)}.`,
    findingsOf(reading)
      .map((line) => `- ${findingWords(line, words)}`)
      .join('\n'),
    ...groups,
    ...(outline.length > 0 ? [`## ${words.result.outline}`, outline.join('\n')] : []),
    ...(paste && paste.repaired.length > 0
      ? [
          `## ${words.paste.heading}`,
          ...paste.repaired.flatMap(({ block, text }) => [
            words.paste.repaired.replace('{block}', String(block)),
            code('json', text),
          ]),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
