import { CHECKS, GROUPS, heldBackFor, isFinding, OUTCOMES, type Share } from './checks.ts';
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
  const whole =
    counted(result.error, measured.all) + (answer ? counted(result.answerError, answer) : '');
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

/** A result as JSON, each line with what was measured of its check; null where nothing was. */
export function jsonOf(reading: Reading, { checks }: ReaderWords): string {
  const lines = reading.lines.map((line) => ({
    ...line,
    measured: checks[line.id].measured ?? null,
  }));
  return `${JSON.stringify({ ...reading, lines }, null, 2)}\n`;
}

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
  const items = [...(line.items ?? []), errorWords(line, words)].map(
    (item) => `  - ${escaped(item)}`,
  );
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
    words.result.errorsText,
    ...groups,
    ...(outline.length > 0 ? [`## ${words.result.outline}`, outline.join('\n')] : []),
    ...(paste
      ? [
          `## ${words.paste.heading}`,
          words.paste.jsonLd,
          code('json', paste.jsonLd),
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
