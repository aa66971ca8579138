import { Webhook } from 'standardwebhooks';
import type { Settings } from '../settings.ts';
import type { Deliver, Failure } from './channels.ts';
import type { LeadEvent } from './lead-event.ts';

const WEBHOOKS_AT_ONCE = 4;
/** A receiver that has not answered by then is asked again later, in ms. */
const ANSWER_WITHIN_MS = 15_000;
/** Gone, too large, or not what the receiver can read: answers about this very event, which no repeat changes. */
const FOR_GOOD = new Set([410, 413, 415, 422]);

/** Any answer but a success; a redirect is one too, for it would carry the lead elsewhere. */
class WebhookRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super('the webhook was refused');
    this.status = status;
  }
}

/** What went wrong as a code, without a word of the receiver's. */
function classifyFailure(error: unknown): Failure {
  if (error instanceof WebhookRefused) {
    return { code: `HTTP ${error.status}`, forGood: FOR_GOOD.has(error.status) };
  }
  const { name, cause } = error instanceof Error ? error : {};
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return { code: code ?? (name === 'TimeoutError' ? name : 'EUNKNOWN'), forGood: false };
}

/** Leads go as signed events (standardwebhooks.com) to the address that the settings name. */
export function webhookDelivery(url: string, secret: string): Deliver<LeadEvent> {
  const webhook = new Webhook(secret);
  return {
    atOnce: WEBHOOKS_AT_ONCE,
    async deliver({ id, leadId, payload }, signal) {
      const body = JSON.stringify({ ...payload, data: { id: leadId, ...payload.data } });
      const now = new Date();
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'northbar-website',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, now, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      // only the status counts: nothing of the answer is read, however much there is
      await response.body?.cancel().catch(() => undefined);
      if (!response.ok) throw new WebhookRefused(response.status);
    },
    classify: classifyFailure,
    withdraw: async () => undefined,
    close: () => undefined,
  };
}

/** The webhook as a channel of the outbox, where the settings name one. */
export function openWebhook({
  WEBHOOK_URL,
  WEBHOOK_SECRET,
}: Pick<Settings, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>) {
  if (!(WEBHOOK_URL && WEBHOOK_SECRET)) return {};
  return { webhook: webhookDelivery(WEBHOOK_URL, WEBHOOK_SECRET) };
}
