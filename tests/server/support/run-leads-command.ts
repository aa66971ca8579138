import { readCommand } from '../../../server/leads/command.ts';
import { toEverybody } from '../../../server/outbox/recipients.ts';
import { readSiteFile } from '../../../server/settings.ts';
import { BUSINESS } from './business.ts';
import type { freshStorage } from './storage.ts';

/** Runs a command of `leads`: its exit code, what it prints, and what it says beside that. */
export async function runLeadsCommand(
  storage: Awaited<ReturnType<typeof freshStorage>>,
  args: string[],
  now: Date,
  webhook = false,
) {
  const out = { printed: '', said: '' };
  const code = await readCommand(args)?.({
    storage,
    site: readSiteFile({ CONTENT_DIR: BUSINESS }),
    leadsTo: toEverybody('leads@agency.example'),
    webhook,
    dataDir: storage.place.DATA_DIR,
    now,
    async print(text) {
      out.printed += text;
    },
    say(text) {
      out.said += text;
    },
  });
  return { code, ...out };
}
