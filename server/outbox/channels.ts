import type { Channel } from '../storage/tables.ts';
import type { Email } from './email.ts';
import type { LeadEvent } from './lead-event.ts';

/** All there are. */
export const CHANNELS: readonly Channel[] = ['email', 'webhook'];

/** What is stored of a delivery, as JSON, by the channel it leaves through. */
type Payloads = { email: Email; webhook: LeadEvent };

/** A delivery as it is stored together with its lead. */
export type NewDelivery = {
  [Each in Channel]: { id: string; channel: Each; payload: Payloads[Each] };
}[Channel];

/** A stored delivery on its way: the same each time it is tried. */
export type Outgoing<Payload> = { id: string; leadId: string; createdAt: Date; payload: Payload };

/** What is written down about a failure: never an address, for other servers like to repeat them. */
export type Failure = { code: string; forGood: boolean };

/** Only a part was accepted. `payload`: what to try next time, so that nobody gets the same twice; `cause`: why the rest was not. */
export class PartlyDelivered<Payload> extends Error {
  readonly payload: Payload;
  constructor(payload: Payload, cause: unknown) {
    super('only a part was accepted', { cause });
    this.payload = payload;
  }
}

/** How the deliveries of one channel leave. */
export type Deliver<Payload> = {
  /** How many may be under way at the same time. */
  atOnce: number;
  /** Hands over; resolves once it is accepted. Errors: what the other side or the disk says, PartlyDelivered. */
  deliver(outgoing: Outgoing<Payload>, signal: AbortSignal): Promise<void>;
  /** A short code for what `deliver` threw, and whether repeating the same delivery is pointless. */
  classify(error: unknown): Failure;
  /** Takes back what was erased while it was being delivered, where that is possible. */
  withdraw(id: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
};

/** The channels that are open; deliveries of another wait for a process that has it. `server/run.ts` opens them. */
export type Channels = { [Each in Channel]?: Deliver<Payloads[Each]> };
