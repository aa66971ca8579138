import { isIP } from 'node:net';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { Settings } from '../settings.ts';
import { type ChannelDelivery, PartialDelivery, UnansweredDelivery } from './channels.ts';
import type { Email } from './email.ts';
import { type Handover, mailConnections } from './mail-connections.ts';
import { mailFileDelivery } from './mail-files.ts';
import { classifyFailure, mailFields, NoRecipients } from './outgoing-mail.ts';
import { allRecipients, recipientsOf, remainingRecipients } from './recipients.ts';

export type MailTimeouts = {
  /** The time until the last byte is sent; after this timeout the mail can be sent again. */
  sendMs: number;
  /** The time from the last byte to the answer. */
  answerMs: number;
};

// RFC 5321 (4.5.3.2) requires waits of five minutes for the steps before the mail, and of ten
// minutes for the answer, because the mail server may check the mail first. A client that
// disconnects earlier would send an accepted mail again.
export const MAIL_TIMEOUTS: MailTimeouts = { sendMs: 5 * 60_000, answerMs: 10 * 60_000 };

const DNS_TIMEOUT_MS = 10_000;

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

export function mustEncrypt(url: string) {
  const { hostname, password } = new URL(url);
  return password !== '' && !LOCAL_HOST.test(hostname);
}

// The certificate of a mail server on this machine is not checked. It is often self-signed, and
// nobody can intercept the connection.
function tlsOptions(url: string) {
  if (!LOCAL_HOST.test(new URL(url).hostname)) return { requireTLS: mustEncrypt(url) };
  return { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
}

export const mailAddress = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

// Such a setting is a mistake: many calendars ignore an invitation whose organizer is the owner.
export function sendsToItself({ MAIL_FROM, LEADS_TO }: Pick<Settings, 'MAIL_FROM' | 'LEADS_TO'>) {
  const sender = mailbox(mailAddress(MAIL_FROM));
  return allRecipients(LEADS_TO).some((address) => mailbox(address) === sender);
}

export function messageDomain({ MAIL_FROM }: { MAIL_FROM: string }): string {
  return mailAddress(MAIL_FROM).split('@')[1] ?? 'localhost';
}

// The name for HELO is a public domain, because a relay may refuse another name, such as a
// container's. `?name=` of SMTP_URL overrides it.
export function helloName({ SITE_URL, MAIL_FROM }: Pick<Settings, 'SITE_URL' | 'MAIL_FROM'>) {
  const { hostname } = new URL(SITE_URL);
  const isDomain = isPublicOrigin(SITE_URL) && !isIP(hostname.replace(/^\[|\]$/g, ''));
  return isDomain ? hostname : messageDomain({ MAIL_FROM });
}

const abortedError = (code: 'ETIMEDOUT' | 'ESTOPPED') =>
  Object.assign(new Error('the mail was aborted'), { code });

function startDeadlines({ sendMs, answerMs }: MailTimeouts) {
  const controller = new AbortController();
  const startTimer = (ms: number) => setTimeout(() => controller.abort(), ms);
  let timer = startTimer(sendMs);
  let isHandedOver = false;
  const handover: Handover = {
    isDone: () => isHandedOver,
    done() {
      isHandedOver = true;
      clearTimeout(timer);
      timer = startTimer(answerMs);
    },
  };
  return { signal: controller.signal, handover, end: () => clearTimeout(timer) };
}

type MailSettings = Pick<
  Settings,
  'SITE_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'SMTP_URL' | 'SMTP_CONNECTIONS' | 'DATA_DIR'
>;

/** Sends mails, or writes them to files if `SMTP_URL` is not set. */
export function emailDelivery(
  settings: MailSettings,
  timeouts: MailTimeouts = MAIL_TIMEOUTS,
): ChannelDelivery<Email> {
  const { MAIL_FROM, LEADS_TO, SMTP_URL: url } = settings;
  const envelope = { from: MAIL_FROM, to: (form: string) => recipientsOf(LEADS_TO, form) };
  if (!url) return mailFileDelivery(settings.DATA_DIR, envelope);
  // The timeouts of the library are longer than ours, so they are never reached. Our timeouts
  // depend on whether the mail was sent.
  const unusedTimeoutMs = 2 * (timeouts.sendMs + timeouts.answerMs);
  const limits = {
    connectionTimeout: unusedTimeoutMs,
    greetingTimeout: unusedTimeoutMs,
    socketTimeout: unusedTimeoutMs,
  };
  const name = helloName(settings);
  const options = { url, name, ...tlsOptions(url), dnsTimeout: DNS_TIMEOUT_MS, ...limits };
  const sendMail = mailConnections(options);

  async function send(mail: ReturnType<typeof mailFields>, to: string[], stop: AbortSignal) {
    const deadlines = startDeadlines(timeouts);
    const signal = AbortSignal.any([stop, deadlines.signal]);
    try {
      return await sendMail(
        { ...mail, envelope: { from: envelope.from, to }, signal },
        deadlines.handover,
      );
    } catch (error) {
      const cause = deadlines.signal.aborted
        ? abortedError('ETIMEDOUT')
        : stop.aborted
          ? abortedError('ESTOPPED')
          : error;
      const isAnswer = cause instanceof Error && 'responseCode' in cause;
      throw deadlines.handover.isDone() && !isAnswer ? new UnansweredDelivery(cause) : cause;
    } finally {
      deadlines.end();
    }
  }

  return {
    concurrency: settings.SMTP_CONNECTIONS,
    async deliver(outgoing, stop) {
      const { payload } = outgoing;
      const acceptedBefore = payload.accepted ?? [];
      // The recipients come from the current settings, which may be corrected since the last
      // attempt.
      const to = remainingRecipients(payload, envelope.to(outgoing.form));
      if (!to.length && acceptedBefore.length) return;
      // Some mail servers accept a mail without recipients.
      if (!to.length) throw new NoRecipients();
      const { rejected, rejectedErrors } = await send(mailFields(outgoing, envelope), to, stop);
      if (!rejected.length) return;
      const refusedMailboxes = new Set(rejected.map(mailbox));
      const accepted = to.filter((address) => !refusedMailboxes.has(mailbox(address)));
      throw new PartialDelivery(
        { ...payload, accepted: [...acceptedBefore, ...accepted] },
        { rejectedErrors },
      );
    },
    classify: classifyFailure,
  };
}

/** Only one mail to a visitor is sent at a time, so that mails about leads do not wait. */
export function emailChannels(settings: MailSettings) {
  const email = emailDelivery(settings);
  return { email, 'visitor-email': { ...email, concurrency: 1 } };
}
