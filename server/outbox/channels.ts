import type { Channel } from '../storage/tables.ts';
import type { Email, VisitorEmail } from './email.ts';
import type { WebhookEvent } from './webhook-events.ts';

export const CHANNELS: readonly Channel[] = ['email', 'visitor-email', 'webhook'];

/**
 * The payload of a delivery by channel, stored as JSON. Mails to visitors have a separate channel, so that a mistyped
 * address causes no alert about leads.
 */
type Payloads = { email: Email; 'visitor-email': VisitorEmail; webhook: WebhookEvent };

/** A delivery to store. */
export type NewDelivery = {
  [Each in Channel]: { id: string; channel: Each; payload: Payloads[Each] };
}[Channel];

/** A stored delivery for an attempt. It is the same at each attempt. */
export type OutgoingDelivery<Payload> = {
  id: string;
  leadId: string;
  /** Name of the form from which its lead came. */
  form: string;
  createdAt: Date;
  payload: Payload;
};

/** The reason of a failure, as it is stored. It never contains a mail address, although answers of servers often do. */
export type Failure = {
  code: string;
  /** True if the failure is permanent: another attempt would fail too. */
  forGood: boolean;
  /** True if a person has to fix the cause, such as a wrong password or an expired certificate. */
  byHand?: true;
};

/** The whole delivery was sent, but no answer came: it may have been accepted. `cause` is why the wait ended. */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    super('handed over and not answered', { cause });
  }
}

/**
 * Only some recipients got the mail. `payload` is the mail to the other recipients, for the next attempt. `cause` is why
 * they did not get it.
 */
export class PartlyDelivered<Payload> extends Error {
  readonly payload: Payload;
  constructor(payload: Payload, cause: unknown) {
    super('only a part was accepted', { cause });
    this.payload = payload;
  }
}

/** Sends the deliveries of a channel. */
export type Deliver<Payload> = {
  /** Maximum number of deliveries at the same time. */
  atOnce: number;
  /**
   * Sends a delivery; resolves when it is accepted. The channel limits the time. `stop` aborts the attempt when the server
   * stops. Errors: those of the receiver or of the disk, PartlyDelivered, Unanswered.
   */
  deliver(outgoing: OutgoingDelivery<Payload>, stop: AbortSignal): Promise<void>;
  /** Returns a short code for an error of `deliver`, and whether another attempt or a person can help. */
  classify(error: unknown): Failure;
  /** Removes a delivery whose lead was erased during the attempt, if the channel can. */
  withdraw(id: string): Promise<void>;
};

/** The channels of this process; `server/run.ts` opens them. Other deliveries wait for a process with their channel. */
export type Channels = { [Each in Channel]?: Deliver<Payloads[Each]> };

/**
 * Faults that a person has to fix, by the code of Node or of the mail library, with their meanings. All other faults (no
 * connection, no answer) may disappear.
 */
const FAULTS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'the certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'the certificate is not valid yet'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'the certificate is for another name'],
  [/SELF_SIGNED|ISSUER|^UNABLE_TO_|^CERT_UNTRUSTED$/, 'the certificate is signed by nobody known'],
  [/^(CERT_|INVALID_|PATH_LENGTH_)/, 'the certificate is not valid'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$|ETLS$)/, 'no connection with TLS came about'],
  [/^ENOTFOUND$/, 'there is no host of that name'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/, 'the folder cannot be written'],
];

/** Returns the meaning of a code; undefined if the fault may disappear. */
const faultMeaning = (code: string) => FAULTS.find(([pattern]) => pattern.test(code))?.[1];

/** Returns a code with its meaning, for the log and the list of deliveries, and whether a person has to fix the cause. */
export function describeFault(code: string): { code: string; byHand?: true } {
  const meaning = faultMeaning(code);
  return meaning ? { code: `${code} (${meaning})`, byHand: true } : { code };
}
