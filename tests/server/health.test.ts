import { expect, test, vi } from 'vitest';
import { ANSWER_REUSE_MS, watchHealth } from '../../server/health.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import type { Channel } from '../../server/storage/tables.ts';
import { freshApp, VISITOR } from './support/app.ts';
import { recordingLog, START } from './support/outbox.ts';
import { freshStorage, silentLog } from './support/storage.ts';

const MINUTE = 60_000;

const WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:1/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

const setStatus = ({ database }: Storage, channel: Channel, status: 'sent' | 'dead') =>
  database.updateTable('outbox').set({ status }).where('channel', '=', channel).execute();

test.each([
  ['mail', 'email', 'webhook'],
  ['webhook', 'webhook', 'email'],
] as const)(
  'an undelivered %s is reported by /healthz and in the log, repeatedly, until it is sent',
  async (state, channel, other) => {
    let time = START;
    const { log, lines } = recordingLog();
    const site = await freshApp(WEBHOOK, { now: () => new Date(time), log });
    const alerts = () => lines.filter(({ alert }) => alert === `${state}-late`).length;
    const report = async (path: string) => {
      await site.health.watchDeliveries();
      const response = await site.app.request(path);
      return [response.status, (await response.json())[state]];
    };
    await site.post(VISITOR);
    await setStatus(site.storage, other, 'sent');
    time += 10 * MINUTE;
    expect(await report('/healthz')).toEqual([200, 'ok']);
    expect(alerts()).toBe(0);
    time += ANSWER_REUSE_MS;
    expect(await report('/healthz')).toEqual([503, 'late']);
    expect(await report('/readyz')).toEqual([200, 'late']);
    expect(alerts()).toBe(1);
    time += 15 * MINUTE;
    await report('/healthz');
    expect(alerts()).toBe(2);
    await setStatus(site.storage, channel, 'sent');
    time += ANSWER_REUSE_MS;
    expect(await report('/healthz')).toEqual([200, 'ok']);
    expect(JSON.stringify(lines)).not.toContain(VISITOR.email);
  },
);

const LEADS_TO =
  'other@third.example, strategy-session=a@first.example, strategy-session=b@first.example, strategy-session=c@second.example';

test.each([
  ['mail', 'email'],
  ['webhook', 'webhook'],
] as const)(
  'a %s that was given up is reported until an operator resolves it',
  async (state, channel) => {
    let time = START;
    const site = await freshApp({ ...WEBHOOK, LEADS_TO }, { now: () => new Date(time) });
    const report = async () => {
      time += ANSWER_REUSE_MS;
      const response = await site.app.request('/healthz');
      const { status, [state]: value } = await response.json();
      return [response.status, status, value];
    };
    await site.post(VISITOR);
    await setStatus(site.storage, channel, 'dead');
    expect(await report()).toEqual([200, 'degraded', '1 undeliverable']);
    const [lead] = await site.leads();
    const answer = await site.app.request('/healthz');
    const named = channel === 'email' ? { recipients: ['first.example', 'second.example'] } : {};
    expect((await answer.json()).undeliverable).toEqual([{ channel, lead: lead?.id, ...named }]);
    await setStatus(site.storage, channel, 'sent');
    expect(await report()).toEqual([200, 'ok', 'ok']);
    expect(await (await site.app.request('/healthz')).json()).not.toHaveProperty('undeliverable');
  },
);

test('a server without its database is ready, because it still sends pages; a stopping server is not', async () => {
  const { log, lines } = recordingLog();
  const site = await freshApp({}, { now: () => new Date(START), log });
  await site.storage.close();
  expect((await site.post(VISITOR)).status).toBe(500);
  const request = async (path: string) => {
    const response = await site.app.request(path);
    return [response.status, await response.json()];
  };
  const failing = { status: 'failing', storage: 'failing', leads: 'failing' };
  const expected = { ...failing, mail: 'unknown', webhook: 'unknown' };
  expect(await request('/healthz')).toEqual([503, expected]);
  expect(await request('/readyz')).toEqual([200, { ...expected, ready: true }]);
  expect(lines.filter(({ alert }) => alert === 'storage-down')).toHaveLength(1);
  site.health.leave();
  expect(await request('/readyz')).toEqual([503, { ...expected, ready: false, stopping: true }]);
});

test('a frozen database does not delay the answer to a proxy', async () => {
  const { database } = await freshStorage('sqlite');
  const check = vi.fn(() => new Promise<void>(() => undefined));
  const health = watchHealth({ storage: { database, check }, log: silentLog });
  const start = performance.now();
  expect((await health.quickReport()).storage).toBe('failing');
  expect(performance.now() - start).toBeLessThan(1_000);
  await health.quickReport();
  expect(check).toHaveBeenCalledTimes(1);
});

test('with any number of health checks, the database is queried once a second and its loss logged once a minute', async () => {
  let time = START;
  const { log, lines } = recordingLog();
  const { database } = await freshStorage('sqlite');
  const check = vi.fn(() => Promise.reject(new Error('away')));
  const health = watchHealth({ storage: { database, check }, log, now: () => new Date(time) });
  for (let second = 1; second <= 60; second += 1) {
    await Promise.all(Array.from({ length: 50 }, () => health.report()));
    await health.quickReport();
    expect(check).toHaveBeenCalledTimes(second);
    time += ANSWER_REUSE_MS;
  }
  expect(lines.map(({ alert }) => alert)).toEqual(['storage-down']);
  await health.report();
  expect(lines).toHaveLength(2);
});
