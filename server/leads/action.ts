import type { Site } from '../../src/content/site.ts';
import type { LeadsTo } from '../outbox/recipients.ts';
import type { Storage } from '../storage/open-storage.ts';

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** What is wrong with the words that were typed, in one line. */
export class UsageError extends Error {}

/** What a command works with. */
export type Deps = {
  storage: Storage;
  dataDir: string;
  site: Site;
  /** Who gets mails about leads. */
  leadsTo: LeadsTo;
  /** Whether what becomes of leads goes to a webhook. */
  webhook?: boolean;
  /** Target of `migrate-to` when no address is typed: it contains a password. */
  migrateTo?: string | undefined;
  now: Date;
  /** The result, on standard output; resolves when the reader can take more. */
  print(text: string): Promise<void>;
  /** Words about the result, on standard error. */
  say(text: string): void;
};

/** Runs a command; resolves with the exit code. */
export type Action = (deps: Deps) => Promise<number>;
