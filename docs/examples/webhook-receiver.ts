/**
 * A receiver of lead webhooks, to run unchanged or to copy from:
 *
 *   WEBHOOK_SECRET=whsec_... node_modules/.bin/node docs/examples/webhook-receiver.ts
 *
 * It verifies the signature, processes each event once, answers within the 15 seconds that the
 * website waits, and passes the lead to `keepLead`, where you call your CRM. docs/crm.md describes
 * the events.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Size limit of a request's body, in bytes: far above any lead. */
const BODY_MAX = 1024 * 1024;

type Parts = {
  secret: string;
  /** Stores a lead. If it throws, the website sends the event again. */
  keepLead(lead: Record<string, unknown>): Promise<void>;
  /**
   * Ids of processed events. In production store them in a database, in one transaction with the
   * lead.
   */
  taken?: Set<string>;
};

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // too large a body is read to its end and discarded, so that the sender gets the answer
    if (size <= BODY_MAX) chunks.push(chunk);
  }
  if (size > BODY_MAX) return undefined;
  // the signature covers these exact bytes, so they are verified before they are parsed
  return Buffer.concat(chunks).toString('utf8');
}

export function webhookReceiver({ secret, keepLead, taken = new Set() }: Parts) {
  const webhook = new Webhook(secret);

  async function take(request: IncomingMessage) {
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
    if (taken.has(id)) return 204;
    // events of other types or later versions are acknowledged and ignored
    if (event.type === 'lead.created' && event.version === 1) await keepLead(event.data);
    taken.add(id);
    return 204;
  }

  return createServer(async (request, response) => {
    const status = await take(request).catch((error: unknown) =>
      error instanceof WebhookVerificationError ? 401 : 500,
    );
    response.writeHead(status).end();
  });
}

if (import.meta.main) {
  const { WEBHOOK_SECRET = '', PORT = '4600' } = process.env;
  webhookReceiver({
    secret: WEBHOOK_SECRET,
    keepLead: async ({ id, kind, email }) => console.log('a lead:', { id, kind, email }),
  }).listen(Number(PORT), '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${PORT}/`));
}
