import { createHash, randomUUID } from 'node:crypto';
import type { Issue } from '../../src/content/explain.ts';
import { firstMessages } from '../../src/features/forms/first-messages.ts';
import { submissionSchema, visitSchema } from '../../src/features/forms/submission.ts';
import { events } from '../events.ts';
import { HttpError, type HttpErrors } from '../http/errors.ts';
import type { ServerFunction, Submitted } from '../http/guards.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { type Answer, answerGiven, type NewLead, storeLead } from '../leads/store-lead.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { type MailWords, writeLeadMail } from '../outbox/email.ts';
import { leadEvent } from '../outbox/lead-event.ts';
import type { Database } from '../storage/tables.ts';

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };

/** A form that becomes a lead: all that differs from one form to the next. */
export type LeadForm<T extends Record<string, unknown>> = Omit<ServerFunction, 'answer'> & {
  /** Stored with the lead: "strategy-session". */
  kind: string;
  schema: { safeParse(value: unknown): Parsed<T> };
  who(values: T): { email: string; name?: string | undefined; firm?: string | undefined };
  mail(values: T): MailWords;
  /** More rows of the mail, by what was sent beside the values. */
  furtherRows?(values: T, body: Submitted['body']): Promise<MailWords['rows']>;
  answer: Answer;
};

export type LeadParts = {
  database: Database;
  errors: HttpErrors;
  limiter: RateLimiter;
  /** Public address of the site, for links in mails. */
  siteUrl: string;
  /** Domain of the Message-ID. */
  domain: string;
  /** Whether leads go to a webhook too. */
  webhook: boolean;
  now(): Date;
  /** Called when a lead is stored: its deliveries are due. */
  stored(leadId: string): void;
  /** Called when one could not be. */
  notStored(kind: string, error: unknown): void;
};

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);

/** A double click on a form without JavaScript sends the same words twice: the same content on one day is one lead. */
function originOf({ body, kind, isPrivate }: Submitted, content: string, now: Date) {
  const { submissionId, source, subject, page } = submissionSchema.parse(body);
  const ofForm =
    kind === 'form' ? `form-${hash(now.toISOString().slice(0, 10), content, subject ?? '')}` : undefined;
  return {
    submissionId: submissionId ?? ofForm,
    source: source || undefined,
    subject: subject || undefined,
    page: page || undefined,
    visit: isPrivate ? {} : visitSchema.parse(body),
  };
}

/** The one way a form becomes a lead: check, store lead and mail together, answer. Errors of the database are thrown. */
export function leadFunction<T extends Record<string, unknown>>(
  form: LeadForm<T>,
  parts: LeadParts,
): ServerFunction {
  const { kind, schema, who, mail, furtherRows, answer, ...rest } = form;
  const { database, errors, limiter } = parts;
  async function take(submitted: Submitted) {
    const parsed = schema.safeParse(submitted.body);
    if (!parsed.success) throw errors.invalid(firstMessages(parsed.error.issues));
    const values = parsed.data;
    const now = parts.now();
    const content = `${kind}\n${JSON.stringify(values)}`;
    const origin = originOf(submitted, content, now);
    const given = origin.submissionId && (await answerGiven(database, kind, origin.submissionId));
    if (given) return given;
    const wait = await limiter.secondsToWait(rest.limits, 'content', hash(content));
    if (wait) throw errors.repeated(wait);
    const { email, name, firm } = who(values);
    const lead: NewLead = { kind, ...origin, email, name, firm, data: values, answer };
    const id = randomUUID();
    const messageId = `<${id}@${parts.domain}>`;
    const words = mail(values);
    const rows = [...words.rows, ...((await furtherRows?.(values, submitted.body)) ?? [])];
    const payload = { messageId, ...writeLeadMail({ ...words, rows }, lead, parts.siteUrl, now) };
    const deliveries: NewDelivery[] = [{ id, channel: 'email', payload }];
    // a CRM answers and assigns by itself, which a lead that is probably no person's must not set off
    if (parts.webhook && !lead.mark)
      deliveries.push({ id: randomUUID(), channel: 'webhook', payload: leadEvent(lead, now) });
    const result = await storeLead(database, lead, deliveries, now);
    if (result.leadId) {
      events.emit('leadStored', kind, lead.mark);
      parts.stored(result.leadId);
    }
    return result.answer;
  }
  return {
    ...rest,
    async answer(submitted) {
      try {
        return await take(submitted);
      } catch (error) {
        if (!(error instanceof HttpError)) {
          events.emit('leadNotStored', kind);
          parts.notStored(kind, error);
        }
        throw error;
      }
    },
  };
}
