import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter } from '../../server/http/rate-limiter.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { post, type ServerProcess, startServerProcess } from './support/server-process.ts';
import { freshStorage } from './support/storage.ts';

let storage: Awaited<ReturnType<typeof freshStorage>>;
beforeEach(async () => {
  storage = await freshStorage('postgres');
});

const readCounts = () =>
  storage.database.selectFrom('rate_limits').selectAll().orderBy('key').execute();
const sendLead = (server: ServerProcess | undefined, message: string, from = '203.0.113.5') =>
  post(server?.url ?? '', CONTACT_PATH, { ...VISITOR, message }, { 'x-forwarded-for': from });

test('two processes on one database share their counts', async () => {
  const settings = { ...storage.settings, TRUSTED_PROXIES: '127.0.0.1' };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const { points } = RATE_LIMITS.requests;
  const burstsOf = (rows: { key: string; points: number }[]) =>
    rows.filter(({ key }) => key.startsWith('requests:'));
  let sender = 9;
  const sendAll = async () => {
    sender += 1;
    await storage.database.deleteFrom('rate_limits').execute();
    for (let index = 0; index < points; index += 1)
      expect(
        (await sendLead(servers[index % 2], `Number ${index}`, `203.0.113.${sender}`)).status,
      ).toBe(200);
    return burstsOf(await readCounts()).map((row) => row.points);
  };
  // On a busy machine the database may answer too late; the process then counts alone for a while.
  await eventually(async () => expect(await sendAll()).toEqual([points]));
  for (const server of servers) {
    const refused = await sendLead(server, 'One more', `203.0.113.${sender}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  }
  expect((await sendLead(servers[0], 'Somebody else', '203.0.113.6')).status).toBe(200);
  const rows = await readCounts();
  const bursts = burstsOf(rows);
  expect(bursts.map((row) => row.points).toSorted((a, b) => a - b)).toEqual([1, points]);
  expect(rows.every(({ key }) => /^[a-z-]+:[\w-]{43}$/.test(key))).toBe(true);
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});

test('a refusal does not query the database again', async () => {
  const limiter = createRateLimiter(1, storage);
  const waitSeconds = async () =>
    (await limiter.count(['page-host'], { host: 'firm.example' })).waitSeconds;
  for (let index = 0; index < RATE_LIMITS['page-host'].points; index += 1)
    expect(await waitSeconds()).toBe(0);
  expect(await waitSeconds()).toBeGreaterThan(0);
  // Without the table the process would start to count alone.
  await storage.database.schema.alterTable('rate_limits').renameTo('away').execute();
  expect(await waitSeconds()).toBeGreaterThan(0);
});

test('while the database is down or does not answer, the process counts by itself', async () => {
  const limiter = createRateLimiter(1, storage);
  const { points } = RATE_LIMITS['page-host'];
  const waitSeconds = async () =>
    (await limiter.count(['page-host'], { host: 'firm.example' })).waitSeconds;
  const { schema } = storage.database;
  await schema.alterTable('rate_limits').renameTo('away').execute();
  for (let index = 0; index < points; index += 1) expect(await waitSeconds()).toBe(0);
  expect(await waitSeconds()).toBeGreaterThan(0);
  await schema.alterTable('away').renameTo('rate_limits').execute();
  const locked = createRateLimiter(1, storage);
  await storage.database.transaction().execute(async (transaction) => {
    await sql`lock table rate_limits`.execute(transaction);
    const began = performance.now();
    for (let index = 0; index < points; index += 1)
      expect((await locked.count(['page-host'], { host: 'firm.example' })).waitSeconds).toBe(0);
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});

test('expired counts are removed from the table automatically', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const limiter = createRateLimiter(1, storage);
  await limiter.count(['page-host'], { host: 'old.example' });
  await storage.database.updateTable('rate_limits').set({ expire: 1 }).execute();
  await limiter.count(['same-words'], { content: 'new' });
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  const names = async () => (await readCounts()).map(({ key }) => key.split(':')[0]);
  await eventually(async () => expect(await names()).toEqual(['same-words']));
});
