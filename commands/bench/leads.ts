import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ROOT } from '../bootstrap/install.mjs';
import { DATABASES, withPostgres } from '../prove/fresh-database.ts';
import { onCore, printedAddress, stopped, withServer } from '../prove/server-process.ts';
import { compare, SERVER_CORE } from './measure.ts';
import { type Row, row } from './table.ts';

/** The more leads arrive at once, the more of them share one wait for the disk. */
const CONNECTIONS = [32, 256];
const GOAL = 0.5;
const BODY = JSON.stringify({
  name: 'Ada Example',
  email: 'ada@firm.example',
  phone: '8135550142',
  firmName: 'Example & Co',
  message: 'Two offices, forty signed cases a year, and a website from 2016. '.repeat(5),
  fillMs: 45_000,
});
const REQUEST = [
  ...['POST /functions/v1/send-contact-email HTTP/1.1', 'Host: bench', 'Content-Type: application/json'],
  ...[`Content-Length: ${Buffer.byteLength(BODY)}`, '', BODY],
].join('\r\n');

/** A mail server that says nothing: storing is measured alone, its mails go out later. */
async function silentMailServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => server.close(),
  };
}

async function withNoOp<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const [program = '', ...args] = onCore(SERVER_CORE, [process.execPath, 'commands/bench/no-op-server.ts']);
  const child = spawn(program, args, { cwd: ROOT });
  try {
    return await work(await printedAddress(child));
  } finally {
    await stopped(child);
  }
}

/** Leads a second, each on the disk before its answer, beside a handler that keeps nothing. */
export async function leads(): Promise<Row[]> {
  const mail = await silentMailServer();
  const rows: Row[] = [];
  await withPostgres(async (fresh) => {
    for (const database of DATABASES) {
      const place = database === 'PostgreSQL' ? { DATABASE_URL: (await fresh()).DATABASE_URL } : {};
      const env = { RATE_LIMIT_SCALE: '0', SMTP_URL: mail.url, ...place };
      const measure = async (address: string, noOp: string) => {
        for (const connections of CONNECTIONS) {
          const compared = await compare(address, noOp, { connections, request: REQUEST });
          rows.push(row(`leads, ${database}, ${connections} at once`, 'no-op', compared, GOAL));
        }
      };
      await withServer(({ address }) => withNoOp((noOp) => measure(address, noOp)), {
        core: SERVER_CORE,
        env,
      });
    }
  });
  mail.close();
  return rows;
}
