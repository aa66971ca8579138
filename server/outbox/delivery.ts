import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { fileDelivery } from './file-delivery.ts';
import type { MailMessage } from './mail-message.ts';

/** A mail on its way: the message and what makes it the same mail each time it is tried. */
export type OutgoingMail = { id: string; messageId: string; createdAt: Date; message: MailMessage };

export type Delivery = {
  /** Hands the mail over; resolves once it is accepted. Errors: what the mail server or the disk says. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Takes back a mail that was erased while it was being delivered, where that is possible. */
  withdraw(id: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
};

/** All in ms. Unset, the library waits up to ten minutes. */
export const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
} as const;

/** One connection, kept open through a burst of mails; a mail it loses goes back to the outbox, which knows when to repeat. */
const SMTP_POOL = { pool: true, maxConnections: 1, maxRequeues: 0, idleTimeout: 10_000 } as const;

export type Envelope = { from: string; to: string[] };

/** In: a mail and who it goes from and to. Out: the fields of the mail library. */
export function mailFields(mail: OutgoingMail, envelope: Envelope) {
  const { subject, text, html, replyTo } = mail.message;
  return {
    ...envelope,
    replyTo,
    subject,
    text,
    html,
    messageId: mail.messageId,
    date: mail.createdAt,
    // nothing a visitor wrote may make the library open a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function rejection(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In: SMTP_URL. Out: whether the connection must be encrypted: a password never leaves this machine in the clear. */
export function mustEncrypt(url: string) {
  const { hostname, password } = new URL(url);
  return password !== '' && !THIS_MACHINE.has(hostname);
}

function smtpDelivery(url: string, envelope: Envelope): Delivery {
  const transport = createTransport({ url, requireTLS: mustEncrypt(url), ...SMTP_POOL, ...SMTP_TIMEOUTS });
  return {
    async deliver(mail, signal) {
      const sent = transport.sendMail({ ...mailFields(mail, envelope), signal });
      // the library stops listening to the signal once the mail is on its way
      await Promise.race([sent, rejection(signal)]);
    },
    withdraw: async () => undefined,
    close: () => transport.close(),
  };
}

/** In: settings. Out: the way mails leave: the mail server, or files in the data directory when there is none. */
export function createDelivery(settings: Settings): Delivery {
  const envelope = { from: settings.MAIL_FROM, to: settings.LEADS_TO };
  return settings.SMTP_URL
    ? smtpDelivery(settings.SMTP_URL, envelope)
    : fileDelivery(settings.DATA_DIR, envelope);
}

/** In: settings. Out: what stands behind the @ of every Message-ID. */
export function messageDomain(settings: Settings): string {
  return /@([^\s@>]+)>?$/.exec(settings.MAIL_FROM)?.[1] ?? 'localhost';
}
