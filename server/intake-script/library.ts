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
import { fittingTopics, removeDoubleStops } from '../../src/features/intake/ticks.ts';
import { plainerWords } from './wording.ts';

const TEXTS_FOLDER = 'tools/intake';

const CONSENT_LINE = 'consent';

// The lines with the lowest ranks are left out first if a script is shortened: further questions,
// then the lines in `leftOutFirst` of the area.
const FURTHER_LINES_RANK = -1;
export const TICKED_RANK = 1_000;
/** Every script needs these lines: safety, conflict check, deadlines. */
export const REQUIRED_RANK = Number.POSITIVE_INFINITY;

export type LibraryLine = TonedLine & {
  id: string;
  part: string;
  rank: number;
  name: string;
  /** True if every script has this line in our own words, even a script that a model writes. */
  fixed?: true | undefined;
  fill?: (line: string) => string;
};

type ScriptKey = `${IntakePracticeArea} ${IntakeChannel}`;
type LibraryTexts = {
  areas: Record<IntakePracticeArea, z.infer<typeof areaTextsSchema>>;
  channels: Record<IntakeChannel, z.infer<typeof channelTextsSchema>>;
  topics: TickTopic[];
  longer: AreaLine[];
};
type AreaLine = Omit<LibraryLine, 'id' | 'rank' | 'fill'> & { key: string };

function textsFor(
  practiceArea: IntakePracticeArea,
  channelName: IntakeChannel,
  texts: LibraryTexts,
) {
  const area = texts.areas[practiceArea];
  const channel = texts.channels[channelName];
  const filledText = (text: string) =>
    removeDoubleStops(text.replaceAll('{matter}', area.matter).replaceAll('{papers}', area.papers));
  const lineFrom = ({ key, ...line }: AreaLine, id: string, rank: number): LibraryLine => {
    const tones = INTAKE_TONES.map((tone) => [tone, filledText(line[tone])]);
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
  const introductionIndex = opening.findIndex(({ id }) => id === channel.introductionAfter);
  const headings: Record<string, string> = {
    [OPENING]: 'Opening',
    [CLOSING]: 'Closing',
    ...channel.headings,
    ...area.headings,
  };
  return {
    topics: fittingTopics(texts.topics, { practiceArea, channel: channelName }),
    parts: [...SCRIPT_PARTS.map((id) => ({ id, heading: headings[id] ?? id })), NOTES_PART],
    lines: SCRIPT_PARTS.flatMap((part) => linesIn(lines, part)),
    firmLinesBefore: new Map([
      [OPENING, opening[introductionIndex + 1]?.id],
      [CLOSING, CONSENT_LINE],
    ]),
    furtherLines: [...area.longer, ...texts.longer].map((line) =>
      lineFrom(line, `more-${line.key}`, FURTHER_LINES_RANK),
    ),
  };
}

export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Throws a message with one line per mistake: file, field, expected value. */
export async function loadLibrary(content: string) {
  type Schema<T> = Parameters<typeof readContentFile<T>>[1];
  /** Pauses for other work before each file: reading all files takes half the time of a start. */
  const readTexts = async <T>(name: string, schema: Schema<T>) => {
    await pause();
    return readContentFile(join(content, TEXTS_FOLDER, `${name}.yaml`), schema).data;
  };
  const readEach = async <K extends string, T>(names: readonly K[], schema: Schema<T>) => {
    const texts: Partial<Record<K, T>> = {};
    for (const name of names) texts[name] = await readTexts(name, schema);
    return texts as Record<K, T>;
  };
  const channels = await readEach(INTAKE_CHANNELS, channelTextsSchema);
  const areas = await readEach(INTAKE_AREAS, areaTextsSchema);
  const { topics } = await readTexts('considerations', SHARED_TEXTS.considerations);
  const { lines: longer } = await readTexts('longer', SHARED_TEXTS.longer);
  const { words } = await readTexts('plain-words', SHARED_TEXTS['plain-words']);
  const texts = { areas, channels, topics, longer };
  const entries = INTAKE_AREAS.flatMap((area) =>
    INTAKE_CHANNELS.map((name) => [`${area} ${name}`, textsFor(area, name, texts)] as const),
  );
  return {
    /** Texts by area and channel: the key is "area channel". */
    scripts: Object.fromEntries(entries) as Record<ScriptKey, ReturnType<typeof textsFor>>,
    plainer: plainerWords(words),
    /** All texts except those with examples of a visitor's own input. */
    texts: [channels, areas, longer, topics.map(({ lines }) => lines)],
  };
}
