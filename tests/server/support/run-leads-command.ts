import { CommandFailed } from '../../../server/leads/action.ts';
import { readCommand } from '../../../server/leads/command.ts';
import { recipientsForAllForms } from '../../../server/outbox/recipients.ts';
import { readSiteFile } from '../../../server/settings.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { BUSINESS } from './business.ts';

type Input = { now?: Date; hasWebhook?: boolean; migrateTo?: string };

/** Returns whether the command succeeded, its output, and its notes or error. */
export async function runLeadsCommand(
  storage: Storage & { settings: { DATA_DIR: string } },
  args: string[],
  { now = new Date(), ...input }: Input = {},
) {
  const result = { isDone: true, printed: '', notes: '' };
  const done = readCommand(args)?.({
    storage,
    site: readSiteFile({ CONTENT_DIR: BUSINESS }),
    leadsTo: recipientsForAllForms('leads@agency.example'),
    dataDir: storage.settings.DATA_DIR,
    now,
    ...input,
    async print(text) {
      result.printed += text;
    },
    note(text) {
      result.notes += text;
    },
  });
  await done?.catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
    result.isDone = false;
    result.notes += error.message;
  });
  return result;
}
