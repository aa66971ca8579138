import { isIP } from 'node:net';
import { isPublicOrigin } from '../../src/text/reserved-names.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { Settings } from '../settings.ts';
import { type Channels, type Deliver, PartlyDelivered, Unanswered } from './channels.ts';
import type { Email } from './email.ts';
import { type Handover, mailConnections } from './mail-connections.ts';
import { mailFiles } from './mail-files.ts';
import { classifyFailure, type Envelope, mailFields, NoRecipients } from './outgoing-mail.ts';
import { allRecipients, recipientsOf, remainingRecipients } from './recipients.ts';

/** Time limits for a mail server, in ms. */
export type MailPatience = {
  /**
   * The time from the first byte of the mail to the last one: after a timeout it was not accepted and may be tried again.
   */
  handingOver: number;
  /** The time from the last byte to the answer. */
  answer: number;
};

/**
 * RFC 5321 (4.5.3.2) wants five minutes for the steps before the mail, and ten after it: a server may then look through
 * it before it answers, and whoever hangs up earlier sends a mail again that was taken.
 */
export const MAIL_PATIENCE: MailPatience = { handingOver: 5 * 60_000, answer: 10 * 60_000 };

const DNS_TIMEOUT_MS = 10_000;

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** Returns whether the connection to SMTP_URL must be encrypted: a password never leaves this machine in the clear. */
export function mustEncrypt(url: string) {
  const { hostname, password } = new URL(url);
  return password !== '' && !THIS_MACHINE.test(hostname);
}

/**
 * A mail server on this machine mostly has a self-signed certificate or an invalid one, and nobody can intercept the
 * connection. Everywhere else the certificate must be valid.
 */
function tlsOptions(url: string) {
  if (!THIS_MACHINE.test(new URL(url).hostname)) return { requireTLS: mustEncrypt(url) };
  return { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
}

/** The address alone of a mailbox such as `Name <name@example.com>`. */
export const mailAddress = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * Returns whether a reader of the mails is also their sender, who organizes the sessions: many calendars take in no
 * invitation of their owner's own address.
 */
export function sendsToItself({ MAIL_FROM, LEADS_TO }: Pick<Settings, 'MAIL_FROM' | 'LEADS_TO'>) {
  const sender = mailbox(mailAddress(MAIL_FROM));
  return allRecipients(LEADS_TO).some((address) => mailbox(address) === sender);
}

/** Returns the part behind the @ of every Message-ID. */
export function messageDomain({ MAIL_FROM }: { MAIL_FROM: string }): string {
  return mailAddress(MAIL_FROM).split('@')[1] ?? 'localhost';
}

/**
 * The name by which this server says hello. A relay may refuse one that is no domain, and a container's own name is
 * none; SMTP_URL can name another (`?name=`).
 */
export function helloName({
  SITE_URL,
  MAIL_FROM,
}: {
  SITE_URL: string;
  MAIL_FROM: string;
}): string {
  const { hostname } = new URL(SITE_URL);
  const isDomain = isPublicOrigin(SITE_URL) && !isIP(hostname.replace(/^\[|\]$/g, ''));
  return isDomain ? hostname : messageDomain({ MAIL_FROM });
}

/** A mail server that takes too long, or this server's own stop. */
const brokenOff = (code: 'ETIMEDOUT' | 'ESTOPPED') =>
  Object.assign(new Error('the mail was broken off'), { code });

/** Two limits, one after the other: the handover ends the first and begins the second. */
function deadlines({ handingOver, answer }: MailPatience) {
  const late = new AbortController();
  const limit = (ms: number) => setTimeout(() => late.abort(), ms);
  let timer = limit(handingOver);
  let isHandedOver = false;
  const handover: Handover = {
    isDone: () => isHandedOver,
    done() {
      isHandedOver = true;
      clearTimeout(timer);
      timer = limit(answer);
    },
  };
  return { signal: late.signal, handover, end: () => clearTimeout(timer) };
}

type Relay = { url: string; hello: string; connections: number };

/** Mails go to a mail server. */
export function smtpDelivery(
  { url, hello, connections }: Relay,
  envelope: Envelope,
  patience: MailPatience = MAIL_PATIENCE,
): Deliver<Email> {
  // the limits are ours, which know whether the mail was handed over
  const never = 2 * (patience.handingOver + patience.answer);
  const limits = { connectionTimeout: never, greetingTimeout: never, socketTimeout: never };
  const options = { url, name: hello, ...tlsOptions(url), dnsTimeout: DNS_TIMEOUT_MS, ...limits };

  const sendMail = mailConnections(options);

  /** Recipients that were refused. Errors: those of the mail server and the connection, Unanswered. */
  async function send(mail: ReturnType<typeof mailFields>, to: string[], stop: AbortSignal) {
    const limit = deadlines(patience);
    const signal = AbortSignal.any([stop, limit.signal]);
    try {
      return await sendMail(
        { ...mail, envelope: { from: envelope.from, to }, signal },
        limit.handover,
      );
    } catch (error) {
      const cause = limit.signal.aborted
        ? brokenOff('ETIMEDOUT')
        : stop.aborted
          ? brokenOff('ESTOPPED')
          : error;
      const isAnswer = cause instanceof Error && 'responseCode' in cause;
      throw limit.handover.isDone() && !isAnswer ? new Unanswered(cause) : cause;
    } finally {
      limit.end();
    }
  }

  return {
    atOnce: connections,
    async deliver(outgoing, stop) {
      const { payload } = outgoing;
      const before = payload.accepted ?? [];
      // by the current settings: corrected addresses are included, recipients who have the mail are not
      const to = remainingRecipients(payload, envelope.to(outgoing.form));
      if (!to.length && before.length) return;
      // without recipients nothing is delivered, whatever the mail server would answer
      if (!to.length) throw new NoRecipients();
      const { rejected, rejectedErrors } = await send(mailFields(outgoing, envelope), to, stop);
      if (!rejected.length) return;
      const refused = new Set(rejected.map(mailbox));
      const accepted = to.filter((address) => !refused.has(mailbox(address)));
      throw new PartlyDelivered(
        { ...payload, accepted: [...before, ...accepted] },
        { rejectedErrors },
      );
    },
    classify: classifyFailure,
    withdraw: async () => undefined,
  };
}

type MailSettings = Pick<
  Settings,
  'SITE_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'SMTP_URL' | 'SMTP_CONNECTIONS' | 'DATA_DIR'
>;

/** Mails go to the mail server, or into files in the data directory without one. */
export function emailDelivery(settings: MailSettings, patience?: MailPatience): Deliver<Email> {
  const { MAIL_FROM, LEADS_TO, SMTP_URL, SMTP_CONNECTIONS: connections, DATA_DIR } = settings;
  const envelope = { from: MAIL_FROM, to: (form: string) => recipientsOf(LEADS_TO, form) };
  if (!SMTP_URL) return mailFiles(DATA_DIR, envelope);
  return smtpDelivery(
    { url: SMTP_URL, hello: helloName(settings), connections },
    envelope,
    patience,
  );
}

/**
 * Opens the channels for mails to the agency and to visitors. Visitors get one mail at a time, so that no lead waits
 * for them.
 */
export function emailChannels(
  settings: MailSettings,
): Pick<Required<Channels>, 'email' | 'visitor-email'> {
  const email = emailDelivery(settings);
  return { email, 'visitor-email': { ...email, atOnce: 1 } };
}
