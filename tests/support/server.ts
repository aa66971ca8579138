import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { startMailServer } from './mail-server.ts';
import { startProgram, untilListening } from './start-program.ts';
import { allLeads, eraseDelivered, silentLog } from './stored-leads.ts';

const RECEIPTS = new Set([
  'We have your request',
  'The report you asked for',
  'Your intake script',
]);

const POLL_MS = 25;
const MAILS_WITHIN_MS = 15_000;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the real server over the built site with its own data and mail server, without rate
 * limits.
 */
export async function startSite(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'northbar-data-'));
  const mailServer = await startMailServer();
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    RATE_LIMIT_SCALE: '0',
  };
  const env = { ...process.env, ...defaults, ...settings };
  const server = await untilListening(startProgram(['server/main.ts'], env));
  let storage: Promise<Storage> | undefined;
  const opened = () => {
    storage ??= openStorage({ DATA_DIR: dataDir }, silentLog);
    return storage;
  };
  return {
    url: server.url,
    /** Waits for mails other than receipts. */
    async waitForMails(count: number) {
      const mails = () => mailServer.mails.filter(({ subject = '' }) => !RECEIPTS.has(subject));
      const deadline = Date.now() + MAILS_WITHIN_MS;
      while (mails().length < count) {
        if (Date.now() > deadline)
          throw new Error(`${mails().length} of ${count} mails came in ${MAILS_WITHIN_MS} ms`);
        await pause(POLL_MS);
      }
      return mails();
    },
    leads: async () => allLeads((await opened()).database),
    /** Waits until every mail is delivered, then deletes all leads and mails. */
    async forget() {
      await eraseDelivered((await opened()).database);
      mailServer.mails.length = 0;
    },
    /** Stops the server (SIGTERM) and the mail server and removes the data. Returns the exit code. */
    async stop() {
      const code = await server.end('SIGTERM');
      await (await storage)?.close();
      await mailServer.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
