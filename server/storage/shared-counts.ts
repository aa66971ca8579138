import { sql } from 'kysely';
import type { SharedCounts } from '../http/rate-limiter.ts';
import type { Storage } from './open-storage.ts';

/** What has run out is taken out of the table this often, in ms. */
const TIDY_EVERY_MS = 5 * 60_000;

/**
 * Counts that all processes of one PostgreSQL share, by its clock, in one statement a request. Undefined on SQLite,
 * which belongs to one machine and waits for the disk with each count.
 */
export function sharedCounts({
  database,
  kind,
}: Pick<Storage, 'database' | 'kind'>): SharedCounts | undefined {
  if (kind !== 'postgres') return undefined;
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  let tidied = Date.now();
  function tidy() {
    if (Date.now() - tidied < TIDY_EVERY_MS) return;
    tidied = Date.now();
    // the next time does as well
    sql`delete from rate_limits where until < ${now}`.execute(database).catch(() => undefined);
  }
  return async (countables) => {
    tidy();
    // in one order everywhere, or two statements could wait for each other
    const rows = countables
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ key, seconds }) => sql`(${key}, 1, ${now} + ${sql.lit(seconds * 1000)})`);
    const result = await sql<{ key: string; count: number; rest: number }>`
      insert into rate_limits as known (key, count, until) values ${sql.join(rows)}
      on conflict (key) do update set
        count = case when known.until <= ${now} then 1 else known.count + 1 end,
        until = case when known.until <= ${now} then excluded.until else known.until end
      returning key, count, (until - ${now})::integer as rest`.execute(database);
    const counted = new Map(
      result.rows.map(({ key, count, rest }) => [key, { count, until: Date.now() + rest }]),
    );
    return countables.map(({ key }) => counted.get(key) ?? { count: 1, until: 0 });
  };
}
