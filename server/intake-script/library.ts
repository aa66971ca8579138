import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import {
  areaTextsSchema,
  channelTextsSchema,
  SHARED_TEXTS,
  type TickTopic,
  type TonedLine,
} from '../../src/features/intake/library-schema.ts';
import {
  INTAKE_AREAS,
  INTAKE_CHANNELS,
  INTAKE_TONES,
  type IntakeChannel,
  type IntakePracticeArea,
} from '../../src/features/intake/schema.ts';
import {
  CLOSING,
  linesIn,
  NOTES_PART,
  OPENING,
  SCRIPT_PARTS,
} from '../../src/features/intake/script.ts';
import { fittingTopics, withoutDoubleStops } from '../../src/features/intake/ticks.ts';
import { plainerWords } from './wording.ts';

/** Folder of the library's texts in the content folder. */
const WORDS = 'tools/intake';

/** Lines about the firm are placed before this line of the closing. */
const LAST_WORDS = 'consent';

/**
 * A shorter script drops the line with the lowest rank first: further questions, then the lines that the area lists as the
 * first to leave out.
 */
const RANK_OF_FURTHER = -1;
/** Rank of the lines that the firm has ticked. Only the firm removes them. */
export const TICKED_RANK = 1_000;
/** Rank of the lines that every script needs: safety, conflict check, deadlines. */
export const REQUIRED_RANK = Number.POSITIVE_INFINITY;

/** A line of the library in each tone. Only the firm's name is still a slot. */
export type LibraryLine = TonedLine & {
  id: string;
  part: string;
  rank: number;
  /** Name in messages that the line was left out or added. */
  name: string;
  /** True if every script has this line in our own words. */
  fixed?: true | undefined;
  /** Fills the firm's own input into the line. */
  fill?: (line: string) => string;
};

type ScriptKey = `${IntakePracticeArea} ${IntakeChannel}`;
type Written = {
  areas: Record<IntakePracticeArea, z.infer<typeof areaTextsSchema>>;
  channels: Record<IntakeChannel, z.infer<typeof channelTextsSchema>>;
  topics: TickTopic[];
  longer: AreaLine[];
};
type AreaLine = Omit<LibraryLine, 'id' | 'rank' | 'fill'> & { key: string };

/** Returns all texts for scripts of a practice area on a channel. */
function wordsFor(practiceArea: IntakePracticeArea, channelName: IntakeChannel, written: Written) {
  const area = written.areas[practiceArea];
  const channel = written.channels[channelName];
  const filled = (text: string) =>
    withoutDoubleStops(
      text.replaceAll('{matter}', area.matter).replaceAll('{papers}', area.papers),
    );
  const lineFrom = ({ key, ...line }: AreaLine, id: string, rank: number): LibraryLine => {
    const tones = INTAKE_TONES.map((tone) => [tone, filled(line[tone])]);
    return { ...line, ...Object.fromEntries(tones), id, rank };
  };
  const lines = [
    ...channel.lines.filter(({ areas }) => areas?.includes(practiceArea) ?? true),
    ...area.lines.map((line) => ({ ...line, ...line[channelName] })),
  ].map((line) => {
    const rank = area.leftOutFirst.indexOf(line.key);
    return lineFrom(line, line.key, rank < 0 ? REQUIRED_RANK : rank);
  });
  const opening = linesIn(lines, OPENING);
  const introduction = opening.findIndex(({ id }) => id === channel.introductionAfter);
  const headings: Record<string, string> = {
    [OPENING]: 'Opening',
    [CLOSING]: 'Closing',
    ...channel.headings,
    ...area.headings,
  };
  return {
    topics: fittingTopics(written.topics, { practiceArea, channel: channelName }),
    parts: [...SCRIPT_PARTS.map((id) => ({ id, heading: headings[id] ?? id })), NOTES_PART],
    lines: SCRIPT_PARTS.flatMap((part) => linesIn(lines, part)),
    /**
     * By part: the id of the line before which lines about the firm are placed. In other parts they are placed at the end.
     */
    firmBefore: new Map([
      [OPENING, opening[introduction + 1]?.id],
      [CLOSING, LAST_WORDS],
    ]),
    /** Questions that only a longer script has. */
    further: [...area.longer, ...written.longer].map((line) =>
      lineFrom(line, `more-${line.key}`, RANK_OF_FURTHER),
    ),
  };
}

/** All texts from which scripts are composed. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Reads all texts for scripts from a content folder, and prepares the lines of each area on each channel. Errors: throws a
 * message with one line per mistake: file, field, expected value.
 */
export async function loadLibrary(content: string) {
  type Schema<T> = Parameters<typeof readContentFile<T>>[1];
  /**
   * Reads one file. Reading all files takes half of the time of a start, so the event loop gets a turn before each file.
   */
  const read = async <T>(name: string, schema: Schema<T>) => {
    await pause();
    return readContentFile(join(content, WORDS, `${name}.yaml`), schema).data;
  };
  const readEach = async <K extends string, T>(names: readonly K[], schema: Schema<T>) => {
    const found: Partial<Record<K, T>> = {};
    for (const name of names) found[name] = await read(name, schema);
    return found as Record<K, T>;
  };
  const channels = await readEach(INTAKE_CHANNELS, channelTextsSchema);
  const areas = await readEach(INTAKE_AREAS, areaTextsSchema);
  const { topics } = await read('considerations', SHARED_TEXTS.considerations);
  const { lines: longer } = await read('longer', SHARED_TEXTS.longer);
  const { words } = await read('plain-words', SHARED_TEXTS['plain-words']);
  const written = { areas, channels, topics, longer };
  const entries = INTAKE_AREAS.flatMap((area) =>
    INTAKE_CHANNELS.map((name) => [`${area} ${name}`, wordsFor(area, name, written)] as const),
  );
  return {
    /** Texts by "area channel". */
    scripts: Object.fromEntries(entries) as Record<ScriptKey, ReturnType<typeof wordsFor>>,
    plainer: plainerWords(words),
    /** All texts except those with examples of a visitor's own input. */
    texts: [channels, areas, longer, topics.map(({ lines }) => lines)],
  };
}
