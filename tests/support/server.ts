import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { allLeads, eraseDelivered, silentLog } from './stored-leads.ts';

type ReceivedMail = Email & { envelopeFrom: string; envelopeTo: string[]; raw: string };

const RECEIPTS = new Set([
  'We have your request',
  'The report you asked for',
  'Your intake script',
]);

const POLL_MS = 25;
const DEFAULT_WAIT_MS = 15_000;

/** Starts an SMTP server. Its list of mails excludes receipts. */
async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(raw);
        if (RECEIPTS.has(mail.subject ?? '')) return void done();
        mails.push({
          ...mail,
          raw,
          envelopeFrom: mailFrom ? mailFrom.address : '',
          envelopeTo: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  server.on('error', () => {
    // A server that is killed during a mail resets its connection.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  async function waitForMails(count: number, withinMs = DEFAULT_WAIT_MS): Promise<ReceivedMail[]> {
    const deadline = Date.now() + withinMs;
    while (mails.length < count) {
      if (Date.now() > deadline)
        throw new Error(`${mails.length} of ${count} mails came in ${withinMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return mails;
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, waitForMails, close };
}

const ROOT = join(import.meta.dirname, '..', '..');
const START_DEADLINE_MS = 20_000;

export type RunningSite = {
  url: string;
  mails: ReceivedMail[];
  waitForMails(count: number, withinMs?: number): Promise<ReceivedMail[]>;
  dataDir: string;
  leads(): ReturnType<typeof allLeads>;
  /** Waits until every mail is delivered, then deletes all leads and mails. */
  forget(): Promise<void>;
  output(): string;
  /** Stops the server (SIGTERM) and the mail server and removes the data. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the server (SIGKILL); data and mail server remain. */
  kill(): Promise<void>;
  restart(): Promise<void>;
};

type ServerProcess = { child: ChildProcess; url: string };

function startProcess(
  cwd: string,
  env: Record<string, string>,
  onOutput: (text: string) => void,
): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd,
      env: { ...process.env, ...env },
    });
    let printed = '';
    const deadline = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start in ${START_DEADLINE_MS} ms:\n${printed}`));
    }, START_DEADLINE_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
        onOutput(String(chunk));
        const url = / is at (http:\/\/\S+)/.exec(printed)?.[1];
        if (!url) return;
        clearTimeout(deadline);
        resolve({ child, url });
      });
    }
    child.on('exit', (code) => {
      clearTimeout(deadline);
      reject(new Error(`The server ended with code ${code}:\n${printed}`));
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/**
 * Starts the real server over the built site with its own data and mail server, without rate
 * limits. `root` is the project or a copy of it.
 */
export async function startSite(
  settings: Record<string, string> = {},
  root = ROOT,
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'northbar-data-'));
  const mailServer = await startMailServer();
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    RATE_LIMIT_SCALE: '0',
  };
  let output = '';
  const collectOutput = (text: string) => {
    output += text;
  };
  const start = (extraSettings: Record<string, string> = {}) =>
    startProcess(root, { ...defaults, ...settings, ...extraSettings }, collectOutput);
  let running: ServerProcess;
  try {
    running = await start();
  } catch (error) {
    await mailServer.close();
    throw error;
  }
  const { url } = running;
  let storage: Promise<Storage> | undefined;
  const opened = () => {
    storage ??= openStorage({ DATA_DIR: dataDir }, silentLog);
    return storage;
  };
  return {
    url,
    dataDir,
    leads: async () => allLeads((await opened()).database),
    async forget() {
      await eraseDelivered((await opened()).database);
      mailServer.mails.length = 0;
    },
    mails: mailServer.mails,
    waitForMails: mailServer.waitForMails,
    output: () => output,
    async stop() {
      running.child.kill('SIGTERM');
      const code = await ended(running.child);
      await (await storage)?.close();
      await mailServer.close();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      running.child.kill('SIGKILL');
      await ended(running.child);
    },
    async restart() {
      await ended(running.child);
      running = await start({ PORT: new URL(url).port });
    },
  };
}
