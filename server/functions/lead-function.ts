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
import { HttpError, type HttpErrors } from '../http/errors.ts';
import type { ServerFunction, Submitted } from '../http/guards.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { inTime } from '../in-time.ts';
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
import { type MailCopy, type MailSite, writeLeadMail } from '../outbox/lead-mail.ts';
import type { FormName } from '../outbox/recipients.ts';
import type { Database } from '../storage/tables.ts';

/**
 * A visitor has an answer by then, in ms, and with it the phone number, however long the database waits for another
 * process. What was begun goes on: it may be stored after all, whole and with its mails, and the same submission sent
 * again is then the same lead.
 */
export const STORED_WITHIN_MS = 6_000;

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly Issue[] } };

type ReceiptWords = { subject: string; lines: MailLine[]; why: string };

/** A form that becomes a lead: all that differs from one form to the next. */
export type LeadForm<T extends Record<string, unknown>> = Omit<ServerFunction, 'answer'> & {
  /** Stored with the lead: "strategy-session". */
  kind: FormName;
  schema: { safeParse(value: unknown): Parsed<T> };
  who(values: T): { email: string; name?: string | undefined; firm?: string | undefined };
  mail(values: T, ask?: InquiryKind): MailCopy;
  answer(ask?: InquiryKind): AnswerBody;
  /** Fixed words that the visitor gets by mail; `choose` is the page on which a time is chosen. */
  receipt?: (at: { siteUrl: string; choose: string }) => ReceiptWords;
  /** True if the visitor may choose a time: the answer then has the address of that page. */
  choosesTime?: boolean;
};

export type LeadDeps = {
  database: Database;
  errors: HttpErrors;
  limiter: RateLimiter;
  /** Facts about the site in mails. */
  mailPlace: MailSite;
  agency: Agency;
  webhook: boolean;
  now(): Date;
  choosingAddress(leadId: string, ask?: InquiryKind): Promise<string>;
  /** Called when a lead is stored: its deliveries are due. */
  stored(leadId: string): void;
  /** Called when one could not be. */
  notStored(kind: string, error: unknown): void;
};

/** A submission with the fields that every form sends beside its own. */
type Taken = Submitted & { sent: Submission };

const hash = (...parts: string[]) => digest('sha256', parts.join('\n')).slice(0, 40);

/**
 * Returns the id of a submission. The same id with the same content is the same lead; with other content it is a new lead,
 * so that no text is dropped for an id that was used before. A form without JavaScript has no id: a double click sends the
 * same content twice, and the same content on one day is one lead, unless only one of the two is marked as spam. An id from
 * outside has no slash, so it never equals the id of a form.
 */
function idOf(
  { kind, sent }: Taken,
  content: string,
  spamReason: SpamReason | undefined,
  now: Date,
) {
  const { submissionId, subject = '' } = sent;
  if (submissionId) return `${submissionId}/${hash(content, subject)}`;
  if (kind === 'json') return undefined;
  return `form/${now.toISOString().slice(0, 10)}/${hash(content, subject, spamReason ?? '')}`;
}

function originOf({ body, isPrivate, sent }: Taken) {
  const { source, subject, ask, page } = sent;
  return {
    source: source || undefined,
    subject:
      [ask && contactCopy().requests[ask].name, subject].filter(Boolean).join(': ') || undefined,
    page: page || undefined,
    visit: isPrivate ? {} : visitSchema.parse(body),
  };
}

/** The address may belong to anybody, so the mail repeats only the first name. */
function receiptTo(
  to: { email: string; name: string | undefined },
  agency: LeadDeps['agency'],
  words: ReceiptWords,
): NewDelivery {
  const id = randomUUIDv7();
  return { id, channel: 'visitor-email', payload: visitorMail(id, agency, to, words) };
}

