import type { Channel } from '../storage/tables.ts';
import type { Email, VisitorEmail } from './email.ts';
import type { WebhookEvent } from './webhook-events.ts';

export const CHANNELS: readonly Channel[] = ['email', 'visitor-email', 'webhook'];

/** Mails to visitors have a separate channel, so that a mistyped address causes no alert. */
type Payloads = { email: Email; 'visitor-email': VisitorEmail; webhook: WebhookEvent };

export type NewDelivery = {
  [Each in Channel]: { id: string; channel: Each; payload: Payloads[Each] };
}[Channel];

export type OutgoingDelivery<Payload> = {
  id: string;
  leadId: string;
  form: string;
  createdAt: Date;
  payload: Payload;
};

/** `code` never contains a mail address, although answers of servers often do. */
export type Failure = {
  code: string;
  isPermanent: boolean;
  /** True if only a person can fix the cause, for example a wrong password. */
  needsOperator?: true;
};

/** The whole delivery was sent, but no answer came. The receiver may have accepted it. */
export class UnansweredDelivery extends Error {
  constructor(cause: unknown) {
    super('handed over and not answered', { cause });
  }
}

/** Some recipients were accepted. `payload` is the mail for the other recipients. */
export class PartialDelivery<Payload> extends Error {
  readonly payload: Payload;
  constructor(payload: Payload, cause: unknown) {
    super('only a part was accepted', { cause });
    this.payload = payload;
  }
}

export type ChannelDelivery<Payload> = {
  /** The maximum number of attempts that run at the same time. */
  concurrency: number;
  // Resolves when the delivery is accepted. The channel limits the time of an attempt, and `stop`
  // aborts it. Throws a PartialDelivery, an UnansweredDelivery, or an error of receiver or disk.
  deliver(outgoing: OutgoingDelivery<Payload>, stop: AbortSignal): Promise<void>;
  classify(error: unknown): Failure;
  /** Removes a delivery whose lead was erased during the attempt, if the channel can. */
  withdraw?(id: string): Promise<void>;
};

/** A delivery of a channel that this process lacks waits for a process that has the channel. */
export type Channels = { [Each in Channel]?: ChannelDelivery<Payloads[Each]> };

/** Faults that a person has to fix, by the code of Node or of the mail library. */
const FAULTS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'the certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'the certificate is not valid yet'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'the certificate is for another name'],
  [/SELF_SIGNED|ISSUER|^UNABLE_TO_|^CERT_UNTRUSTED$/, 'the certificate is signed by nobody known'],
  [/^(CERT_|INVALID_|PATH_LENGTH_)/, 'the certificate is not valid'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$|ETLS$)/, 'the TLS connection failed'],
  [/^ENOTFOUND$/, 'there is no host of that name'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/, 'the folder cannot be written'],
];

export function describeFault(code: string): { code: string; needsOperator?: true } {
  const meaning = FAULTS.find(([pattern]) => pattern.test(code))?.[1];
  return meaning ? { code: `${code} (${meaning})`, needsOperator: true } : { code };
}
