import type { Site } from '../../src/content/site.ts';
import type { LeadRecipients } from '../outbox/recipients.ts';
import type { Storage } from '../storage/open-storage.ts';

/** A mistake in the command line. The message has one line. */
export class UsageError extends Error {}

/** A command could not do its work. The message is for the operator. */
export class CommandFailed extends Error {}

/** Services, settings and output of a command. */
export type CommandDeps = {
  storage: Storage;
  dataDir: string;
  site: Site;
  leadsTo: LeadRecipients;
  /** True if outcomes of leads go to a webhook. */
  webhook?: boolean;
  /** Target of `migrate-to` from the environment, for an operator who does not type an address with a password. */
  migrateTo?: string | undefined;
  now: Date;
  /** Prints a result on standard output; resolves when more can be written. */
  print(text: string): Promise<void>;
  /** Prints a remark about the result on standard error. */
  note(text: string): void;
};

/** Runs a command. Errors: rejects with CommandFailed or an error of the database. */
export type LeadCommand = (deps: CommandDeps) => Promise<void>;
