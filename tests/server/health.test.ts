import { expect, test } from 'vitest';
import { freshApp, VISITOR } from './support/app.ts';
import { recordingLog, START } from './support/outbox.ts';

const MINUTE = 60_000;

const WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:1/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

test.each([
  ['mail', 'email', 'webhook'],
  ['webhook', 'webhook', 'email'],
] as const)(
  'a %s that does not get out is told by /healthz and in the log, again after a while, until it is out',
  async (word, channel, other) => {
    let time = START;
    const { log, lines } = recordingLog();
    const site = await freshApp('sqlite', WEBHOOK, () => new Date(time), undefined, log);
    const alerts = () => lines.filter(({ alert }) => alert === `${word}-late`).length;
    const told = async (path: string) => {
      await site.health.watchDeliveries();
      const response = await site.app.request(path);
      return [response.status, (await response.json())[word]];
    };
    await site.post(VISITOR);
    const mark = (which: typeof channel | typeof other) =>
      site.storage.database
        .updateTable('outbox')
        .set({ status: 'sent' })
        .where('channel', '=', which)
        .execute();
    await mark(other);
    time += 10 * MINUTE;
    expect(await told('/healthz')).toEqual([200, 'ok']);
    expect(alerts()).toBe(0);
    time += 1;
    expect(await told('/healthz')).toEqual([503, 'late']);
    expect(await told('/readyz')).toEqual([200, 'late']);
    expect(alerts()).toBe(1);
    time += 15 * MINUTE;
    await told('/healthz');
    expect(alerts()).toBe(2);
    await mark(channel);
    expect(await told('/healthz')).toEqual([200, 'ok']);
    expect(JSON.stringify(lines)).not.toContain(VISITOR.email);
    await site.storage.close();
  },
);

test('a lead that could not be stored is told for five minutes, and each with a line for a person', async () => {
  let time = START;
  const { log, lines } = recordingLog();
  const site = await freshApp('sqlite', {}, () => new Date(time), undefined, log);
  await site.storage.database.schema.alterTable('outbox').renameTo('elsewhere').execute();
  expect((await site.post(VISITOR)).status).toBe(500);
  expect((await site.post({ ...VISITOR, email: 'no address' })).status).toBe(400);
  expect(lines.filter(({ alert }) => alert === 'lead-not-stored')).toHaveLength(1);
  await site.storage.database.schema.alterTable('elsewhere').renameTo('outbox').execute();
  const leads = async () => (await (await site.app.request('/readyz')).json()).leads;
  expect(await leads()).toBe('failing');
  time += 5 * MINUTE;
  expect(await leads()).toBe('ok');
  await site.storage.close();
});
