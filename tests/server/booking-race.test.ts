import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../server/storage/open-storage.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { BOOKING_PAGE, bookSession, requestSession, times } from './support/booking.ts';
import { siteFolder, startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import { freshDatabaseSettings, STORAGE_KINDS, silentLog } from './support/storage.ts';

/** `npm run prove -- kill` raises both numbers. */
const VISITORS = Number(process.env.VISITORS || 20);
const KILLS = Number(process.env.KILLS || 0);
const SEED = Number(process.env.SEED || 20_260_301);
const CLIENT_PAUSE_MS = 150;
const MAILS_WITHIN_MS = 60_000;
const LIMIT_MS = 200_000 + KILLS * 60_000;

const SITE_DIR = siteFolder();
mkdirSync(join(SITE_DIR, 'contact'));
for (const page of ['thank-you', 'session'])
  writeFileSync(join(SITE_DIR, 'contact', `${page}.html`), BOOKING_PAGE);

type Storage = Awaited<ReturnType<typeof openStorage>>;

async function mailsOf({ database }: Storage) {
  const rows = await database
    .selectFrom('outbox')
    .select(['lead_id', 'payload', 'status'])
    .execute();
  return rows.map(({ payload, ...row }) => ({
    ...row,
    ...(JSON.parse(payload) as { to?: string; calendar?: object }),
  }));
}

async function start(kind: (typeof STORAGE_KINDS)[number]) {
  const databaseSettings = await freshDatabaseSettings(kind);
  const smtp = await startSmtp();
  const settings = { ...databaseSettings, SITE_DIR, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '0' };
  const run = () => startServerProcess(settings);
  const servers = [await run(), await run()];
  const storage = await openStorage(databaseSettings, silentLog);
  onTestFinished(() => storage.close());
  return { run, servers, storage, smtp };
}

test.each(STORAGE_KINDS)(
  `of ${VISITORS} visitors who choose one time at once from two processes on %s, one gets it, and all are leads`,
  async (kind) => {
    const { servers, storage } = await start(kind);
    const url = (index: number) => servers[index % 2]?.url ?? '';
    const addresses: string[] = [];
    while (addresses.length < VISITORS) {
      const first = addresses.length;
      const request = (n: number) => requestSession(url(n), `visitor-${first + n}@race.example`);
      addresses.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => request(n)))));
    }
    const [time = ''] = times(new Date(Date.now() + 3_600_000));
    const results = await Promise.all(
      addresses.map((address, index) => bookSession(url(index), address, time)),
    );
    expect(results.filter((notice) => notice === 'booked')).toHaveLength(1);
    expect(results.filter((notice) => notice === 'taken')).toHaveLength(VISITORS - 1);
    const count = async (table: 'leads' | 'bookings' | 'receipts') =>
      (await storage.database.selectFrom(table).selectAll().execute()).length;
    const counts = [await count('leads'), await count('bookings'), await count('receipts')];
    expect(counts).toEqual([VISITORS, 1, VISITORS + 1]);
    expect((await mailsOf(storage)).filter(({ calendar }) => calendar)).toHaveLength(2);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  },
  LIMIT_MS,
);

test.runIf(KILLS).each(STORAGE_KINDS)(
  `after ${KILLS} kills during bookings on %s, no acknowledged booking is missing, sold twice or without its mails`,
  async (kind) => {
    const { run, servers, storage, smtp } = await start(kind);
    const random = seededRandom(SEED);
    const offeredStarts = times(new Date(Date.now() + 3_600_000));
    const booked = new Map<string, string>();
    const load = { isOver: false };
    let visitors = 0;
    const client = async () => {
      while (!load.isOver && booked.size < offeredStarts.length - 1) {
        visitors += 1;
        const email = `booked-${visitors}@kill.example`;
        const time = offeredStarts[Math.floor(random() * offeredStarts.length)] ?? '';
        try {
          const url = servers[visitors % 2]?.url ?? '';
          const result = await bookSession(url, await requestSession(url, email), time);
          if (result === 'booked') booked.set(email, time);
        } catch {
          // nothing was answered, so nothing was promised
        }
        await pause(CLIENT_PAUSE_MS);
      }
    };
    const clients = Array.from({ length: 6 }, client);
    for (let round = 0; round < KILLS; round += 1) {
      const target = Math.min(booked.size + 6, offeredStarts.length - 10);
      while (booked.size < target) await pause(20);
      await pause(random() * 300);
      const index = random() < 0.5 ? 0 : 1;
      expect(await servers[index]?.end('SIGKILL')).toBeNull();
      servers[index] = await run();
    }
    load.isOver = true;
    await Promise.all(clients);
    await storage.database.updateTable('outbox').set({ claimed_until: null }).execute();
    const waiting = async () =>
      (await mailsOf(storage)).filter(({ status }) => status !== 'sent').length;
    await expect.poll(waiting, { timeout: MAILS_WITHIN_MS, interval: 250 }).toBe(0);

    const rows = await storage.database
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .select(['leads.email', 'starts_at', 'lead_id'])
      .execute();
    const stored = new Map(rows.map(({ email, starts_at }) => [email, starts_at]));
    const missing = [...booked].filter(([email, time]) => stored.get(email) !== time);
    const soldTwice = rows.length - new Set(rows.map(({ starts_at }) => starts_at)).size;
    const invited = Map.groupBy(
      (await mailsOf(storage)).filter(({ calendar }) => calendar),
      ({ lead_id }) => lead_id,
    );
    const withoutMails = rows.filter(({ lead_id }) => invited.get(lead_id)?.length !== 2);
    // The receipt of the request went to the same address.
    const booking = smtp.mails.filter(({ raw }) => raw.includes('text/calendar'));
    const arrived = new Set(booking.flatMap(({ envelopeTo }) => envelopeTo));
    const notArrived = rows.filter(({ email }) => !arrived.has(email));
    console.log(kind, { kills: KILLS, visitors, acknowledged: booked.size, stored: rows.length });
    expect({ missing, soldTwice, withoutMails, notArrived }).toEqual({
      missing: [],
      soldTwice: 0,
      withoutMails: [],
      notArrived: [],
    });
    expect(booked.size).toBeGreaterThan(Math.min(KILLS, offeredStarts.length - 20));
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  },
  LIMIT_MS,
);
