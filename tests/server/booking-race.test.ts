import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../server/storage/open-storage.ts';
import { BOOKING_PAGE, bookSession, requestSession, times } from './support/booking.ts';
import { siteFolder, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings, STORAGE_KINDS, silentLog } from './support/storage.ts';

/** `npm run prove -- kill` raises this number. */
const VISITORS = Number(process.env.VISITORS || 20);
const LIMIT_MS = 200_000;

const SITE_DIR = siteFolder();
mkdirSync(join(SITE_DIR, 'contact'));
for (const page of ['thank-you', 'session'])
  writeFileSync(join(SITE_DIR, 'contact', `${page}.html`), BOOKING_PAGE);

test.each(STORAGE_KINDS)(
  `of ${VISITORS} visitors who choose one time at once from two processes on %s, one gets it, and all are leads`,
  async (kind) => {
    const databaseSettings = await freshDatabaseSettings(kind);
    const settings = { ...databaseSettings, SITE_DIR, RATE_LIMIT_SCALE: '0' };
    const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    const storage = await openStorage(databaseSettings, silentLog);
    onTestFinished(() => storage.close());
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
    const mails = await storage.database.selectFrom('outbox').select('payload').execute();
    expect(mails.filter(({ payload }) => JSON.parse(payload).calendar)).toHaveLength(2);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  },
  LIMIT_MS,
);
