import { sql } from 'kysely';
import type { Channel, Database } from '../storage/tables.ts';
import { CHANNELS } from './channels.ts';
import { RANK } from './queue.ts';
import { remainingRecipients } from './recipients.ts';

export type ChannelState = {
  channel: Channel;
  waiting: number;
  oldest: Date | undefined;
  waitingSpam: number;
  dead: number;
};

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
    const channelRows = rows.filter((row) => row.channel === channel);
    const sumCounts = (rowsToCount: typeof rows) =>
      rowsToCount.reduce((sum, row) => sum + Number(row.count), 0);
    const waitingRows = channelRows.filter(({ status }) => status === 'waiting');
    const goodRows = waitingRows.filter(({ isSpam }) => !isSpam);
    return {
      channel,
      waiting: sumCounts(goodRows),
      oldest: goodRows[0] && new Date(goodRows[0].oldest),
      waitingSpam: sumCounts(waitingRows) - sumCounts(goodRows),
      dead: sumCounts(channelRows) - sumCounts(waitingRows),
    };
  });
}

/** A dead letter has no personal data of the visitor. */
export type DeadLetter = {
  channel: Channel;
  lead: string;
  recipients?: string[];
};

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

export async function readDeadLetters(
  database: Database,
  channel: Channel,
  recipients: (form: string) => readonly string[],
  limit: number,
): Promise<DeadLetter[]> {
  const rows = await database
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.lead_id', 'outbox.payload', 'leads.kind'])
    .where('outbox.status', '=', 'dead')
    .where('outbox.channel', '=', channel)
    .orderBy('outbox.finished_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ lead_id: lead, payload, kind }) => ({
    channel,
    lead,
    ...(channel === 'email' && {
      recipients: domainsOf(missingRecipients(payload, recipients(kind))),
    }),
  }));
}
