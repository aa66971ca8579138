import { resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/open-storage.ts';

export class UsageError extends Error {}

export class CommandError extends Error {}

/** npm starts commands in the project's folder. A path is relative to the folder of the operator. */
export const resolvePath = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

export type CommandDeps = {
  storage: Storage;
  settings: Pick<Settings, 'DATA_DIR' | 'site' | 'LEADS_TO' | 'WEBHOOK_URL'>;
  /** URL from the environment: as an argument, it would show its password to other users. */
  migrateTo?: string | undefined;
  now: Date;
  /** Prints on standard output. Resolves when more can be written. */
  print(text: string): Promise<void>;
  note(text: string): void;
};

export type LeadCommand = (deps: CommandDeps) => Promise<void>;
