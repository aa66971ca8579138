import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import {
  isQuestions,
  NOTES,
  newLines,
  type Script,
  type ScriptLine,
} from '../../src/features/intake/script.ts';
import type { Library } from './library.ts';
import { knownFor, type LibraryLine, TICKED } from './lines.ts';

/** The most words of a new script, headings included; ticked lines replace the least important ones. */
export const SCRIPT_WORDS_MOST = 700;

const WORDS = /\S+/g;
export const wordsIn = (text: string) => text.match(WORDS)?.length ?? 0;

/** Words of a script without its notes, headings and numbers included. */
export function countWords({ parts, lines }: Pick<Script, 'parts' | 'lines'>): number {
  const present = new Set(lines.map(({ part }) => part));
  let words = 0;
  for (const { id, heading } of parts)
    if (id !== NOTES && present.has(id)) words += wordsIn(heading);
  for (const { part, text } of lines)
    if (part !== NOTES) words += wordsIn(text) + (isQuestions(part) ? 1 : 0);
  return words;
}

/** The least important line that may go; of two that are equal the later one. */
export function leastImportant(lines: readonly ScriptLine[], rankOf: (id: string) => number) {
  let least: ScriptLine | undefined;
  for (const line of lines)
    if (rankOf(line.id) < TICKED && (!least || rankOf(line.id) <= rankOf(least.id))) least = line;
  return least;
}

export const ranksOf = (lines: readonly LibraryLine[]) => {
  const ranks = new Map(lines.map(({ id, rank }) => [id, rank]));
  return (id: string) => ranks.get(id) ?? TICKED;
};

/** The same answers give the same script. */
export function compose(library: Library, config: IntakeConfig): Script {
  const { practiceArea, channel, tone } = config;
  const known = knownFor(library, config);
  const { parts } = known;
  let lines: ScriptLine[] = known.lines.map((line) => ({
    id: line.id,
    part: line.part,
    text: known.textOf(line, { tone }),
  }));
  const rankOf = ranksOf(known.lines);
  while (countWords({ parts, lines }) > SCRIPT_WORDS_MOST) {
    const least = leastImportant(lines, rankOf);
    if (!least) break;
    lines = lines.filter((line) => line !== least);
  }
  return {
    parts,
    lines: [...lines, ...newLines([], 'note', NOTES, known.notes.join('\n'))],
    writer: 'library',
    practiceArea,
    channel,
    tone,
  };
}
