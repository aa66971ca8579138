/**
 * A receiver of lead webhooks, to run unchanged or to copy from:
 *
 *   WEBHOOK_SECRET=whsec_... node_modules/.bin/node docs/examples/webhook-receiver.ts
 *
 * It verifies the signature, processes each event once, answers within the 15 seconds that the
 * website waits, and passes the lead to `saveLead`, where you call your CRM. docs/crm.md describes
 * the events.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Size limit of a request's body, in bytes: far above any lead. */
const MAX_BODY_BYTES = 1024 * 1024;

type ReceiverOptions = {
  secret: string;
  /** Stores a lead. If it throws, the website sends the event again. */
  saveLead(lead: Record<string, unknown>): Promise<void>;
  /**
   * Ids of processed events. In production store them in a database, in one transaction with the
   * lead.
   */
  processedIds?: Set<string>;
};

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // too large a body is read to its end and discarded, so that the sender gets the answer
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) return undefined;
  // the signature covers these exact bytes, so they are verified before they are parsed
  return Buffer.concat(chunks).toString('utf8');
}

export function webhookReceiver({ secret, saveLead, processedIds = new Set() }: ReceiverOptions) {
  const webhook = new Webhook(secret);

  async function receive(request: IncomingMessage) {
    if (request.method !== 'POST') return 405;
    const body = await readBody(request);
    if (body === undefined) return 413;
    const id = String(request.headers['webhook-id']);
    const event = webhook.verify(body, request.headers as Record<string, string>) as {
      type: string;
      version: number;
      data: Record<string, unknown>;
    };
    // an event can come twice, for example after a lost answer: the second time there is nothing to
    // do
    if (processedIds.has(id)) return 204;
    // events of other types or later versions are acknowledged and ignored
    if (event.type === 'lead.created' && event.version === 1) await saveLead(event.data);
    processedIds.add(id);
    return 204;
  }

  return createServer(async (request, response) => {
    const status = await receive(request).catch((error: unknown) =>
      error instanceof WebhookVerificationError ? 401 : 500,
    );
    response.writeHead(status).end();
  });
}

if (import.meta.main) {
  const { WEBHOOK_SECRET = '', PORT = '4600' } = process.env;
  webhookReceiver({
    secret: WEBHOOK_SECRET,
    saveLead: async ({ id, kind, email }) => console.log('a lead:', { id, kind, email }),
  }).listen(Number(PORT), '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${PORT}/`));
}
