import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { webhookDelivery } from '../../server/outbox/webhook-delivery.ts';
import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';
import { VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { writeWithoutEnd } from './support/listen.ts';
import { undeliveredMails, untilOnlyLeft } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';
import { answerWith, PATH, SECRET, siteWithWebhook, startReceiver } from './support/webhook.ts';

test('a lead is sent once, signed, with its fields and origin', async () => {
  const { requests, url } = await startReceiver(answerWith(200));
  const site = await siteWithWebhook(url);
  const outbox = site.start();
  const visit = { landing: '/blog', referrer: 'www.google.com', utm_source: 'ads' };
  const from = { source: 'header', subject: 'Growth package', page: '/pricing' };
  await site.post({ ...VISITOR, ...from, ...visit });
  outbox.wake();
  await untilOnlyLeft(site.storage);
  expect(requests).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = requests;
  const [lead] = await site.leads();
  expect(path).toBe(PATH);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['user-agent']).toBe('agency-site');
  expect(body).not.toContain('secret');
  const identity = { name: VISITOR.name, email: VISITOR.email, firm: VISITOR.firmName };
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({
    type: 'lead.created',
    version: 1,
    timestamp: lead?.createdAt,
    data: { id: lead?.id, kind: 'strategy-session', ...identity, ...from, visit, fields: VISITOR },
  });
  expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow();
});

test('a lead is sent again with the same id and body until it is accepted, and no mail waits for it', async () => {
  const statuses = [500, 302, 429];
  const elsewhere = await startReceiver(answerWith(200));
  const { requests, url } = await startReceiver((request, response) =>
    answerWith(statuses.shift() ?? 204, { location: elsewhere.url, 'retry-after': '1' })(
      request,
      response,
    ),
  );
  const site = await siteWithWebhook(url);
  const outbox = site.start();
  await site.post(VISITOR);
  outbox.wake();
  for (const last_error of ['HTTP 500', 'HTTP 302', 'HTTP 429']) {
    await untilOnlyLeft(site.storage, { channel: 'webhook', status: 'waiting', last_error });
    await retryDeliveries(site.storage.database, new Date());
    outbox.wake();
  }
  await untilOnlyLeft(site.storage);
  expect(requests).toHaveLength(4);
  expect(
    new Set(requests.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size,
  ).toBe(1);
  expect(elsewhere.requests).toEqual([]);
});

test('a lead that is probably spam is mailed, and no CRM is notified', async () => {
  const { url } = await startReceiver(answerWith(200));
  const site = await siteWithWebhook(url, { RATE_LIMIT_SCALE: '1' });
  await site.post({ ...VISITOR, [HIDDEN_FIELD]: 'x' });
  const waiting = await undeliveredMails(site.storage.database);
  expect(waiting.map(({ channel }) => channel)).toEqual(['email']);
});

test.each([
  [410, true],
  [413, true],
  [422, true],
  [400, false],
  [401, false],
  [404, false],
])('an answer of %i is final: %s', async (code, isPermanent) => {
  const { url } = await startReceiver(answerWith(code));
  const channel = webhookDelivery(url, SECRET);
  const payload = { type: 'lead.created', version: 1, timestamp: '', data: {} } as never;
  const event = { id: 'e', leadId: 'l', form: 'k', createdAt: new Date(), payload };
  const error = await channel.deliver(event, AbortSignal.timeout(10_000)).catch((thrown) => thrown);
  expect(channel.classify(error)).toMatchObject({ code: `HTTP ${code}`, isPermanent });
});

test('a receiver that never answers or never ends its answer delays no mail and no stop, and its answer is not in the log', async () => {
  const smtp = await startSmtp();
  let endless = 0;
  const { requests, url } = await startReceiver((_, response) => {
    if (requests.length % 2) return;
    response.writeHead(200).on('drain', () => {
      endless += 1;
    });
    writeWithoutEnd(response, 'x'.repeat(64 * 1024));
  });
  const site = await siteWithWebhook(url, { SMTP_URL: smtp.url });
  const outbox = site.start();
  const COUNT = 12;
  for (let index = 0; index < COUNT; index += 1)
    await site.post({ ...VISITOR, email: `lead-${index}@firm.example` });
  outbox.wake();
  await eventually(() => expect(smtp.mails).toHaveLength(2 * COUNT));
  expect(requests.length).toBeGreaterThan(0);
  expect(endless).toBeLessThan(1_000);
  const start = performance.now();
  await outbox.stop(200);
  expect(performance.now() - start).toBeLessThan(3_000);
  const waiting = await undeliveredMails(site.storage.database);
  expect(waiting.every(({ channel, attempts }) => channel === 'webhook' && attempts === 0)).toBe(
    true,
  );
  expect(JSON.stringify(site.lines)).not.toMatch(/firm\.example|secret-part|whsec|Nuñez/);
});
