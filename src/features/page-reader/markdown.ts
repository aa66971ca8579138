import { CHECKS, GROUPS } from './checks.ts';
import type { ReaderWords } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';
import { errorWords, findingsCount, findingsOf, findingWords, lineWords, pageName } from './words.ts';

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
  const items = [...(line.items ?? []), errorWords(line, words)].map((item) => `  - ${escaped(item)}`);
  return [parts.join(' '), ...items].join('\n');
}

/** A result as Markdown. */
export function markdownOf(reading: Reading, words: ReaderWords): string {
  const { paste } = reading;
  const groups = GROUPS.map((group) => {
    const lines = reading.lines.filter(({ id }) => CHECKS[id].group === group);
    return [`## ${words.groups[group]}`, lines.map((line) => lineOf(line, words)).join('\n')].join('\n\n');
  });
  const outline = reading.outline.map(({ level, text }) => `${'  '.repeat(level - 1)}- ${escaped(text)}`);
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
