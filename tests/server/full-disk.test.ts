import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshApp, VISITOR } from './support/app.ts';

const LARGE_LEAD = { ...VISITOR, message: 'x'.repeat(1000) };

test('with a full disk no unstored lead is acknowledged, and afterwards the server works again', async () => {
  const site = await freshApp();
  const { database } = site.storage;
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  const limit = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(database);
  await limit((pages.rows[0]?.page_count ?? 0) + 6);
  const healthOf = async (path: string) => {
    const response = await site.app.request(path);
    return [response.status, (await response.json()).leads];
  };
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) statuses.push((await site.post(LARGE_LEAD)).status);
  const acceptedCount = statuses.filter((status) => status === 200).length;
  expect(statuses.at(-1)).toBe(500);
  expect(acceptedCount).toBeGreaterThan(0);
  expect(await site.leads()).toHaveLength(acceptedCount);
  expect(site.woken()).toBe(acceptedCount);
  expect(await healthOf('/healthz')).toEqual([503, 'failing']);
  expect(await healthOf('/readyz')).toEqual([200, 'failing']);
  await limit(1_000_000);
  expect((await site.post(LARGE_LEAD)).status).toBe(200);
  expect(await site.leads()).toHaveLength(acceptedCount + 1);
  expect(await healthOf('/healthz')).toEqual([200, 'ok']);
  expect(await healthOf('/readyz')).toEqual([200, 'ok']);
});
