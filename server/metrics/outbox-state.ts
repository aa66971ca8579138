import type { Channel, Database } from '../storage/tables.ts';

export const CHANNELS: readonly Channel[] = ['email', 'webhook'];

async function countOf(database: Database, channel: Channel, status: 'waiting' | 'dead') {
  const row = await database
    .selectFrom('outbox')
    .select((is) => [is.fn.countAll().as('all'), is.fn.min('created_at').as('since')])
    .where('channel', '=', channel)
    .where('status', '=', status)
    .executeTakeFirst();
  return { all: Number(row?.all ?? 0), since: row?.since };
}

/** How the outbox stands, a row for each channel. */
export function outboxState(database: Database, now: Date) {
  return Promise.all(
    CHANNELS.map(async (channel) => {
      const waiting = await countOf(database, channel, 'waiting');
      const dead = await countOf(database, channel, 'dead');
      const oldestMs = waiting.since ? now.getTime() - Date.parse(waiting.since) : 0;
      return { channel, waiting: waiting.all, oldestSeconds: Math.max(0, oldestMs) / 1_000, dead: dead.all };
    }),
  );
}
