import { hash as digest, randomUUIDv7 } from 'node:crypto';
import { contactCopy } from '../../src/content/contact-copy.ts';
import type { InquiryKind } from '../../src/content/inquiry-kinds.ts';
import { firstMessages, type Issue } from '../../src/features/forms/check-values.ts';
import {
  type Submission,
  submissionSchema,
  visitSchema,
} from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { BookingService } from '../booking/booking-service.ts';
import { HttpError, type HttpErrors } from '../http/errors.ts';
import type { FunctionRequest, ServerFunction } from '../http/guards.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { SPAM_REASONS, type SpamReason, spamReasonOf } from '../leads/spam-reasons.ts';
import {
  type AnswerBody,
  leadEvent,
  type NewLead,
  storedAnswer,
  storeLead,
} from '../leads/store-lead.ts';
import { events } from '../log.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { type Agency, type MailLine, visitorMail } from '../outbox/email.ts';
import { type MailCopy, writeLeadMail } from '../outbox/lead-mail.ts';
import type { FormName } from '../outbox/recipients.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/tables.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * After this time the visitor gets an error with the phone number. The database may still store
 * the lead. If the visitor then sends the form again, no second lead is stored.
 */
export const STORE_TIMEOUT_MS = 6_000;

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly Issue[] } };

type ReceiptCopy = { subject: string; lines: MailLine[]; why: string };

export type LeadForm<T extends Record<string, unknown>> = Omit<ServerFunction, 'answer'> & {
  kind: FormName;
  schema: { safeParse(value: unknown): Parsed<T> };
  contact(values: T): { email: string; name?: string | undefined; firm?: string | undefined };
  mail(values: T, inquiry?: InquiryKind): MailCopy;
  answer(inquiry?: InquiryKind): AnswerBody;
  receipt?: (at: {
    siteUrl: string;
    chooseUrl: string;
    inquiry: InquiryKind | undefined;
  }) => ReceiptCopy;
  canChooseTime?: boolean;
};

export type LeadDeps = {
  database: Database;
  errors: HttpErrors;
  limiter: RateLimiter;
  settings: Pick<Settings, 'WEBHOOK_URL'>;
  service: Pick<BookingService, 'agency' | 'thanksAddress'>;
  now(): Date;
  onStored(leadId: string): void;
  onNotStored(kind: string, error: unknown): void;
};

type CheckedSubmission = FunctionRequest & { fields: Submission };

const hashOf = (...parts: string[]) => digest('sha256', parts.join('\n')).slice(0, 40);

// Submissions with the same id are one lead. An id from the browser is combined with the content,
// so that different content with the same id is a new lead and no text is lost. A form without an
// id from the browser gets an id from its content, its spam reason and the day. The two kinds of
// ids never equal each other, because an id from the browser has no slash.
function submissionIdOf(
  submission: CheckedSubmission,
  content: string,
  spamReason: SpamReason | undefined,
  now: Date,
) {
  const { submissionId } = submission.fields;
  // The subject begins with the kind of inquiry. So a question and a request for a session are two
  // leads, even with the same content.
  const { subject = '' } = originOf(submission);
  if (submissionId) return `${submissionId}/${hashOf(content, subject)}`;
  if (submission.kind === 'json') return undefined;
  return `form/${now.toISOString().slice(0, 10)}/${hashOf(content, subject, spamReason ?? '')}`;
}

// Without an id, equal content may come from another person, who must not get the link to the
// session of the first person.
function repeatedAnswer({ fields }: CheckedSubmission, answer: AnswerBody): AnswerBody {
  const { page: _, ...withoutLink } = answer;
  return fields.submissionId ? answer : withoutLink;
}

function originOf({ body, isPrivate, fields }: CheckedSubmission) {
  const { source, subject, ask: inquiry, page } = fields;
  return {
    source: source || undefined,
    subject:
      [inquiry && contactCopy().requests[inquiry].name, subject].filter(Boolean).join(': ') ||
      undefined,
    page: page || undefined,
    visit: isPrivate ? {} : visitSchema.parse(body),
  };
}

function receiptTo(visitor: { email: string }, agency: Agency, copy: ReceiptCopy): NewDelivery {
  const id = randomUUIDv7();
  return { id, channel: 'visitor-email', payload: visitorMail(id, agency, visitor, copy) };
}

