import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  type IntakePracticeArea,
} from '../../src/features/intake/schema.ts';
import {
  areaWordsSchema,
  channelWordsSchema,
  SHARED_WORDS,
  voiceSchema,
} from './library-schema.ts';

/** The words of the library in a folder of content. */
const WORDS = 'tools/intake';
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];

type Schema<T> = Parameters<typeof readContentFile<T>>[1];

/** All files take as long as half a start: after each one others have their turn. */
function reader(folder: string) {
  const one = async <T>(name: string, schema: Schema<T>) => {
    await pause();
    return readContentFile(`${folder}/${name}.yaml`, schema).data;
  };
  const each = async <K extends string, T>(names: readonly K[], schema: Schema<T>) => {
    const found: Partial<Record<K, T>> = {};
    for (const name of names) found[name] = await one(name, schema);
    return found as Record<K, T>;
  };
  return { one, each };
}

function sameKeys(file: string, expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected
      .filter((key) => !found.includes(key))
      .map((key) => `${file}: ${key}: expected this line`),
    ...found
      .filter((key) => !expected.includes(key))
      .map((key) => `${file}: ${key}: expected no such line`),
  ];
}

type Channels = Record<string, z.infer<typeof channelWordsSchema>>;
type Area = z.infer<typeof areaWordsSchema>;

/** Keys of an area that name no line, or one that a channel has. */
function wrongKeys(
  file: string,
  { lines, leftOutFirst }: Area,
  channelKeys: readonly string[],
): string[] {
  const known = [...channelKeys, ...lines.map(({ key }) => key)];
  return [
    ...leftOutFirst
      .filter((key) => !known.includes(key))
      .map((key) => `leftOutFirst: ${key}: expected a line`),
    ...lines
      .filter(({ key }) => channelKeys.includes(key))
      .map(({ key }) => `${key}: expected a key that no channel has`),
  ].map((fault) => `${file}: ${fault}`);
}

function wrongStarts(folder: string, channels: Channels): string[] {
  return Object.entries(channels)
    .filter(
      ([, { saidAfter, lines }]) =>
        !lines.some(({ key, part }) => key === saidAfter && part === 'opening'),
    )
    .map(([name]) => `${folder}/${name}.yaml: saidAfter: expected a line of the opening`);
}

/** Our words for scripts, checked. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Reads all words for scripts from a folder of content.
 * Errors: throws one line per mistake: file, field, expected value.
 */
export async function loadLibrary(content: string) {
  const folder = join(content, WORDS);
  const read = reader(folder);
  const channels = await read.each(INTAKE_CHANNELS, channelWordsSchema);
  const areas = await read.each(AREAS, areaWordsSchema);
  const names = AREAS.flatMap((area) =>
    INTAKE_CHANNELS.map((channel) => `${area}-${channel}` as const),
  );
  const voices = await read.each(names, voiceSchema);
  const channelKeys = Object.values(channels).flatMap(({ lines }) => lines.map(({ key }) => key));
  const wrong = [
    ...wrongStarts(folder, channels),
    ...AREAS.flatMap((area) => wrongKeys(`${folder}/${area}.yaml`, areas[area], channelKeys)),
    ...AREAS.flatMap((area) =>
      INTAKE_CHANNELS.flatMap((channel) => {
        const name = `${area}-${channel}` as const;
        const expected = areas[area].lines.map(({ key }) => key);
        return sameKeys(`${folder}/${name}.yaml`, expected, Object.keys(voices[name]));
      }),
    ),
  ];
  if (wrong.length) throw new Error(wrong.join('\n'));
  const { topics } = await read.one('considerations', SHARED_WORDS.considerations);
  const callBack = await read.one('call-back', SHARED_WORDS['call-back']);
  const longer = (await read.one('longer', SHARED_WORDS.longer)).lines;
  const { words: plainWords } = await read.one('plain-words', SHARED_WORDS['plain-words']);
  /** Every line, without the examples for a visitor's own input. */
  const texts = [channels, areas, voices, callBack, longer, topics.map(({ lines }) => lines)];
  return { channels, areas, voices, topics, callBack, longer, plainWords, texts };
}
