import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { sharedCounts } from '../../server/storage/shared-counts.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { type ServerProcess, siteFolder, startServerProcess } from './support/server-process.ts';
import { freshStorage } from './support/storage.ts';

let storage: Awaited<ReturnType<typeof freshStorage>>;
let servers: ServerProcess[] = [];
beforeEach(async () => {
  storage = await freshStorage('postgres');
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  servers = [];
  await storage.close();
});
const site = siteFolder();
afterAll(site.remove);

async function startTwo() {
  const settings = { ...storage.place, SITE_DIR: site.folder, TRUSTED_PROXIES: '127.0.0.1' };
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
}

const post = (server: ServerProcess | undefined, message: string, from = '203.0.113.5') =>
  fetch(`${server?.url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ ...VISITOR, message }),
  });

test('two processes on one database count as one', async () => {
  await startTwo();
  const { points } = RATE_LIMITS['contact-burst'];
  const allRows = () => storage.database.selectFrom('rate_limits').selectAll().execute();
  const burstsOf = (rows: { key: string; count: number }[]) =>
    rows.filter(({ key }) => key.startsWith('contact-burst '));
  let sender = 9;
  const sendAll = async () => {
    sender += 1;
    await storage.database.deleteFrom('rate_limits').execute();
    for (let index = 0; index < points; index += 1)
      expect((await post(servers[index % 2], `Number ${index}`, `203.0.113.${sender}`)).status).toBe(200);
    return burstsOf(await allRows()).map(({ count }) => count);
  };
  // a process that has no answer in time counts alone for a while, as it does when the machine is busy
  await eventually(async () => expect(await sendAll()).toEqual([points]));
  for (const server of servers) {
    const refused = await post(server, 'One more', `203.0.113.${sender}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  }
  expect((await post(servers[0], 'Somebody else', '203.0.113.6')).status).toBe(200);
  const rows = await allRows();
  const bursts = burstsOf(rows);
  expect(Math.max(...bursts.map(({ count }) => count))).toBeLessThanOrEqual(points + 2);
  expect(bursts.map(({ count }) => Math.min(count, points + 1)).toSorted()).toEqual([1, points + 1]);
  expect(rows.every(({ key }) => /^[a-z\d-]+ [\w-]{43}$/.test(key))).toBe(true);
});

test('what is refused is refused without asking the database again', async () => {
  await startTwo();
  for (let index = 0; index <= RATE_LIMITS['contact-burst'].points; index += 1)
    await post(servers[0], `${index}`);
  const counted = () => storage.database.selectFrom('rate_limits').selectAll().orderBy('key').execute();
  const before = await counted();
  for (let index = 0; index < 20; index += 1) expect((await post(servers[0], `${index}`)).status).toBe(429);
  expect(await counted()).toEqual(before);
});

test('many at once, over the same keys in any order, are each counted once', async () => {
  const count = sharedCounts(storage);
  if (!count) throw new Error('PostgreSQL shares its counts.');
  const keys = ['a', 'b', 'c', 'd'].map((key) => ({ key, points: 1_000, seconds: 60 }));
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, at) => count(at % 2 ? keys : keys.toReversed(), 1)),
  );
  expect(
    all
      .flat()
      .map(({ until }) => until)
      .every((until) => until > Date.now() + 30_000),
  ).toBe(true);
  const [last] = await count(keys, 1);
  expect(last?.count).toBe(101);
});

test('what has run out counts anew', async () => {
  const count = sharedCounts(storage);
  const one = [{ key: 'a', points: 2, seconds: 60 }];
  await count?.(one, 1);
  await storage.database
    .updateTable('rate_limits')
    .set({ until: Date.now() - 1_000 })
    .execute();
  expect(await count?.(one, 1)).toMatchObject([{ count: 1 }]);
});

test('what is taken back is no longer counted, and never less than nothing', async () => {
  const count = sharedCounts(storage);
  const one = [{ key: 'a', points: 2, seconds: 60 }];
  for (const [by, left] of [
    [1, 1],
    [1, 2],
    [-1, 1],
    [-1, 0],
    [-1, 0],
    [1, 1],
  ] as const)
    expect(await count?.(one, by)).toMatchObject([{ count: left }]);
});

test('what has run out leaves the table, and nobody has to come for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const count = sharedCounts(storage);
  await count?.([{ key: 'old', points: 2, seconds: -60 }], 1);
  await count?.([{ key: 'new', points: 2, seconds: 600 }], 1);
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  const keys = async () => {
    const rows = await storage.database.selectFrom('rate_limits').select('key').execute();
    return rows.map(({ key }) => key.split(' ')[0]);
  };
  await eventually(async () => expect(await keys()).toEqual(['new']));
});
