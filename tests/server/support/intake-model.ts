import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import {
  languageModel,
  pauseAfterTimeout,
  providerFetch,
} from '../../../server/intake-script/model/model-client.ts';
import { modelWriter } from '../../../server/intake-script/model/model-writer.ts';
import { readSettings } from '../../../server/settings.ts';
import { dailyCalls } from '../../../server/storage/daily-calls.ts';
import { library } from '../../support/intake-script.ts';
import { BUSINESS } from './business.ts';
import { freshStorage } from './storage.ts';

export const KEY = 'sk-very-secret-key';
/** Longer than a busy machine needs for an answer that is there at once. */
const TIMEOUT_MS = 20_000;
/** What the key, a provider's error or INTAKE_CONFIG would leave in a log. */
const SECRET = /sk-very|Bearer|Failed for|Reyes|Spanish|ada@/;

/**
 * A model's writer on a database of its own, over a server at the address; its log is searched for
 * secrets.
 */
export async function freshModelWriter(url: string) {
  const storage = await freshStorage('sqlite');
  const lines: Record<string, unknown>[] = [];
  let logged = '';
  const log = pino(
    {},
    {
      write(line: string) {
        logged += line;
        lines.push(JSON.parse(line));
      },
    },
  );
  onTestFinished(() => expect(logged).not.toMatch(SECRET));
  return {
    storage,
    lines,
    /** `env`: further settings; `now`: a clock in ms. */
    writerFor(env: Record<string, string> = {}, now?: () => number) {
      const settings = readSettings({
        CONTENT_DIR: BUSINESS,
        INTAKE_PROVIDER: 'openai-compatible',
        INTAKE_MODEL: 'test-model',
        INTAKE_API_KEY: KEY,
        INTAKE_BASE_URL: url,
        INTAKE_TIMEOUT_MS: String(TIMEOUT_MS),
        ...env,
      });
      const take = dailyCalls(storage.database, () => new Date());
      const callModel = pauseAfterTimeout(languageModel(settings, providerFetch(take)), now);
      return modelWriter({
        callModel,
        library: async () => library,
        provider: settings.INTAKE_PROVIDER,
        log,
      });
    },
    async callsToday() {
      return (await storage.database.selectFrom('model_calls').select('calls').executeTakeFirst())
        ?.calls;
    },
  };
}
