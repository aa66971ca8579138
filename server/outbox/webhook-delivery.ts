import { Webhook } from 'standardwebhooks';
import type { Settings } from '../settings.ts';
import { type ChannelDelivery, describeFault, type Failure } from './channels.ts';
import type { WebhookEvent } from './webhook-events.ts';

const WEBHOOKS_AT_ONCE = 4;
// A receiver that has not answered within this time gets the event again later, with the same id.
const ANSWER_TIMEOUT_MS = 15_000;
// With such a status, the receiver refuses the event: another attempt would get the same answer.
const PERMANENT_STATUS = new Set([410, 413, 415, 422]);
// With such a status, the receiver asks for another attempt. Any other status below 500 means a
// fault of the address, the secret or the receiver, which a person has to fix.
const TEMPORARY_STATUS = new Set([408, 425, 429]);

/** A redirect also counts as a refusal, because the lead would go to another address. */
class WebhookRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super('the webhook was refused');
    this.status = status;
  }
}

/** The code has no text of the receiver. */
function classifyFailure(error: unknown): Failure {
  if (error instanceof WebhookRefusal) {
    const { status } = error;
    const isPermanent = PERMANENT_STATUS.has(status);
    const needsOperator = !isPermanent && status < 500 && !TEMPORARY_STATUS.has(status);
    return {
      code: `HTTP ${status}`,
      isPermanent,
      ...(needsOperator && { needsOperator }),
    };
  }
  const { name, cause } = error instanceof Error ? error : {};
  if (name === 'TimeoutError')
    return { code: 'ETIMEDOUT, sent and not answered', isPermanent: false };
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'EUNKNOWN';
  return { ...describeFault(code), isPermanent: false };
}

/** Signs events according to standardwebhooks.com. */
export function webhookDelivery(url: string, secret: string): ChannelDelivery<WebhookEvent> {
  const webhook = new Webhook(secret);
  return {
    concurrency: WEBHOOKS_AT_ONCE,
    async deliver({ id, leadId, payload }, stop) {
      const body = JSON.stringify({ ...payload, data: { id: leadId, ...payload.data } });
      const now = new Date();
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'agency-site',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, now, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel().catch(() => undefined);
      if (!response.ok) throw new WebhookRefusal(response.status);
    },
    classify: classifyFailure,
  };
}

export function openWebhook({
  WEBHOOK_URL,
  WEBHOOK_SECRET,
}: Pick<Settings, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>) {
  if (!(WEBHOOK_URL && WEBHOOK_SECRET)) return {};
  return { webhook: webhookDelivery(WEBHOOK_URL, WEBHOOK_SECRET) };
}
