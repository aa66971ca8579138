import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import {
  isQuestions,
  NOTES,
  newLines,
  removed,
  type Script,
  type ScriptLine,
} from '../../src/features/intake/script.ts';
import type { Library } from './library.ts';
import { type Known, knownFor, TICKED } from './lines.ts';

/** The most words of a new script, headings included; ticked lines replace the least important ones. */
export const SCRIPT_WORDS_MOST = 700;
/** No script is made shorter than this, in words. */
const SCRIPT_WORDS_LEAST = 100;

export const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

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

export const rankIn = ({ byId }: Known, { id }: ScriptLine) => byId.get(id)?.rank ?? TICKED;

/** Leaves out the least important lines, of equal ones the later, until the script has so many words; none by hand. */
export function shortened<T extends Pick<Script, 'parts' | 'lines'>>(
  script: T,
  known: Known,
  most: number,
) {
  const gone: ScriptLine[] = [];
  let next = script;
  let words = countWords(next);
  while (words > most) {
    const least = next.lines
      .filter((line) => !line.byHand && rankIn(known, line) < TICKED)
      .toReversed()
      .toSorted((one, other) => rankIn(known, one) - rankIn(known, other))[0];
    if (!least) break;
    const left = { ...next, lines: removed(next.lines, least.id) };
    words = countWords(left);
    if (words < SCRIPT_WORDS_LEAST) break;
    gone.push(least);
    next = left;
  }
  return { script: next, gone };
}

/** The same answers give the same script. */
export function compose(library: Library, config: IntakeConfig): Script {
  const { practiceArea, channel, tone } = config;
  const known = knownFor(library, config);
  const { parts, notes } = known;
  const lines = known.lines.map((line) => {
    const { id, part } = line;
    return { id, part, text: known.textOf(line, { tone }) };
  });
  const { script } = shortened({ parts, lines }, known, SCRIPT_WORDS_MOST);
  return {
    parts,
    lines: [...script.lines, ...newLines([], 'note', NOTES, notes)],
    writer: 'library',
    practiceArea,
    channel,
    tone,
  };
}
