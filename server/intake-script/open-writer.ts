import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dailyCalls } from '../storage/daily-calls.ts';
import type { Database } from '../storage/tables.ts';
import { languageModel } from './model/language-model.ts';
import { modelWriter } from './model/model-writer.ts';
import { providerFetch } from './model/provider-fetch.ts';
import { restAfterHanging } from './model/rest-after-hanging.ts';
import type { ScriptWriter } from './script-writer.ts';

type Parts = {
  settings: Settings;
  /** Keeps the count of requests to a model. */
  database: Database;
  /** Writes by itself, and whenever a language model is of no use. */
  embedded: ScriptWriter;
  log: Log;
  now?: () => Date;
};

/** Whoever INTAKE_PROVIDER names; the embedded writer stands behind it. */
export function openWriter({
  settings,
  database,
  embedded,
  log,
  now = () => new Date(),
}: Parts): ScriptWriter {
  const { INTAKE_PROVIDER: provider } = settings;
  if (provider === 'embedded') return embedded;
  const ask = languageModel(settings, providerFetch(dailyCalls(database, now)));
  return modelWriter({ ask: restAfterHanging(ask), fallback: embedded, provider, log });
}

/** What the log says about the settings at the start; neither key nor address is in it. */
export function writerFacts({ INTAKE_PROVIDER: provider, INTAKE_MODEL: model }: Settings) {
  return provider === 'embedded' ? { provider } : { provider, model };
}

/** A writer that is made when it is first needed, or when told to prepare. Errors: those of making it come with each call. */
export function lazyWriter(make: () => Promise<ScriptWriter>): ScriptWriter & { prepare(): Promise<void> } {
  let made: Promise<ScriptWriter> | undefined;
  const writer = () => {
    made ??= make().catch((error) => {
      // a mistake that has been mended is not remembered
      made = undefined;
      throw error;
    });
    return made;
  };
  return {
    write: async (config) => (await writer()).write(config),
    preview: async (answers) => (await writer()).preview(answers),
    refine: async (current, config, request) => (await writer()).refine(current, config, request),
    offers: async (script, config) => (await writer()).offers(script, config),
    prepare: async () => void (await writer()),
  };
}
