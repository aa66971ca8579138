import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dailyCalls } from '../storage/daily-calls.ts';
import type { Database } from '../storage/tables.ts';
import { composeScript } from './compose.ts';
import { loadLibrary } from './library.ts';
import { languageModel, pauseAfterTimeout, providerFetch } from './model/model-client.ts';
import { modelWriter } from './model/model-writer.ts';
import { refineByLibrary, type ScriptWriter } from './writer.ts';

type Deps = {
  settings: Settings;
  database: Database;
  log: Log;
};

export function openWriter({ settings, database, log }: Deps) {
  const { INTAKE_PROVIDER: provider } = settings;
  let loadingLibrary: ReturnType<typeof loadLibrary> | undefined;
  // After a failure, the next request reads the library again.
  const openLibrary = () => {
    loadingLibrary ??= loadLibrary(settings.CONTENT_DIR).catch((error) => {
      loadingLibrary = undefined;
      throw error;
    });
    return loadingLibrary;
  };
  const libraryWriter: ScriptWriter = {
    write: async (config) => composeScript(await openLibrary(), config),
    refine: async (request) => refineByLibrary(await openLibrary(), request),
  };
  if (provider === 'embedded') return { writer: libraryWriter, prepare: openLibrary };
  const fetch = providerFetch(dailyCalls(database, () => new Date()));
  const callModel = pauseAfterTimeout(languageModel(settings, fetch));
  return {
    writer: modelWriter({ callModel, library: openLibrary, provider, log }),
    prepare: openLibrary,
  };
}

/** Facts for the log. They contain no key and no URL. */
export function writerFacts({ INTAKE_PROVIDER: provider, INTAKE_MODEL: model }: Settings) {
  return provider === 'embedded' ? { provider } : { provider, model };
}
