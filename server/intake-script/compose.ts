import type {
  IntakeConfig,
  IntakeTone,
  Script,
  ScriptLine,
} from '../../src/features/intake/schema.ts';
import { addLines, isQuestionPart, NOTES, newLines } from '../../src/features/intake/script.ts';
import {
  filledLine,
  linesForChannel,
  removeDoubleStops,
  tickLabel,
  ticksAndNotes,
} from '../../src/features/intake/ticks.ts';
import { type Library, type LibraryLine, TICKED_RANK } from './library.ts';
import { spokenFirmName } from './wording.ts';

/** Headings count too. Lines that the firm ticked replace the least important lines. */
export const MAX_SCRIPT_WORDS = 700;

export function scriptSourceFor(library: Library, config: IntakeConfig) {
  const { practiceArea, channel, specialConsiderations, firmName } = config;
  const texts = library.scripts[`${practiceArea} ${channel}`];
  const { parts, furtherLines, topics } = texts;
  const { ticks, notes } = ticksAndNotes(topics, specialConsiderations);
  const firm = spokenFirmName(firmName);
  const tickedTopics = topics.filter(({ id }) => ticks.has(id));
  const replacedIds = new Set(tickedTopics.map(({ replaces }) => replaces));
  let lines = texts.lines.filter(({ id }) => !replacedIds.has(id));
  for (const topic of tickedTopics) {
    const { id, part } = topic;
    const text = linesForChannel(topic, channel);
    if (!text) continue;
    const fill = (line: string) => filledLine(line, topic, ticks.get(id) ?? '');
    const line: LibraryLine = {
      ...text,
      id: `tick-${id}`,
      part,
      rank: TICKED_RANK,
      name: tickLabel(topic),
      fixed: true,
      fill,
    };
    lines = addLines({ parts, lines }, [line], texts.firmLinesBefore.get(part));
  }
  const allLines = [...lines, ...furtherLines];
  return {
    parts,
    lines,
    furtherLines,
    ticks,
    notes,
    firm,
    lineOf: (id: string) => allLines.find((line) => line.id === id),
    /** Inserts the firm's name and typed input last, so that plainer words do not change them. */
    lineFor(line: LibraryLine, tone: IntakeTone, isPlain = false): ScriptLine {
      const { id, part } = line;
      const wording = isPlain ? library.plainer(line[tone]) : line[tone];
      const text = line.fill?.(wording) ?? wording;
      if (!text.includes('{firm}')) return { id, part, text };
      return { id, part, text: removeDoubleStops(text.replaceAll('{firm}', () => firm)) };
    },
  };
}
export type ScriptSource = ReturnType<typeof scriptSourceFor>;

export const spokenLines = ({ lines }: Pick<Script, 'lines'>) =>
  lines.filter(({ part }) => part !== NOTES);

/** Counts headings and question numbers, but not notes. */
export function countWords(script: Script): number {
  const lines = spokenLines(script);
  const headings = script.parts.filter(({ id }) => lines.some(({ part }) => part === id));
  const questions = lines.filter(({ part }) => isQuestionPart(part));
  const texts = [...headings.map(({ heading }) => heading), ...lines.map(({ text }) => text)];
  return texts.join(' ').split(' ').length + questions.length;
}

export const lineRank = ({ lineOf }: ScriptSource, { id }: ScriptLine) =>
  lineOf(id)?.rank ?? TICKED_RANK;

/** Drops the least important lines first, but no line that was edited by hand or ticked. */
export function shortenTo(script: Script, source: ScriptSource, maxWords: number) {
  if (countWords(script) <= maxWords) return { script, removed: [] };
  const removed = new Set<ScriptLine>();
  const remainingScript = () => ({
    ...script,
    lines: script.lines.filter((line) => !removed.has(line)),
  });
  const candidates = script.lines
    .filter((line) => !line.byHand && lineRank(source, line) < TICKED_RANK)
    .toReversed()
    .toSorted((a, b) => lineRank(source, a) - lineRank(source, b));
  for (const line of candidates) {
    if (countWords(remainingScript()) <= maxWords) break;
    removed.add(line);
  }
  return { script: remainingScript(), removed: [...removed] };
}

export function composeScript(library: Library, config: IntakeConfig): Script {
  const source = scriptSourceFor(library, config);
  const { parts, notes } = source;
  const spokenLines = source.lines.map((line) => source.lineFor(line, config.tone));
  const lines = [...spokenLines, ...newLines([], 'note', NOTES, notes)];
  return shortenTo({ config, parts, lines, writer: 'library' }, source, MAX_SCRIPT_WORDS).script;
}
