import { expect, test } from 'vitest';
import { countPageViews } from '../../server/page-views.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { listen } from './support/listen.ts';
import { startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings, freshStorage, silentLog } from './support/storage.ts';

const BROWSER = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0',
};

test('two processes add up the served pages of each day, and count nothing else', async () => {
  const storage = await freshStorage('sqlite');
  const clock = { now: new Date('2026-03-01T23:59:00Z') };
  const database = storage.database;
  const start = () =>
    countPageViews({
      database,
      isPage: (path) => /^\/(a|b|gone)$/.test(path),
      log: silentLog,
      now: () => clock.now,
    });
  const [views, other] = [start(), start()];
  const url = await listen((request, response) => {
    const path = request.url ?? '';
    views.watch(request, response, path);
    response.writeHead(path === '/gone' ? 404 : request.headers['if-none-match'] ? 304 : 200).end();
  });
  const request = (path: string, headers = {}) =>
    fetch(url + path, { headers: { ...BROWSER, ...headers } });
  for (const path of ['/a', '/a', '/b', '/gone', '/unknown']) await request(path);
  await request('/b', { 'if-none-match': '"x"' });
  clock.now = new Date('2026-03-02T00:00:00Z');
  await request('/a');
  await Promise.all([views.stop(), other.stop()]);
  const rows = () => database.selectFrom('page_views').selectAll().orderBy('key').execute();
  const first = [
    { key: '2026-03-01 /a', views: 2 },
    { key: '2026-03-01 /b', views: 2 },
    { key: '2026-03-02 /a', views: 1 },
  ];
  expect(await rows()).toEqual(first);
  await request('/a');
  await views.write();
  expect((await rows()).at(-1)?.views).toBe(2);
  await storage.close();
});

test('a stopping server saves its counts', async () => {
  const databaseSettings = await freshDatabaseSettings('sqlite');
  const server = await startServerProcess({ ...databaseSettings });
  expect((await fetch(`${server.url}/contact`, { headers: BROWSER })).status).toBe(200);
  expect((await fetch(`${server.url}/nowhere`, { headers: BROWSER })).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
  const storage = await openStorage(databaseSettings, silentLog);
  const rows = await storage.database.selectFrom('page_views').selectAll().execute();
  expect(rows.map(({ key, views }) => [key.slice(11), views])).toEqual([['/contact', 1]]);
  await storage.close();
});
