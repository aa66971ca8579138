import type { Channel } from '../storage/tables.ts';
import type { Email, VisitorEmail } from './email.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** All channels. */
export const CHANNELS: readonly Channel[] = ['email', 'visitor-email', 'webhook'];

/**
 * The stored payload of a delivery, as JSON, by channel. Mails to visitors have a channel of their own: a mistyped address
 * is no concern of whoever watches the leads.
 */
type Payloads = { email: Email; 'visitor-email': VisitorEmail; webhook: WebhookEvent };

/** A delivery as it is stored together with its lead. */
export type NewDelivery = {
  [Each in Channel]: { id: string; channel: Each; payload: Payloads[Each] };
}[Channel];

/** A stored delivery on its way: the same each time it is tried. */
export type OutgoingDelivery<Payload> = {
  id: string;
  leadId: string;
  /** Form of its lead. */
  form: string;
  createdAt: Date;
  payload: Payload;
};

/** The stored reason of a failure. It never holds an address, which other servers like to repeat. */
export type Failure = {
  code: string;
  /** It is undeliverable for good: repeating the same delivery is pointless. */
  forGood: boolean;
  /** A person has to fix it, since waiting does not: a wrong password, an expired certificate. */
  byHand?: true;
};

/** Everything was handed over and no answer came: the other side may have accepted it. `cause`: why the wait ended. */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    super('handed over and not answered', { cause });
  }
}

/**
 * Only some recipients accepted the mail. `payload` is the rest to send next time, so that nobody gets the mail twice;
 * `cause` is why the others did not accept it.
 */
export class PartlyDelivered<Payload> extends Error {
  readonly payload: Payload;
  constructor(payload: Payload, cause: unknown) {
    super('only a part was accepted', { cause });
    this.payload = payload;
  }
}

/** The way in which the deliveries of one channel are sent. */
export type Deliver<Payload> = {
  atOnce: number;
  /**
   * Hands over; resolves once it is accepted. How long the other side may take for it only the channel knows; `stop`
   * breaks it off when the server stops. Errors: what the other side or the disk says, PartlyDelivered, Unanswered.
   */
  deliver(outgoing: OutgoingDelivery<Payload>, stop: AbortSignal): Promise<void>;
  /** A short code for what `deliver` threw, and what may mend it. */
  classify(error: unknown): Failure;
  /** Removes what was erased while it was being delivered, where that is possible. */
  withdraw(id: string): Promise<void>;
};

/** The channels that are open; deliveries of another wait for a process that has it. `server/run.ts` opens them. */
export type Channels = { [Each in Channel]?: Deliver<Payloads[Each]> };

/**
 * Connection faults that a person has to fix, by the code of Node or of the mail library, each with its meaning. Every
 * other fault (no connection, no answer) may be over at the next attempt.
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

/** Returns the meaning of a code; undefined where waiting may help. */
const faultMeaning = (code: string) => FAULTS.find(([pattern]) => pattern.test(code))?.[1];

/** A code as the log and the list show it, and whether a person is needed. */
export function describeFault(code: string): { code: string; byHand?: true } {
  const meaning = faultMeaning(code);
  return meaning ? { code: `${code} (${meaning})`, byHand: true } : { code };
}
