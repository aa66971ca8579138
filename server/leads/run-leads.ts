import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLog } from '../log.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { backUp, restoreBackup } from '../storage/backup.ts';
import { openStorage } from '../storage/open-storage.ts';
import { sqlitePath } from '../storage/sqlite-file.ts';
import { CommandError, resolvePath, UsageError } from './action.ts';
import { readCommand, USAGE } from './command.ts';

const EXIT = { done: 0, failed: 1, usage: 2 } as const;

type Action = {
  /** The beginning of the message about a failure. */
  failureText: string;
  run(settings: Settings): void | Promise<void>;
};

const note = (text: string) => console.error(text);
const countText = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

function refusePostgres({ DATABASE_URL }: Settings, program: string) {
  if (DATABASE_URL) throw new Error(`the leads are in PostgreSQL: use ${program}`);
}

/** Returns undefined for a command other than backup and restore. Throws a one-line UsageError. */
function readBackupCommand(args: readonly string[]): Action | undefined {
  const [command, path, ...otherArguments] = args;
  if (command !== 'backup' && command !== 'restore') return undefined;
  if (!path || path.startsWith('-') || otherArguments.length)
    throw new UsageError(`${command}: expected the path of one file`);
  const file = resolvePath(path);
  if (command === 'backup')
    return {
      failureText: 'No backup was made',
      run(settings) {
        refusePostgres(settings, 'pg_dump');
        const { leads } = backUp(settings.DATA_DIR, file);
        note(`${countText(leads, 'lead', 'leads')} in ${file}, checked.`);
      },
    };
  return {
    failureText: 'Nothing was restored',
    run(settings) {
      refusePostgres(settings, 'pg_restore');
      const { leads, waiting, oldDatabasePath } = restoreBackup(
        settings.DATA_DIR,
        file,
        new Date(),
      );
      const mails = waiting === 1 ? '1 mail waits' : `${waiting} mails wait`;
      note(`${countText(leads, 'lead is', 'leads are')} back; ${mails} to be sent.`);
      if (oldDatabasePath)
        note(`The old database is ${oldDatabasePath}: delete it when you do not need it any more.`);
      note('Leads that were erased after the backup are back too: erase them again.');
    },
  };
}

/**
 * Without this check, a command in the wrong folder would create an empty database without leads.
 */
function refuseMissingDatabase({ DATABASE_URL, DATA_DIR }: Settings) {
  if (DATABASE_URL || existsSync(sqlitePath(DATA_DIR))) return;
  throw new CommandError(
    `There is no database in ${resolve(DATA_DIR)}. Run the command with the server's DATA_DIR or DATABASE_URL.`,
  );
}

function readLeadCommand(
  args: readonly string[],
  migrateTo: string | undefined,
): Action | undefined {
  const command = readCommand(args);
  if (!command) return undefined;
  const print = async (text: string) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  };
  return {
    failureText: 'The leads could not be reached',
    async run(settings) {
      refuseMissingDatabase(settings);
      const storage = await openStorage(settings, createLog(), { isCommand: true });
      const deps = { storage, settings, migrateTo, now: new Date(), print, note };
      await command(deps).finally(storage.close);
    },
  };
}

/** Returns the exit code. */
export async function runLeads(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  if (args.length === 1 && ['help', '--help', '-h'].includes(args[0] ?? '')) {
    console.log(USAGE);
    return EXIT.done;
  }
  let action: Action | undefined;
  try {
    action = readBackupCommand(args) ?? readLeadCommand(args, env.MIGRATE_TO);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    note(`${error.message}\nAll commands: npm run leads -- help`);
    return EXIT.usage;
  }
  if (!action) {
    note(USAGE);
    return EXIT.usage;
  }
  try {
    await action.run(readSettings(env));
    return EXIT.done;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isComplete = error instanceof SettingsError || error instanceof CommandError;
    note(isComplete ? reason : `${action.failureText}: ${reason}`);
    return EXIT.failed;
  }
}
