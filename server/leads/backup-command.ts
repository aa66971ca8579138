import type { Settings } from '../settings.ts';
import { backUp, restore } from '../storage/backup.ts';

type Say = (text: string) => void;
type FileAction = {
  /** What is said before the reason when it fails. */
  failed: string;
  run(settings: Settings, say: Say): void;
};

const counted = (count: number, one: string, all: string) => `${count} ${count === 1 ? one : all}`;

/** PostgreSQL has programs of its own for both. */
function refusePostgres({ DATABASE_URL }: Settings, program: string) {
  if (DATABASE_URL) throw new Error(`the leads are in PostgreSQL: use ${program}`);
}

/** `backup <file>` and `restore <file>`, which do not open the database as the others do; undefined for all others. */
export function readBackupCommand(args: readonly string[]): FileAction | undefined {
  const [command, file, ...rest] = args;
  if (!file || file.startsWith('-') || rest.length) return undefined;
  if (command === 'backup')
    return {
      failed: 'No backup was made',
      run(settings, say) {
        refusePostgres(settings, 'pg_dump');
        const { leads } = backUp(settings.DATA_DIR, file);
        say(`${counted(leads, 'lead', 'leads')} in ${file}, checked.`);
      },
    };
  if (command === 'restore')
    return {
      failed: 'Nothing was restored',
      run(settings, say) {
        refusePostgres(settings, 'pg_restore');
        const { leads, waiting, aside } = restore(settings.DATA_DIR, file, new Date());
        const mails = waiting === 1 ? '1 mail waits' : `${waiting} mails wait`;
        say(`${counted(leads, 'lead is', 'leads are')} back; ${mails} to be sent.`);
        if (aside) say(`What was there is kept in ${aside}: delete it when you need it no more.`);
        say('Whoever was erased after the backup was made is back too: erase them again.');
      },
    };
  return undefined;
}
