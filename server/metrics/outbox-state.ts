import { CHANNELS } from '../outbox/channels.ts';
import { GOOD_RANKS, RANK } from '../outbox/order.ts';
import type { Channel, Database, OutboxTable } from '../storage/tables.ts';

const countOf = (database: Database, channel: Channel, status: OutboxTable['status']) =>
  database
    .selectFrom('outbox')
    .select((is) => is.fn.countAll().as('all'))
    .where('channel', '=', channel)
    .where('status', '=', status);

async function waitingOf(database: Database, channel: Channel, rank: number) {
  const row = await countOf(database, channel, 'waiting')
    .select((is) => is.fn.min('created_at').as('since'))
    .where('rank', '=', rank)
    .executeTakeFirst();
  return { all: Number(row?.all ?? 0), since: row?.since };
}

/** How the outbox stands, a row for each channel. Marked deliveries trickle out on purpose, so their age says nothing. */
export function outboxState(database: Database, now: Date) {
  return Promise.all(
    CHANNELS.map(async (channel) => {
      const good = await Promise.all(GOOD_RANKS.map((rank) => waitingOf(database, channel, rank)));
      const [since] = good.flatMap((each) => each.since ?? []).toSorted();
      const marked = await waitingOf(database, channel, RANK.marked);
      const dead = await countOf(database, channel, 'dead').executeTakeFirst();
      const oldestMs = since ? now.getTime() - Date.parse(since) : 0;
      return {
        channel,
        waiting: good.reduce((sum, { all }) => sum + all, 0),
        waitingMarked: marked.all,
        oldestSeconds: Math.max(0, oldestMs) / 1_000,
        dead: Number(dead?.all ?? 0),
      };
    }),
  );
}
