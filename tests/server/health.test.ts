import { expect, test } from 'vitest';
import { freshApp, VISITOR } from './support/app.ts';
import { recordingLog, START } from './support/outbox.ts';

const MINUTE = 60_000;

test('mails that do not get out are told by /healthz and in the log, again after a while, until they are out', async () => {
  let time = START;
  const { log, lines } = recordingLog();
  const site = await freshApp('sqlite', {}, () => new Date(time), undefined, log);
  const alerts = () => lines.filter(({ alert }) => alert === 'mail-late').length;
  const told = async (path: string) => {
    await site.health.watchMail();
    const response = await site.app.request(path);
    return [response.status, (await response.json()).mail];
  };
  await site.post(VISITOR);
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
  await site.storage.database.updateTable('outbox').set({ status: 'sent' }).execute();
  expect(await told('/healthz')).toEqual([200, 'ok']);
  expect(JSON.stringify(lines)).not.toContain(VISITOR.email);
  await site.storage.close();
});

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
