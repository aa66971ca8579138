import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { readContentFile } from '../../src/content/read-content.ts';
import {
  areaWordsSchema,
  channelWordsSchema,
  SHARED_WORDS,
  voiceSchema,
} from '../../src/features/intake/library-schema.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  type IntakePracticeArea,
} from '../../src/features/intake/schema.ts';

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

/** Our texts for scripts. */
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
  const { topics } = await read.one('considerations', SHARED_WORDS.considerations);
  const callBack = await read.one('call-back', SHARED_WORDS['call-back']);
  const longer = (await read.one('longer', SHARED_WORDS.longer)).lines;
  const { words: plainWords } = await read.one('plain-words', SHARED_WORDS['plain-words']);
  /** Every line, without the examples for a visitor's own input. */
  const texts = [channels, areas, voices, callBack, longer, topics.map(({ lines }) => lines)];
  return { channels, areas, voices, topics, callBack, longer, plainWords, texts };
}
