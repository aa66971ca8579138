import type { Site } from '../../src/content/site.ts';
import type { LeadRecipients } from '../outbox/recipients.ts';
import type { Storage } from '../storage/open-storage.ts';

export class UsageError extends Error {}

export class CommandFailed extends Error {}

export type CommandDeps = {
  storage: Storage;
  dataDir: string;
  site: Site;
  leadsTo: LeadRecipients;
  hasWebhook?: boolean;
  /** The address comes from the environment: the list of processes would show a typed password. */
  migrateTo?: string | undefined;
  now: Date;
  /** Prints on standard output; resolves when more can be written. */
  print(text: string): Promise<void>;
  note(text: string): void;
};

export type LeadCommand = (deps: CommandDeps) => Promise<void>;
