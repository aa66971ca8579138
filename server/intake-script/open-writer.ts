import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/tables.ts';
import { dailyCalls } from './model/daily-calls.ts';
import { languageModel } from './model/language-model.ts';
import { modelWriter } from './model/model-writer.ts';
import { providerFetch } from './model/provider-fetch.ts';
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

/** In: settings and what writers work with. Out: whoever INTAKE_PROVIDER names; the embedded writer stands behind it. */
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
  return modelWriter({ ask, fallback: embedded, provider, log });
}

/** In: settings. Out: what the log says about them at the start; neither key nor address is in it. */
export function writerFacts({ INTAKE_PROVIDER: provider, INTAKE_MODEL: model }: Settings) {
  return provider === 'embedded' ? { provider } : { provider, model };
}
