import { sql } from 'kysely';
import type { Channel, Database } from '../storage/tables.ts';
import { CHANNELS } from './channels.ts';
import { RANK } from './queue.ts';
import { remainingRecipients } from './recipients.ts';

export type ChannelState = {
  channel: Channel;
  /** Number of waiting deliveries, without those for spam. */
  waiting: number;
  oldest: Date | undefined;
  /** Number of waiting deliveries for spam, which are delayed on purpose. */
  waitingSpam: number;
  dead: number;
};

/** Returns the numbers of undelivered rows of each channel. Needs a single query. */
export async function outboxState(database: Database): Promise<ChannelState[]> {
  const { fn } = database;
  const rows = await database
    .selectFrom('outbox')
    .select(['channel', 'status', fn.countAll().as('count')])
    .select(sql<boolean>`rank >= ${sql.lit(RANK.spam)}`.as('isSpam'))
    .select(fn.min('created_at').as('oldest'))
    .where('status', 'in', ['waiting', 'dead'])
    .groupBy(['channel', 'status', 'isSpam'])
    .execute();
  return CHANNELS.map((channel) => {
    const ofChannel = rows.filter((row) => row.channel === channel);
    const count = (all: typeof rows) => all.reduce((sum, row) => sum + Number(row.count), 0);
    const waiting = ofChannel.filter(({ status }) => status === 'waiting');
    const good = waiting.filter(({ isSpam }) => !isSpam);
    return {
      channel,
      waiting: count(good),
      oldest: good[0] && new Date(good[0].oldest),
      waitingSpam: count(waiting) - count(good),
      dead: count(ofChannel) - count(waiting),
    };
  });
}

/** A delivery that was given up. It has no personal data of the visitor. */
export type DeadLetter = {
  channel: Channel;
  lead: string;
  /** Domains of the recipients who do not have the mail. */
  recipients?: string[];
};

/** Returns the recipients who do not have a stored mail yet; an empty list if its payload cannot be read. */
export function missingRecipients(payload: string, recipients: readonly string[]): string[] {
  try {
    return remainingRecipients(JSON.parse(payload), recipients);
  } catch {
    return [];
  }
}

const domainsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.slice(address.lastIndexOf('@') + 1))),
];

/** Returns the latest dead letters of a channel, at most `most`. `recipients` returns the recipients of a form's mails. */
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
    ...(channel === 'email' && {
      recipients: domainsOf(missingRecipients(payload, recipients(kind))),
    }),
  }));
}
