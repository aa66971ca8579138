import {
  describeFault,
  type Failure,
  type OutgoingDelivery,
  PartialDelivery,
  UnansweredDelivery,
} from './channels.ts';
import type { Email } from './email.ts';

export type Envelope = { from: string; to(form: string): readonly string[] };

/** This failure is not permanent, because the operator can set a recipient. */
export class NoRecipients extends Error {
  readonly code = 'ENORECIPIENTS';
}

export function mailFields(
  { form, createdAt, payload }: OutgoingDelivery<Email>,
  envelope: Envelope,
) {
  const { accepted: _, calendar, ...message } = payload;
  return {
    from: envelope.from,
    to: [...envelope.to(form)],
    ...message,
    ...(calendar && { icalEvent: { ...calendar, filename: 'session.ics' } }),
    date: createdAt,
    // These headers prevent an out-of-office notice of the agency to the visitor (RFC 3834; the
    // second header is for Exchange).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    // The library must not open files or URLs from a visitor's text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type MailError = {
  code?: string;
  /** Node's code, if the library has replaced it in `code`. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  rejectedErrors?: MailError[];
};

/** At these stages, the mail server answers about the mail, not about connection or login. */
const MAIL_STAGES = new Set(['EENVELOPE', 'EMESSAGE']);
// Codes about the session or the login (RFC 5321, RFC 4954). They look permanent, but the mail
// server will accept the mail when the settings are right.
const SESSION_CODES = new Set([503, 504, 530, 534, 535, 538]);
// An answer to a recipient may be about this server: a relay such as Postfix refuses a server, its
// login or its HELO name only at this stage. RFC 3463 separates these refusals from a wrong
// address: 5.5 is about the protocol, 5.7 about security and policy. Code 554 without an enhanced
// code is not about an address (RFC 5321, 4.2.3: "no SMTP service here").
const ENHANCED_CODE = /^5\d\d[ -](5\.\d{1,3})\.\d/;
const SERVER_SUBJECTS = new Set(['5.5', '5.7']);
const NO_SERVICE = 554;

function isAboutTheMail(stage: string, responseCode: number, response: string) {
  if (!MAIL_STAGES.has(stage) || SESSION_CODES.has(responseCode)) return false;
  if (stage !== 'EENVELOPE') return true;
  const subject = ENHANCED_CODE.exec(response)?.[1];
  return subject ? !SERVER_SUBJECTS.has(subject) : responseCode !== NO_SERVICE;
}
/** A full mailbox is temporary, but a mail that is too large (RFC 3463: 5.3.4) never fits. */
const MAILBOX_FULL = 552;
const MAIL_TOO_LARGE = /^552[ -]5\.3\.4\b/;
/** Codes of the library for faults before it connects: no password, or no recipient. */
const SETTINGS_FAULTS = new Set(['EAUTH', 'ENOAUTH', 'ENORECIPIENTS', 'EENVELOPE']);

function classifySingle({
  code: stage = 'EUNKNOWN',
  originalCode,
  responseCode,
  response = '',
}: MailError): Failure {
  if (!responseCode) {
    const fault = describeFault(originalCode ?? stage);
    // If there is no answer at this stage, the mail exceeds the size limit that the server
    // announced.
    if (stage === 'EMESSAGE') return { ...fault, isPermanent: true };
    return {
      ...fault,
      isPermanent: false,
      ...(SETTINGS_FAULTS.has(stage) && { needsOperator: true }),
    };
  }
  const code = `${stage} ${responseCode}`;
  if (responseCode < 500 || responseCode >= 600) return { code, isPermanent: false };
  if (responseCode === MAILBOX_FULL) return { code, isPermanent: MAIL_TOO_LARGE.test(response) };
  const isPermanent = isAboutTheMail(stage, responseCode, response);
  return isPermanent ? { code, isPermanent } : { code, isPermanent, needsOperator: true };
}

/** If there are several refusals, one temporary refusal makes the whole failure temporary. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof PartialDelivery) {
    const { code, ...failure } = classifyFailure(error.cause);
    return { ...failure, code: `${code}, some recipients have it` };
  }
  if (error instanceof UnansweredDelivery) {
    const { code } = classifyFailure(error.cause);
    return { code: `${code}, handed over and not answered`, isPermanent: false };
  }
  const mailError = (error ?? {}) as MailError;
  const failures = (mailError.rejectedErrors ?? [mailError]).map(classifySingle);
  return (
    failures.find(({ isPermanent }) => !isPermanent) ?? failures[0] ?? classifySingle(mailError)
  );
}
