import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { readContentFile } from '../../../src/content/read-content.ts';
import { TOPIC_IDS } from '../../../src/features/intake/considerations/topics.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  type IntakeChannel,
  type IntakePracticeArea,
} from '../../../src/features/intake/schema.ts';
import { areaWordsSchema, channelWordsSchema, SHARED_WORDS, voiceSchema } from '../library-schema.ts';

/** The words of this writer in a folder of content. */
const WORDS = 'tools/intake';
const OURS = join(import.meta.dirname, '../../../content');
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];

type Schema<T> = Parameters<typeof readContentFile<T>>[1];

/** All files take as long as half a start: after each one others have their turn. */
function reader(folder: string) {
  const one = async <T>(name: string, schema: Schema<T>) => {
    await pause();
    return readContentFile(`${folder}/${name}.yaml`, schema).data;
  };
  const each = async <K extends string, T>(names: readonly K[], schema: Schema<T>) => {
    const found = new Map<K, T>();
    for (const name of names) found.set(name, await one(name, schema));
    return found;
  };
  return { one, each };
}

function sameKeys(file: string, expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((key) => !found.includes(key)).map((key) => `${file}: ${key}: expected this line`),
    ...found.filter((key) => !expected.includes(key)).map((key) => `${file}: ${key}: expected no such line`),
  ];
}

/** Words of the embedded writer, checked. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Reads all words of the embedded writer from a folder of content; ours where none is given.
 * Errors: throws one line per mistake: file, field, what was expected.
 */
export async function loadLibrary(content = OURS) {
  const folder = join(content, WORDS);
  const read = reader(folder);
  const channels = Object.fromEntries(await read.each(INTAKE_CHANNELS, channelWordsSchema)) as Record<
    IntakeChannel,
    ReturnType<typeof channelWordsSchema.parse>
  >;
  const areas = Object.fromEntries(await read.each(AREAS, areaWordsSchema)) as Record<
    IntakePracticeArea,
    ReturnType<typeof areaWordsSchema.parse>
  >;
  const voiceNames = AREAS.flatMap((area) => INTAKE_CHANNELS.map((channel) => `${area}-${channel}` as const));
  const voices: ReadonlyMap<string, z.infer<typeof voiceSchema>> = await read.each(voiceNames, voiceSchema);
  const considerations = await read.one('considerations', SHARED_WORDS.considerations);
  const channelKeys = Object.values(channels).flatMap(({ lines }) => lines.map(({ key }) => key));
  const wrong = [
    ...AREAS.flatMap((area) => {
      const { lines, leftOutFirst } = areas[area];
      const known = new Set([...channelKeys, ...lines.map(({ key }) => key)]);
      const unknown = leftOutFirst.filter((key) => !known.has(key));
      const twice = lines.filter(({ key }) => channelKeys.includes(key));
      return [
        ...unknown.map((key) => `${folder}/${area}.yaml: leftOutFirst: ${key}: expected a line`),
        ...twice.map(({ key }) => `${folder}/${area}.yaml: ${key}: expected a key that no channel has`),
      ];
    }),
    ...AREAS.flatMap((area) =>
      INTAKE_CHANNELS.flatMap((channel) => {
        const name = `${area}-${channel}`;
        const expected = areas[area].lines.map(({ key }) => key);
        return sameKeys(`${folder}/${name}.yaml`, expected, Object.keys(voices.get(name) ?? {}));
      }),
    ),
    ...sameKeys(`${folder}/considerations.yaml`, TOPIC_IDS, Object.keys(considerations)),
  ];
  if (wrong.length) throw new Error(wrong.join('\n'));
  return {
    channels,
    areas,
    voices,
    considerations,
    callBack: await read.one('call-back', SHARED_WORDS['call-back']),
    longer: (await read.one('longer', SHARED_WORDS.longer)).lines,
    plainWords: (await read.one('plain-words', SHARED_WORDS['plain-words'])).words,
  };
}
