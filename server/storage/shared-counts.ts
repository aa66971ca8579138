import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SharedCounts } from '../http/rate-limiter.ts';
import type { Storage } from './open-storage.ts';
import { secretKey } from './secret-key.ts';

/** What has run out is taken out of the table this often, in ms, whether or not anybody comes. */
const TIDY_EVERY_MS = 5 * 60_000;
/** At a time, so that no statement takes long: ten times what a flood of a million keys a day leaves in that time. */
const TIDY_ROWS = 35_000;

/**
 * A count that ends this much later than one that begins now, in ms, was begun before the clock was set back. Less may
 * lie between the moments at which two statements read the clock.
 */
const CLOCK_SET_BACK_MS = 60_000;

/**
 * Counts that all processes of one PostgreSQL share, by its clock, in one statement a request. The table has no
 * addresses, only codes of them made with a secret key. Undefined on SQLite, which belongs to one machine and waits for
 * the disk with each count.
 */
export function sharedCounts({
  database,
  kind,
}: Pick<Storage, 'database' | 'kind'>): SharedCounts | undefined {
  if (kind !== 'postgres') return undefined;
  const secret = secretKey(database, 'rate-limits');
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const tidying = setInterval(() => {
    const old = sql`select key from rate_limits where until < ${now} limit ${sql.lit(TIDY_ROWS)} for update skip locked`;
    // the next time does as well
    sql`delete from rate_limits where key in (${old})`.execute(database).catch(() => undefined);
  }, TIDY_EVERY_MS);
  tidying.unref();
  return async (countables, by) => {
    const key = await secret();
    const code = (whom: string) => createHmac('sha256', key).update(whom).digest('base64url');
    const coded = countables.map((each) => {
      const [limit = ''] = each.key.split(' ', 1);
      return { ...each, key: `${limit} ${code(each.key)}` };
    });
    const change = sql.lit(by);
    const first = sql.lit(Math.max(0, by));
    // in one order everywhere, or two statements could wait for each other
    const rows = coded
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map((each) => sql`(${each.key}, ${first}, ${now} + ${sql.lit(each.seconds * 1000)})`);
    const isOver = sql`(known.until <= ${now} or known.until > excluded.until + ${sql.lit(CLOCK_SET_BACK_MS)})`;
    const result = await sql<{ key: string; count: number; rest: number }>`
      insert into rate_limits as known (key, count, until) values ${sql.join(rows)}
      on conflict (key) do update set
        count = case when ${isOver} then ${first} else greatest(0, known.count + ${change}) end,
        until = case when ${isOver} then excluded.until else known.until end
      returning key, count, (until - ${now})::integer as rest`.execute(database);
    const counted = new Map(
      result.rows.map((each) => [each.key, { count: each.count, until: Date.now() + each.rest }]),
    );
    return coded.map((each) => counted.get(each.key) ?? { count: 1, until: 0 });
  };
}
