import { once } from 'node:events';
import { createLog } from '../log.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import { EXIT } from './action.ts';
import { readBackupCommand } from './backup-command.ts';
import { readCommand, USAGE } from './command.ts';

/** Gives the exit code; errors are told in one line on standard error. */
export async function runLeads(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  if (args.length === 1 && ['help', '--help', '-h'].includes(args[0] ?? '')) {
    console.log(USAGE);
    return EXIT.done;
  }
  const fileAction = readBackupCommand(args);
  const action = readCommand(args);
  if (!action && !fileAction) {
    console.error(USAGE);
    return EXIT.usage;
  }
  try {
    const settings = readSettings(env);
    const say = (text: string) => console.error(text);
    if (!action) {
      fileAction?.run(settings, say);
      return EXIT.done;
    }
    const storage = await openStorage(settings, createLog(), { waits: true });
    const print = async (text: string) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    };
    return await action({
      storage,
      dataDir: settings.DATA_DIR,
      site: settings.site,
      leadsTo: settings.LEADS_TO,
      webhook: Boolean(settings.WEBHOOK_URL),
      migrateTo: env.MIGRATE_TO,
      now: new Date(),
      print,
      say,
    }).finally(storage.close);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failed = fileAction?.failed ?? 'The leads could not be reached';
    console.error(error instanceof SettingsError ? reason : `${failed}: ${reason}`);
    return EXIT.failed;
  }
}
