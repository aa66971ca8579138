import type {
  IntakeConfig,
  IntakeTone,
  Script,
  ScriptLine,
} from '../../src/features/intake/schema.ts';
import { addLines, isQuestions, NOTES, newLines } from '../../src/features/intake/script.ts';
import {
  filledLine,
  labelOf,
  linesForChannel,
  ticksAndNotes,
  withoutDoubleStops,
} from '../../src/features/intake/ticks.ts';
import { type Library, type LibraryLine, TICKED_RANK } from './library.ts';
import { spokenFirmName } from './wording.ts';

/**
 * Maximum number of words of a new script with its headings. Lines that the firm ticked replace the least important lines.
 */
export const SCRIPT_WORDS_MOST = 700;

/** Returns the library's lines for these answers, and functions that fill in their texts. */
export function scriptSourceFor(library: Library, config: IntakeConfig) {
  const { practiceArea, channel, specialConsiderations, firmName } = config;
  const words = library.scripts[`${practiceArea} ${channel}`];
  const { parts, further, topics } = words;
  const { ticks, notes } = ticksAndNotes(topics, specialConsiderations);
  const firm = spokenFirmName(firmName);
  const ticked = topics.filter(({ id }) => ticks.has(id));
  const replaced = new Set(ticked.map(({ replaces }) => replaces));
  let lines = words.lines.filter(({ id }) => !replaced.has(id));
  for (const topic of ticked) {
    const { id, part } = topic;
    const text = linesForChannel(topic, channel);
    if (!text) continue;
    const fill = (line: string) => filledLine(line, topic, ticks.get(id) ?? '');
    const line: LibraryLine = {
      ...text,
      id: `tick-${id}`,
      part,
      rank: TICKED_RANK,
      name: labelOf(topic),
      fixed: true,
      fill,
    };
    lines = addLines({ parts, lines }, [line], words.firmBefore.get(part));
  }
  const all = [...lines, ...further];
  return {
    parts,
    lines,
    further,
    ticks,
    notes,
    firm,
    lineOf: (id: string) => all.find((line) => line.id === id),
    /** The firm's name and the visitor's own input are filled in last, so that plainer words do not change them. */
    lineFor(line: LibraryLine, tone: IntakeTone, plain = false): ScriptLine {
      const { id, part } = line;
      const ours = plain ? library.plainer(line[tone]) : line[tone];
      const text = line.fill?.(ours) ?? ours;
      if (!text.includes('{firm}')) return { id, part, text };
      return { id, part, text: withoutDoubleStops(text.replaceAll('{firm}', () => firm)) };
    },
    /** Returns a text in plainer words; the firm's name does not change. */
    inPlain: (text: string) => text.split(firm).map(library.plainer).join(firm),
  };
}
export type ScriptSource = ReturnType<typeof scriptSourceFor>;

export const textWordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Returns the number of words of a script with headings and question numbers, but without notes. */
export function countWords({ parts, lines }: Pick<Script, 'parts' | 'lines'>): number {
  const present = new Set(lines.map(({ part }) => part));
  let words = 0;
  for (const { id, heading } of parts)
    if (id !== NOTES && present.has(id)) words += textWordCount(heading);
  for (const { part, text } of lines)
    if (part !== NOTES) words += textWordCount(text) + (isQuestions(part) ? 1 : 0);
  return words;
}

export const lineRank = ({ lineOf }: ScriptSource, { id }: ScriptLine) =>
  lineOf(id)?.rank ?? TICKED_RANK;

/**
 * Removes the least important lines until the script has at most `most` words. Of two equal lines it removes the later one.
 * It never removes a line that was edited by hand or ticked.
 */
export function shortened(script: Script, known: ScriptSource, most: number) {
  if (countWords(script) <= most) return { script, gone: [] };
  const order = script.lines
    .filter((line) => !line.byHand && lineRank(known, line) < TICKED_RANK)
    .toReversed()
    .toSorted((one, other) => lineRank(known, one) - lineRank(known, other));
  const gone: ScriptLine[] = [];
  let next = script;
  for (const line of order) {
    if (countWords(next) <= most) break;
    next = { ...next, lines: next.lines.filter((each) => each !== line) };
    gone.push(line);
  }
  return { script: next, gone };
}

/** Returns a script by our library. The same answers always give the same script. */
export function compose(library: Library, config: IntakeConfig): Script {
  const known = scriptSourceFor(library, config);
  const { parts, notes } = known;
  const spoken = known.lines.map((line) => known.lineFor(line, config.tone));
  const lines = [...spoken, ...newLines([], 'note', NOTES, notes)];
  return shortened({ config, parts, lines, writer: 'library' }, known, SCRIPT_WORDS_MOST).script;
}
