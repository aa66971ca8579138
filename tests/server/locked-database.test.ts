import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { STORE_TIMEOUT_MS } from '../../server/functions/lead-function.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { sqlitePath } from '../../server/storage/sqlite-file.ts';
import { allLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings, silentLog } from './support/storage.ts';

/**
 * A busy machine may add this much, in ms; without a limit the second lead waits for ten seconds.
 */
const BUSY_MS = 1_500;
/** A health check waits no longer than this, in ms. */
const REPORTED_MS = 3_000;
/** A lead reaches the database within this time, in ms. */
const UNDER_WAY_MS = 200;

test('a database locked by another process delays no answer, and nothing is stored twice or partially', async () => {
  const databaseSettings = await freshDatabaseSettings('sqlite');
  const settings = { DATA_DIR: databaseSettings.DATA_DIR, RATE_LIMIT_SCALE: '0' };
  const server = await startServerProcess(settings);
  const other = new DatabaseSync(sqlitePath(databaseSettings.DATA_DIR), { timeout: 5_000 });

  const withDuration = async (answer: Promise<Response>) => {
    const start = performance.now();
    const { status } = await answer;
    const text = await (await answer).text();
    return { status, text, ms: performance.now() - start };
  };
  const send = (submissionId: string) =>
    withDuration(
      post(server.url, CONTACT_PATH, { ...VISITOR, message: submissionId, submissionId }),
    );

  expect((await send('before-the-lock')).status).toBe(200);
  other.exec('begin exclusive');
  const first = send('first-lead');
  await pause(UNDER_WAY_MS);
  // The second lead waits behind the first, which waits for five seconds.
  const second = send('second-lead');
  const health = await withDuration(fetch(`${server.url}/healthz`));
  const text = expect.stringContaining('"storage":"failing"');
  expect(health).toMatchObject({ status: 503, text });
  expect(health.ms).toBeLessThan(REPORTED_MS + BUSY_MS);
  for (const { status, text, ms } of await Promise.all([first, second])) {
    expect([status, text]).toEqual([500, expect.stringContaining('call us directly at')]);
    expect(ms).toBeLessThan(STORE_TIMEOUT_MS + BUSY_MS);
  }
  other.exec('rollback');
  other.close();

  const storage = await openStorage(databaseSettings, silentLog);
  // The answers asked for a retry, but a lead may be stored once the lock is released.
  await eventually(async () =>
    expect((await allLeads(storage.database)).length).toBeGreaterThan(1),
  );
  for (const id of ['first-lead', 'second-lead', 'second-lead'])
    expect((await send(id)).status).toBe(200);
  await eventually(async () => {
    const mails = await storage.database.selectFrom('outbox').selectAll().execute();
    expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
    const leads = await allLeads(storage.database);
    expect(new Set(mails.map((mail) => mail.lead_id))).toEqual(new Set(leads.map(({ id }) => id)));
    expect(leads).toHaveLength(3);
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
