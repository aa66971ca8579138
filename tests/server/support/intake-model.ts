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
/** A busy machine answers within this time, in ms. */
const TIMEOUT_MS = 20_000;
/** A log must not contain the key, a provider's error or INTAKE_CONFIG. */
const SECRET = /sk-very|Bearer|Failed for|Reyes|Spanish|ada@/;

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
    /** `env` adds settings, and `now` is a clock in ms. */
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
      const takeCall = dailyCalls(storage.database, () => new Date());
      const callModel = pauseAfterTimeout(languageModel(settings, providerFetch(takeCall)), now);
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
