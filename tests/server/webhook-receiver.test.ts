import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { webhookReceiver } from '../../docs/examples/webhook-receiver.ts';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { VISITOR } from './support/app.ts';
import { undelivered } from './support/outbox.ts';
import { SECRET, siteWithWebhook } from './support/webhook.ts';

describe('the example receiver', () => {
  async function example(keepLead: (lead: Record<string, unknown>) => Promise<void>) {
    const server = webhookReceiver({ secret: SECRET, keepLead });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  test('takes what the site sends, and fails until its CRM is back', async () => {
    const kept: unknown[] = [];
    let down = true;
    const url = await example(async (lead) => {
      if (down) throw new Error('the CRM is away');
      kept.push(lead);
    });
    const site = await siteWithWebhook('sqlite', url);
    const outbox = site.start();
    await site.post(VISITOR);
    outbox.wake();
    await vi.waitFor(
      async () =>
        expect(await undelivered(site.storage.database)).toMatchObject([{ last_error: 'HTTP 500' }]),
      10_000,
    );
    down = false;
    await retryDeliveries(site.storage.database, new Date());
    outbox.wake();
    await vi.waitFor(async () => expect(await undelivered(site.storage.database)).toEqual([]), 10_000);
    await outbox.stop(1_000);
    expect(kept).toMatchObject([{ email: VISITOR.email, fields: VISITOR }]);
    await site.storage.close();
  });

  test('takes an event once, and nothing that is not signed by this secret just now', async () => {
    const kept: unknown[] = [];
    const url = await example(async (lead) => void kept.push(lead));
    const body = JSON.stringify({ type: 'lead.created', version: 1, data: { id: '1' } });
    const send = async (id: string, at: Date, secret = SECRET, sent = body) => {
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      };
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    };
    const now = new Date();
    expect(await send('one', now)).toBe(204);
    expect(await send('one', now)).toBe(204);
    expect(await send('two', now)).toBe(204);
    expect(kept).toHaveLength(2);
    expect(await send('three', now, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(401);
    expect(await send('three', now, SECRET, body.replace('"1"', '"2"'))).toBe(401);
    expect(await send('three', new Date(now.getTime() - 3_600_000))).toBe(401);
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect((await fetch(url)).status).toBe(405);
    expect(kept).toHaveLength(2);
  });
});
