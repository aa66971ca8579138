import type { Site } from '../../src/content/site.ts';
import type { LeadRecipients } from '../outbox/recipients.ts';
import type { Storage } from '../storage/open-storage.ts';

/** A mistake in the command line, in one line. */
export class UsageError extends Error {}

/** The reason why a command did nothing, for whoever has typed it. */
export class CommandFailed extends Error {}

/** The parts that a command works with. */
export type CommandDeps = {
  storage: Storage;
  dataDir: string;
  site: Site;
  leadsTo: LeadRecipients;
  /** True if outcomes of leads go to a webhook. */
  webhook?: boolean;
  /** Target of `migrate-to` when no address is typed: it contains a password. */
  migrateTo?: string | undefined;
  now: Date;
  /** Prints the result on standard output; resolves when the reader can take more. */
  print(text: string): Promise<void>;
  /** Prints a remark about the result on standard error. */
  note(text: string): void;
};

/** Runs a command. Errors: CommandFailed, those of the database. */
export type LeadCommand = (deps: CommandDeps) => Promise<void>;
