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

/** The most words of a new script, headings included; ticked lines replace the least important ones. */
export const SCRIPT_WORDS_MOST = 700;

/** Returns the lines that a script for these answers may have, and functions for their texts. */
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
    /** Plainer words change neither the firm's name nor a visitor's own input, so these are filled in last. */
    lineFor(line: LibraryLine, tone: IntakeTone, plain = false): ScriptLine {
      const { id, part } = line;
      const ours = plain ? library.plainer(line[tone]) : line[tone];
      const text = line.fill?.(ours) ?? ours;
      if (!text.includes('{firm}')) return { id, part, text };
      return { id, part, text: withoutDoubleStops(text.replaceAll('{firm}', () => firm)) };
    },
    /** Plainer words for any text. */
    inPlain: (text: string) => text.split(firm).map(library.plainer).join(firm),
  };
}
export type ScriptSource = ReturnType<typeof scriptSourceFor>;

export const textWordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Words of a script without its notes, headings and numbers included. */
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
 * Leaves out the least important lines (of equal ones, the later) until the script has at most this many words; never a
 * line edited by hand.
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

/** The same answers give the same script. */
export function compose(library: Library, config: IntakeConfig): Script {
  const known = scriptSourceFor(library, config);
  const { parts, notes } = known;
  const spoken = known.lines.map((line) => known.lineFor(line, config.tone));
  const lines = [...spoken, ...newLines([], 'note', NOTES, notes)];
  return shortened({ config, parts, lines, writer: 'library' }, known, SCRIPT_WORDS_MOST).script;
}
