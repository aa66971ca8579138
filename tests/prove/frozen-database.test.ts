import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLead } from '../../server/leads/store-lead.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { startMailing, storeOneLead, undeliveredMails } from '../server/support/outbox.ts';
import { startProxy } from '../server/support/proxy.ts';
import { startSmtp } from '../server/support/smtp.ts';
import { freshDatabaseSettings, silentLog } from '../server/support/storage.ts';
import { newDelivery, newLead } from '../support/new-lead.ts';
import { allLeads } from '../support/stored-leads.ts';

/** A visitor waits at most this long. */
const MAX_ANSWER_MS = 6_000;
const CONCURRENT_LEADS = 14;

let databaseSettings: Awaited<ReturnType<typeof freshDatabaseSettings>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let storage: Awaited<ReturnType<typeof openStorage>>;
beforeEach(async () => {
  databaseSettings = await freshDatabaseSettings('postgres');
  proxy = await startProxy(new URL(databaseSettings.DATABASE_URL ?? ''));
  storage = await openStorage({ ...databaseSettings, DATABASE_URL: proxy.url.href }, silentLog);
});
afterEach(async () => {
  await storage.close();
  await proxy.stop();
});

const storeTestLead = (submissionId: string) =>
  storeLead(storage.database, newLead({ submissionId }), [newDelivery()], new Date());

test('while the database hangs, every request fails within 6 s; afterwards each repeated request is stored once', async () => {
  await storeTestLead('before');
  proxy.pause();
  const start = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: CONCURRENT_LEADS }, (_, index) => storeTestLead(`held-${index}`)),
  );
  expect(performance.now() - start).toBeLessThan(MAX_ANSWER_MS);
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
  const startedAt = performance.now();
  await expect(storage.check()).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(MAX_ANSWER_MS);
  proxy.resume();
  await vi.waitFor(() => storeTestLead('after'), 20_000);
  // The server asks visitors to retry after such an error, and the same id is stored once.
  for (let index = 0; index < CONCURRENT_LEADS; index += 1) await storeTestLead(`held-${index}`);
  const ids = (await allLeads(storage.database)).map(({ submissionId }) => submissionId);
  expect(ids.sort()).toEqual([...new Set(ids)].sort());
  expect(ids).toHaveLength(CONCURRENT_LEADS + 2);
});

test('a mail is sent once if the database restarts during its delivery', async () => {
  const received = Promise.withResolvers<void>();
  const smtp = await startSmtp({
    async onRcptTo(_, __, callback) {
      received.resolve();
      await pause(1_000);
      callback();
    },
  });
  await storeOneLead(storage);
  startMailing(storage, { SMTP_URL: smtp.url });
  await received.promise;
  proxy.pause();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 10_000);
  await pause(500);
  proxy.disconnect();
  proxy.resume();
  await vi.waitFor(
    async () => expect(await undeliveredMails(storage.database)).toEqual([]),
    20_000,
  );
  await pause(500);
  expect(smtp.mails).toHaveLength(1);
});
