import type { Channel, Database } from '../storage/tables.ts';
import { stillToGet } from './recipients.ts';

/** A delivery that was given up, without a word about the visitor. */
export type DeadLetter = {
  channel: Channel;
  /** The lead's id. */
  lead: string;
  /** Domains of those who have not got the mail. */
  recipients?: string[];
};

/** Who has not got a mail as it is stored; nobody of one that cannot be read. */
export function missing(payload: string, recipients: readonly string[]): string[] {
  try {
    return stillToGet(JSON.parse(payload), recipients);
  } catch {
    return [];
  }
}

const domainsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.slice(address.lastIndexOf('@') + 1))),
];

/** The latest dead letters of a channel, at most `most` of them; `recipients` are those of a form's mails. */
export async function readDeadLetters(
  database: Database,
  channel: Channel,
  recipients: (form: string) => readonly string[],
  most: number,
): Promise<DeadLetter[]> {
  const rows = await database
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.lead_id', 'outbox.payload', 'leads.kind'])
    .where('outbox.status', '=', 'dead')
    .where('outbox.channel', '=', channel)
    .orderBy('outbox.finished_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ lead_id: lead, payload, kind }) => ({
    channel,
    lead,
    ...(channel === 'email' && { recipients: domainsOf(missing(payload, recipients(kind))) }),
  }));
}
