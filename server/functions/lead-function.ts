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
 * After this time the visitor gets an error with the phone number, even if the database still waits for another process.
 * Storing is not stopped: the lead may still be stored with its mails. If the visitor sends the form again, it is the same
 * lead.
 */
export const STORED_WITHIN_MS = 6_000;

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly Issue[] } };

type ReceiptWords = { subject: string; lines: MailLine[]; why: string };

/** The differences between the forms whose submissions are stored as leads. */
export type LeadForm<T extends Record<string, unknown>> = Omit<ServerFunction, 'answer'> & {
  /** Kind of the lead: "strategy-session". */
  kind: FormName;
  schema: { safeParse(value: unknown): Parsed<T> };
  who(values: T): { email: string; name?: string | undefined; firm?: string | undefined };
  mail(values: T, ask?: InquiryKind): MailCopy;
  answer(ask?: InquiryKind): AnswerBody;
  /** Returns the text of the mail to the visitor. `choose` is the address of the page with free times. */
  receipt?: (at: { siteUrl: string; choose: string }) => ReceiptWords;
  /** True if the answer has the address of the page with free times. */
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
  /** Called after a lead was stored: its deliveries are due. */
  stored(leadId: string): void;
  /** Called after a lead could not be stored. */
  notStored(kind: string, error: unknown): void;
};

/** A submission, and in `sent` its validated fields that all forms have. */
type Taken = Submitted & { sent: Submission };

const hash = (...parts: string[]) => digest('sha256', parts.join('\n')).slice(0, 40);

/**
 * Returns the id of a submission; submissions with the same id are one lead. An id from the browser is combined with the
 * content, so that other content with the same id is a new lead and no text is lost. A plain form has no id from a browser:
 * equal content with the same spam reason on the same day is one lead, for example after a double click. An id from the
 * browser has no slash, so it never equals the id of a plain form.
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

/** Returns the mail to the visitor. It repeats only the first name, because the address may belong to another person. */
function receiptTo(
  to: { email: string; name: string | undefined },
  agency: LeadDeps['agency'],
  words: ReceiptWords,
): NewDelivery {
  const id = randomUUIDv7();
  return { id, channel: 'visitor-email', payload: visitorMail(id, agency, to, words) };
}

/**
 * Returns the function for a form: it validates a submission, stores the lead and its mails in one transaction, and answers.
 * Errors: an HttpError, or an error of the database.
 */
export function leadFunction<T extends Record<string, unknown>>(
  form: LeadForm<T>,
  deps: LeadDeps,
): ServerFunction {
  const { kind, schema, who, mail, receipt, answer: answerFor, choosesTime, ...rest } = form;
  const { database, errors, limiter } = deps;

  /**
   * Counts a new lead against the limits. Returns a function that takes the count back if the lead is not stored. Errors: an
   * HttpError above a limit.
   */
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
    // The subject of the mail begins with the kind of request already.
    const from = { ...lead, subject: about };
    const written = writeLeadMail({ ...words, subject, rows }, from, deps.mailPlace, now);
    const payload = { messageId, ...written };
    const deliveries: NewDelivery[] = [{ id, channel: 'email', payload }];
    // A CRM answers automatically, which a lead with a spam reason must not trigger.
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
