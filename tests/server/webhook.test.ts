import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';
import { VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { undelivered } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';
import { STORAGE_KINDS } from './support/storage.ts';
import { answering, PATH, receiver, SECRET, siteWithWebhook } from './support/webhook.ts';

describe.each(STORAGE_KINDS)('a webhook on %s', (kind) => {
  test('a lead goes out once, signed, with its fields and where it came from', async () => {
    const { got, url } = await receiver(answering(200));
    const site = await siteWithWebhook(kind, url);
    const outbox = site.start();
    const visit = { landing: '/blog', referrer: 'www.google.com', utm_source: 'ads' };
    await site.post({ ...VISITOR, source: 'header', subject: 'Growth package', page: '/pricing', ...visit });
    outbox.wake();
    await vi.waitFor(async () => expect(await undelivered(site.storage.database)).toEqual([]), 10_000);
    await outbox.stop(1_000);
    expect(got).toHaveLength(1);
    const [request] = got;
    const [lead] = await site.leads();
    expect(request).toMatchObject({ type: 'application/json', agent: 'agency-site', path: PATH });
    expect(request?.body).not.toContain('secret');
    const headers = {
      'webhook-id': request?.id ?? '',
      'webhook-timestamp': request?.timestamp ?? '',
      'webhook-signature': request?.signature ?? '',
    };
    expect(new Webhook(SECRET).verify(request?.body ?? '', headers)).toEqual({
      type: 'lead.created',
      version: 1,
      timestamp: lead?.createdAt,
      data: {
        id: lead?.id,
        kind: 'strategy-session',
        name: VISITOR.name,
        email: VISITOR.email,
        firm: VISITOR.firmName,
        source: 'header',
        subject: 'Growth package',
        page: '/pricing',
        visit,
        fields: VISITOR,
      },
    });
    expect(() => new Webhook(SECRET).verify(`${request?.body} `, headers)).toThrow();
    await site.storage.close();
  });

  test('it is repeated with the same id and body until it is taken, and no mail waits for it', async () => {
    const statuses = [500, 302, 429];
    const elsewhere = await receiver(answering(200));
    const { got, url } = await receiver((request, response) =>
      answering(statuses.shift() ?? 204, { location: elsewhere.url, 'retry-after': '1' })(request, response),
    );
    const site = await siteWithWebhook(kind, url);
    const outbox = site.start();
    await site.post(VISITOR);
    outbox.wake();
    for (const [count, code] of [
      [1, 'HTTP 500'],
      [2, 'HTTP 302'],
      [3, 'HTTP 429'],
    ] as const) {
      await vi.waitFor(
        async () =>
          expect(await undelivered(site.storage.database)).toMatchObject([
            { channel: 'webhook', status: 'waiting', last_error: code },
          ]),
        10_000,
      );
      expect(got).toHaveLength(count);
      await retryDeliveries(site.storage.database, new Date());
      outbox.wake();
    }
    await vi.waitFor(async () => expect(await undelivered(site.storage.database)).toEqual([]), 10_000);
    await outbox.stop(1_000);
    expect(new Set(got.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(elsewhere.got).toEqual([]);
    await site.storage.close();
  });

  test('an erased lead is not told any more', async () => {
    const { got, url } = await receiver(answering(503));
    const site = await siteWithWebhook(kind, url);
    const outbox = site.start();
    await site.post(VISITOR);
    outbox.wake();
    await vi.waitFor(() => expect(got).toHaveLength(1), 10_000);
    await eventually(async () =>
      expect(await undelivered(site.storage.database)).toMatchObject([{ attempts: 1 }]),
    );
    await eraseLeads(site.storage, site.storage.place.DATA_DIR, { idOrEmail: VISITOR.email });
    expect(await undelivered(site.storage.database)).toEqual([]);
    await retryDeliveries(site.storage.database, new Date());
    outbox.wake();
    await pause(200);
    expect(got).toHaveLength(1);
    await outbox.stop(1_000);
    await site.storage.close();
  });
});

test('a lead that is probably no person’s is mailed, and no CRM is told of it', async () => {
  const { url } = await receiver(answering(200));
  const site = await siteWithWebhook('sqlite', url, { RATE_LIMIT_SCALE: '1' });
  await site.post({ ...VISITOR, [HIDDEN_FIELD]: 'x' });
  const waiting = await undelivered(site.storage.database);
  expect(waiting.map(({ channel }) => channel)).toEqual(['email']);
  await site.storage.close();
});

test.each([
  [410, 'dead'],
  [413, 'dead'],
  [422, 'dead'],
  [400, 'waiting'],
  [401, 'waiting'],
  [404, 'waiting'],
])('an answer of %i: %s', async (code, status) => {
  const { url } = await receiver(answering(code));
  const site = await siteWithWebhook('sqlite', url);
  const outbox = site.start();
  await site.post(VISITOR);
  outbox.wake();
  await vi.waitFor(
    async () =>
      expect(await undelivered(site.storage.database)).toMatchObject([
        { channel: 'webhook', status, attempts: 1, last_error: `HTTP ${code}` },
      ]),
    10_000,
  );
  await outbox.stop(1_000);
  expect(site.lines.some(({ alert }) => alert === 'dead-letter')).toBe(status === 'dead');
  await site.storage.close();
});

test('a receiver that never answers, or never ends its answer, holds up no mail and no stop, and the log says nothing of it', async () => {
  const smtp = await startSmtp();
  let endless = 0;
  const { got, url } = await receiver((_, response) => {
    if (got.length % 2) return;
    response.writeHead(200);
    const more = () => {
      endless += 1;
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  const site = await siteWithWebhook('sqlite', url, { SMTP_URL: smtp.url });
  const outbox = site.start();
  const COUNT = 12;
  for (let index = 0; index < COUNT; index += 1)
    await site.post({ ...VISITOR, email: `lead-${index}@firm.example` });
  outbox.wake();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2 * COUNT), 10_000);
  expect(got.length).toBeGreaterThan(0);
  expect(endless).toBeLessThan(1_000);
  const start = performance.now();
  await outbox.stop(200);
  expect(performance.now() - start).toBeLessThan(3_000);
  const waiting = await undelivered(site.storage.database);
  expect(waiting.every(({ channel, attempts }) => channel === 'webhook' && attempts === 0)).toBe(true);
  expect(JSON.stringify(site.lines)).not.toMatch(/firm\.example|secret-part|whsec|Nuñez/);
  await smtp.stop();
  await site.storage.close();
});

test('a receiver that is not there is told in the log by a code', async () => {
  const site = await siteWithWebhook('sqlite', `http://127.0.0.1:1${PATH}`);
  const outbox = site.start();
  await site.post(VISITOR);
  outbox.wake();
  await vi.waitFor(
    () => expect(site.lines).toContainEqual(expect.objectContaining({ channel: 'webhook', attempts: 1 })),
    10_000,
  );
  await outbox.stop(1_000);
  expect(JSON.stringify(site.lines)).not.toMatch(/secret-part|whsec|firm\.example/);
  expect(await undelivered(site.storage.database)).toMatchObject([{ status: 'waiting' }]);
  await site.storage.close();
});
