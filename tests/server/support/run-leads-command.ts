import { readCommand } from '../../../server/leads/command.ts';
import { toEverybody } from '../../../server/outbox/recipients.ts';
import { readSiteFile } from '../../../server/settings.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { BUSINESS } from './business.ts';

type Given = { now?: Date; webhook?: boolean; migrateTo?: string };

/** Runs a command of `leads`: its exit code, what it prints, and what it says beside that. */
export async function runLeadsCommand(
  storage: Storage & { place: { DATA_DIR: string } },
  args: string[],
  { now = new Date(), ...given }: Given = {},
) {
  const out = { printed: '', said: '' };
  const code = await readCommand(args)?.({
    storage,
    site: readSiteFile({ CONTENT_DIR: BUSINESS }),
    leadsTo: toEverybody('leads@agency.example'),
    dataDir: storage.place.DATA_DIR,
    now,
    ...given,
    async print(text) {
      out.printed += text;
    },
    say(text) {
      out.said += text;
    },
  });
  return { code, ...out };
}
