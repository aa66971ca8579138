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

/** The words of the library in a folder of content. */
const WORDS = 'tools/intake';

/** The line of the closing before which lines about the firm are placed. */
const LAST_WORDS = 'consent';

/** A shorter script leaves out the lowest rank first: further questions, then lines in the order of their area's list. */
const RANK_OF_FURTHER = -1;
/** The rank of lines that the firm has ticked: only the firm removes them. */
export const TICKED_RANK = 1_000;
/** The rank of lines that every script needs: safety, conflict check, deadlines. */
export const REQUIRED_RANK = Number.POSITIVE_INFINITY;

/** A line of the library in each tone. Only the firm's name is not filled in yet. */
export type LibraryLine = TonedLine & {
  id: string;
  part: string;
  rank: number;
  /** The name of the line, for messages when it is left out or added. */
  name: string;
  /** Every script has the line in our own words. */
  fixed?: true | undefined;
  /** Puts the firm's own input into the line. */
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

/** All that scripts for an area on a channel may say. */
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
    /** Lines about the firm come before these lines, in other parts at the end. */
    firmBefore: new Map([
      [OPENING, opening[introduction + 1]?.id],
      [CLOSING, LAST_WORDS],
    ]),
    /** Further questions, for a longer script. */
    further: [...area.longer, ...written.longer].map((line) =>
      lineFrom(line, `more-${line.key}`, RANK_OF_FURTHER),
    ),
  };
}

/** Our texts for scripts. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Reads all words for scripts from a folder of content, and makes the lines for each area on each channel.
 * Errors: throws one line per mistake: file, field, expected value.
 */
export async function loadLibrary(content: string) {
  type Schema<T> = Parameters<typeof readContentFile<T>>[1];
  /** Reading all files takes half as long as a start, so the event loop gets a turn after each file. */
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
    /** By area and channel. */
    scripts: Object.fromEntries(entries) as Record<ScriptKey, ReturnType<typeof wordsFor>>,
    plainer: plainerWords(words),
    /** Every text, without the examples for a visitor's own input. */
    texts: [channels, areas, longer, topics.map(({ lines }) => lines)],
  };
}