/** Stores the lead and its mails in one transaction. Throws an HttpError or a database error. */
export function leadFunction<T extends Record<string, unknown>>(
  form: LeadForm<T>,
  deps: LeadDeps,
): ServerFunction {
  const {
    kind,
    schema,
    contact,
    mail,
    receipt,
    answer: answerFor,
    canChooseTime,
    ...functionOptions
  } = form;
  const { database, errors, limiter } = deps;

  /** Returns a function that undoes the count. Throws an HttpError above a limit. */
  async function countTowardsLimits(content: string, spamReason: SpamReason | undefined) {
    const day = spamReason ? 'spam-leads-day' : 'leads-day';
    const keys = { content: hashOf(content), everyone: '' };
    const { waitSeconds, refusedBy, undoCount } = await limiter.count(['same-words', day], keys);
    if (refusedBy === 'same-words') throw errors.repeated(waitSeconds);
    if (waitSeconds) throw errors.tooBusy(waitSeconds);
    return undoCount;
  }

  async function storeLeadWithMails(
    submission: CheckedSubmission,
    values: T,
    submissionId: string | undefined,
    spamReason: SpamReason | undefined,
  ) {
    const now = deps.now();
    const { agency, thanksAddress } = deps.service;
    const { email, name, firm } = contact(values);
    const details = { email, name, firm, data: values, ...originOf(submission) };
    const leadId = randomUUIDv7();
    const { ask: inquiry, subject: subjectOfForm } = submission.fields;
    const body = answerFor(inquiry);
    const page = canChooseTime ? await thanksAddress(leadId, inquiry) : '';
    const answer = canChooseTime ? { ...body, page } : body;
    const lead: NewLead = { id: leadId, kind, submissionId, ...details, answer, spamReason };
    const id = randomUUIDv7();
    const messageId = `<${id}@${agency.domain}>`;
    const copy = mail(values, inquiry);
    const rows = [...copy.rows, ['Possible spam', spamReason && SPAM_REASONS[spamReason]] as const];
    const subject = spamReason ? `[Possible spam: ${spamReason}] ${copy.subject}` : copy.subject;
    // `copy.subject` has the kind of request already, so the mail gets the subject of the form.
    const origin = { ...lead, subject: subjectOfForm };
    const mailContent = writeLeadMail({ ...copy, subject, rows }, origin, agency, now);
    const payload = { messageId, ...mailContent };
    const deliveries: NewDelivery[] = [{ id, channel: 'email', payload }];
    // A CRM may answer automatically, so it gets no lead with a spam reason.
    if (deps.settings.WEBHOOK_URL && !lead.spamReason)
      deliveries.push({ id: randomUUIDv7(), channel: 'webhook', payload: leadEvent(lead, now) });
    const { siteUrl } = agency;
    const receiptCopy =
      !spamReason && receipt?.({ siteUrl, chooseUrl: `${siteUrl}${page}`, inquiry });
    const receiptDelivery = receiptCopy ? receiptTo(details, agency, receiptCopy) : undefined;
    return await storeLead(database, lead, deliveries, now, receiptDelivery);
  }

  async function acceptSubmission(submitted: FunctionRequest) {
    const parsed = schema.safeParse(submitted.body);
    if (!parsed.success) throw errors.invalid(firstMessages(parsed.error.issues));
    const values = parsed.data;
    const content = `${kind}\n${JSON.stringify({ ...values, email: mailbox(contact(values).email) })}`;
    const submission = { ...submitted, fields: submissionSchema.parse(submitted.body) };
    const spamReason = limiter.isOn ? spamReasonOf(submission.fields) : undefined;
    const submissionId = submissionIdOf(submission, content, spamReason, deps.now());
    const previousAnswer = submissionId && (await storedAnswer(database, kind, submissionId));
    if (previousAnswer) return repeatedAnswer(submission, previousAnswer);
    const undoCount = await countTowardsLimits(content, spamReason);
    const result = await storeLeadWithMails(submission, values, submissionId, spamReason).catch(
      async (error) => {
        await undoCount();
        throw error;
      },
    );
    if (result.leadId) {
      events.emit('leadStored', kind, spamReason);
      deps.onStored(result.leadId);
      return result.answer;
    }
    await undoCount();
    return repeatedAnswer(submission, result.answer);
  }
  return {
    ...functionOptions,
    async answer(submitted) {
      try {
        return await withTimeout(acceptSubmission(submitted), STORE_TIMEOUT_MS);
      } catch (error) {
        if (!(error instanceof HttpError)) {
          events.emit('leadNotStored', kind);
          deps.onNotStored(kind, error);
        }
        throw error;
      }
    },
  };
}
