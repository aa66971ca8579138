import { readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '../../server/log.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { startSmtp } from '../../tests/server/support/smtp.ts';
import { attack, leadOf, sendLead } from './botnet-bots.ts';
import { DATABASES, type DatabaseKind, withPostgres } from './fresh-database.ts';
import { median, type Part } from './part.ts';
import { memoryOf } from './process-memory.ts';
import { type Served, withServer } from './server-process.ts';

const ATTACK_SECONDS = 40;
const MAIL_MS = [5, 100];
const GOOD_EVERY_MS = 2_500;
/** A good mail is waited for this long after the attack, in ms. */
const PATIENCE_MS = 120_000;
const GOAL_MS = 5_000;

/** A mail server that takes its time, and notes when the mail of each good lead came. */
async function slowMailServer(mailMs: number) {
  const arrived = new Map<string, number>();
  const server = await startSmtp(0, {
    async onData(stream, _session, callback) {
      const text = Buffer.concat(await Array.fromAsync(stream)).toString();
      await pause(mailMs);
      const good = /good-\d+(?=@firm\.example)/.exec(text)?.[0];
      if (good && !arrived.has(good)) arrived.set(good, performance.now());
      callback();
    },
  });
  return { ...server, arrived };
}

/** Sends a good lead from a fresh address every few seconds; when each was answered, and how long that took in ms. */
async function goodVisitors(address: string, ms: number) {
  const agent = new Agent({ keepAlive: false });
  const sent = new Map<string, { at: number; answered: number; status: number | string }>();
  const end = Date.now() + ms;
  for (let count = 0; Date.now() < end; count += 1) {
    const at = performance.now();
    const body = { ...leadOf(`good-${count}`), fillMs: 45_000 };
    const status = await sendLead(agent, address, body, `203.0.113.${count + 1}`);
    sent.set(`good-${count}`, { at, answered: performance.now() - at, status });
    await pause(GOOD_EVERY_MS);
  }
  return sent;
}

function fileBytes(directory: string): number {
  const sizes = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function storedLeads(place: { DATA_DIR: string; DATABASE_URL?: string }) {
  const { database, close } = await openStorage(place, createLog(), { waits: true });
  const counted = database.selectFrom('leads').select((is) => is.fn.countAll().as('count'));
  const all = await counted.executeTakeFirst();
  const marked = await counted.where('mark', 'is not', null).executeTakeFirst();
  await close();
  return { all: Number(all?.count), marked: Number(marked?.count) };
}

type Run = {
  database: DatabaseKind;
  mailMs: number;
  seconds: number;
  fresh: () => Promise<{ DATABASE_URL: string; bytes(): Promise<number> }>;
};

async function once({ database, mailMs, seconds, fresh }: Run) {
  const smtp = await slowMailServer(mailMs);
  const postgres = database === 'PostgreSQL' ? await fresh() : undefined;
  const place = postgres ? { DATABASE_URL: postgres.DATABASE_URL } : {};
  const env = { ...place, SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1' };
  async function measure({ address, dataDir, pid }: Served) {
    const bytes = () => postgres?.bytes() ?? fileBytes(dataDir);
    const before = await bytes();
    const [answers, sent] = await Promise.all([
      attack(address, seconds * 1_000),
      goodVisitors(address, seconds * 1_000),
    ]);
    const grown = (await bytes()) - before;
    const deadline = Date.now() + PATIENCE_MS;
    while (smtp.arrived.size < sent.size && Date.now() < deadline) await pause(100);
    const waits = [...sent].map(
      ([name, { at }]) => (smtp.arrived.get(name) ?? Number.POSITIVE_INFINITY) - at,
    );
    const answered = [...sent.values()].map((each) => each.answered);
    const leads = await storedLeads({ DATA_DIR: dataDir, ...place });
    const refused = (answers.get(429) ?? 0) + (answers.get(503) ?? 0);
    const other = [...answers].filter(([status]) => status !== 200 && status !== 429 && status !== 503);
    const memory = memoryOf(pid);
    console.log(
      [
        `${database}, ${mailMs} ms a mail, ${seconds} s:`,
        `  requests  ${[...answers.values()].reduce((sum, count) => sum + count, 0)} of bots: ${leads.all - sent.size} stored (${leads.marked} of all marked), ${refused} refused${other.length ? `, other ${JSON.stringify(other)}` : ''}`,
        `  disk      ${(((grown / seconds) * 60) / 1e6).toFixed(1)} MB a minute`,
        `  memory    ${memory.most.toFixed(0)} MB at most, ${memory.now.toFixed(0)} MB after`,
        `  good      ${sent.size} leads, ${[...sent.values()].filter(({ status }) => status === 200).length} accepted, answered after ${median(answered).toFixed(0)} ms (median), ${Math.max(...answered).toFixed(0)} ms (worst)`,
        `            mail after ${(median(waits) / 1_000).toFixed(2)} s (median), ${(Math.max(...waits) / 1_000).toFixed(2)} s (worst; goal under ${GOAL_MS / 1_000} s)`,
      ].join('\n'),
    );
    return Math.max(...waits) < GOAL_MS && other.length === 0;
  }
  try {
    return await withServer(measure, { env });
  } finally {
    await smtp.stop();
  }
}

export const botnet: Part = {
  about: `[seconds]: 1,000 addresses behind a proxy flood the contact form for ${ATTACK_SECONDS} s; how good leads fare`,
  run: ([seconds = String(ATTACK_SECONDS)]) =>
    withPostgres(async (fresh) => {
      let holds = true;
      for (const database of DATABASES)
        for (const mailMs of MAIL_MS)
          holds = (await once({ database, mailMs, seconds: Number(seconds), fresh })) && holds;
      return holds;
    }),
};
