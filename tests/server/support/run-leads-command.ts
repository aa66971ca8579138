import { beforeEach } from 'vitest';
import { CommandError } from '../../../server/leads/action.ts';
import { readCommand } from '../../../server/leads/command.ts';
import { type NewLead, storeLead } from '../../../server/leads/store-lead.ts';
import { recipientsForAllForms } from '../../../server/outbox/recipients.ts';
import { readSiteFile } from '../../../server/settings.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { newLead } from '../../support/new-lead.ts';
import { BUSINESS } from './business.ts';
import { type FreshStorage, freshStorage } from './storage.ts';

type Input = { now?: Date; WEBHOOK_URL?: string; migrateTo?: string };

/** Returns whether the command succeeded, its output, and its notes or error. */
export async function runLeadsCommand(
  storage: Storage & { settings: { DATA_DIR: string } },
  args: string[],
  { now = new Date(), WEBHOOK_URL, migrateTo }: Input = {},
) {
  const result = { isDone: true, printed: '', notes: '' };
  const done = readCommand(args)?.({
    storage,
    settings: {
      ...storage.settings,
      site: readSiteFile({ CONTENT_DIR: BUSINESS }),
      LEADS_TO: recipientsForAllForms('leads@agency.example'),
      WEBHOOK_URL,
    },
    now,
    migrateTo,
    async print(text) {
      result.printed += text;
    },
    note(text) {
      result.notes += text;
    },
  });
  await done?.catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    result.isDone = false;
    result.notes += error.message;
  });
  return result;
}

/** Each test has a new SQLite database, and its commands run at `now`. */
export function leadsOfEachTest(now: Date) {
  const leads = {
    storage: {} as FreshStorage,
    runCommand: (args: string[], at = now) => runLeadsCommand(leads.storage, args, { now: at }),
    store: async (createdAt: string, lead: Partial<NewLead> = {}) => {
      const { database } = leads.storage;
      const stored = await storeLead(
        database,
        newLead({ email: 'a@firm.example', ...lead }),
        [],
        new Date(createdAt),
      );
      return stored.leadId ?? '';
    },
  };
  beforeEach(async () => {
    leads.storage = await freshStorage('sqlite');
  });
  return leads;
}
