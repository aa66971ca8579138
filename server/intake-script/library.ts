import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { readContentFile } from '../../src/content/read-content.ts';
import {
  areaWordsSchema,
  channelWordsSchema,
  SHARED_WORDS,
  voiceSchema,
} from '../../src/features/intake/library-schema.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS } from '../../src/features/intake/schema.ts';
import { plainerWords } from './wording.ts';

/** The words of the library in a folder of content. */
const WORDS = 'tools/intake';

/** Our texts for scripts. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Reads all words for scripts from a folder of content.
 * Errors: throws one line per mistake: file, field, expected value.
 */
export async function loadLibrary(content: string) {
  type Schema<T> = Parameters<typeof readContentFile<T>>[1];
  /** All files take as long as half a start: after each one others have their turn. */
  const read = async <T>(name: string, schema: Schema<T>) => {
    await pause();
    return readContentFile(join(content, WORDS, `${name}.yaml`), schema).data;
  };
  const readEach = async <K extends string, T>(names: readonly K[], schema: Schema<T>) => {
    const found: Partial<Record<K, T>> = {};
    for (const name of names) found[name] = await read(name, schema);
    return found as Record<K, T>;
  };
  const channels = await readEach(INTAKE_CHANNELS, channelWordsSchema);
  const areas = await readEach(INTAKE_AREAS, areaWordsSchema);
  const voices = await readEach(
    INTAKE_AREAS.flatMap((area) => INTAKE_CHANNELS.map((channel) => `${area}-${channel}` as const)),
    voiceSchema,
  );
  const { topics } = await read('considerations', SHARED_WORDS.considerations);
  const callBack = await read('call-back', SHARED_WORDS['call-back']);
  const { lines: longer } = await read('longer', SHARED_WORDS.longer);
  const { words } = await read('plain-words', SHARED_WORDS['plain-words']);
  /** Every line, without the examples for a visitor's own input. */
  const texts = [channels, areas, voices, callBack, longer, topics.map(({ lines }) => lines)];
  return { channels, areas, voices, topics, callBack, longer, plainer: plainerWords(words), texts };
}