/** The one way a form becomes a lead: check, store lead and mail together, answer. Errors of the database are thrown. */
export function leadFunction<T extends Record<string, unknown>>(
  form: LeadForm<T>,
  deps: LeadDeps,
): ServerFunction {
  const { kind, schema, who, mail, receipt, answer: answerFor, choosesTime, ...rest } = form;
  const { database, errors, limiter } = deps;

  /** Counts a new lead. Errors: HttpError where it is one too many. What comes back is for one that is not stored after all. */
  async function admit(content: string, spamReason: SpamReason | undefined) {
    const day = spamReason ? 'marked-leads-day' : 'leads-day';
    const keys = { words: hash(content), everyone: '' };
    const { wait, refusedBy, giveBack } = await limiter.count(['same-words', day], keys);
    if (refusedBy === 'same-words') throw errors.repeated(wait);
    if (wait) throw errors.tooBusy(wait);
    return giveBack;
  }

  async function store(
    taken: Taken,
    values: T,
    submissionId: string | undefined,
    spamReason: SpamReason | undefined,
  ) {
    const now = deps.now();
    const { email, name, firm } = who(values);
    const details = { email, name, firm, data: values, ...originOf(taken) };
    const leadId = randomUUIDv7();
    const { ask, subject: about } = taken.sent;
    const alone = answerFor(ask);
    const page = choosesTime ? await deps.choosingAddress(leadId, ask) : '';
    const answer = choosesTime ? { ...alone, page } : alone;
    const lead: NewLead = { id: leadId, kind, submissionId, ...details, answer, spamReason };
    const id = randomUUIDv7();
    const messageId = `<${id}@${deps.agency.domain}>`;
    const words = mail(values, ask);
    const rows = [...words.rows, ['Marked', spamReason && SPAM_REASONS[spamReason]] as const];
    const subject = spamReason ? `[Marked: ${spamReason}] ${words.subject}` : words.subject;
    // the subject line begins with the kind of request
    const from = { ...lead, subject: about };
    const written = writeLeadMail({ ...words, subject, rows }, from, deps.mailPlace, now);
    const payload = { messageId, ...written };
    const deliveries: NewDelivery[] = [{ id, channel: 'email', payload }];
    // a CRM answers and assigns by itself, which a lead that is probably no person's must not set off
    if (deps.webhook && !lead.spamReason)
      deliveries.push({ id: randomUUIDv7(), channel: 'webhook', payload: leadEvent(lead, now) });
    const { siteUrl } = deps.mailPlace;
    const thanks = !spamReason && receipt?.({ siteUrl, choose: `${siteUrl}${page}` });
    const mailed = thanks ? receiptTo(details, deps.agency, thanks) : undefined;
    return await storeLead(database, lead, deliveries, now, mailed);
  }

  async function take(submitted: Submitted) {
    const parsed = schema.safeParse(submitted.body);
    if (!parsed.success) throw errors.invalid(firstMessages(parsed.error.issues));
    const values = parsed.data;
    const content = `${kind}\n${JSON.stringify({ ...values, email: mailbox(who(values).email) })}`;
    const taken = { ...submitted, sent: submissionSchema.parse(submitted.body) };
    const spamReason = limiter.isOn ? spamReasonOf(taken.sent) : undefined;
    const submissionId = idOf(taken, content, spamReason, deps.now());
    const previous = submissionId && (await storedAnswer(database, kind, submissionId));
    if (previous) return previous;
    const giveBack = await admit(content, spamReason);
    const result = await store(taken, values, submissionId, spamReason).catch(async (error) => {
      await giveBack();
      throw error;
    });
    if (result.leadId) {
      events.emit('leadStored', kind, spamReason);
      deps.stored(result.leadId);
    } else await giveBack();
    return result.answer;
  }
  return {
    ...rest,
    async answer(submitted) {
      try {
        return await inTime(take(submitted), STORED_WITHIN_MS);
      } catch (error) {
        if (!(error instanceof HttpError)) {
          events.emit('leadNotStored', kind);
          deps.notStored(kind, error);
        }
        throw error;
      }
    },
  };
}
