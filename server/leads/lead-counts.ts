import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/tables.ts';
import { ASKS_FOR_CALL, BECAME, CALL_BACK_GOAL_SECONDS, lastOutcomes } from './outcome-counts.ts';

const received = (database: Database, since: Date) =>
  database.selectFrom('leads').where('created_at', '>=', since.toISOString());
const unmarked = (database: Database, since: Date) => received(database, since).where('mark', 'is', null);

/** How many leads came in on each day (UTC) that had any, and how many more with a mark; oldest first. */
export async function countByDay(database: Database, since: Date) {
  const rows = await received(database, since)
    .select([
      sql<string>`substr(created_at, 1, 10)`.as('day'),
      sql`count(*)`.as('all'),
      sql`count(mark)`.as('marked'),
    ])
    .groupBy(sql`1`)
    .orderBy('day')
    .execute();
  return rows.map(({ day, all, marked }) => ({
    day,
    leads: Number(all) - Number(marked),
    marked: Number(marked),
  }));
}

/** What leads without a mark are counted by. Capitals of what a link was given do not matter. */
const GROUPS = {
  'CAME FROM': sql<string | null>`lower(coalesce(utm_source, referrer))`,
  CAMPAIGN: sql<string | null>`lower(utm_campaign)`,
  'FIRST PAGE': sql<string | null>`landing`,
  PAGE: sql<string | null>`page`,
  'OPENED FROM': sql<string | null>`source`,
  FORM: sql<string | null>`kind`,
} satisfies Record<string, RawBuilder<string | null>>;

/** How many leads there are of each value of a group, and what became of them. */
const counted = (database: Database, since: Date, value: RawBuilder<string | null>) =>
  unmarked(database, since)
    .leftJoin(lastOutcomes(database).as('became'), 'became.lead_id', 'leads.id')
    .select([value.as('value'), sql`count(*)`.as('leads')])
    .select([BECAME.met.as('met'), BECAME.signed.as('signed'), BECAME.value.as('earned')])
    .groupBy(sql`1`);

const readRow = (row: {
  value: string | null;
  leads: unknown;
  met: unknown;
  signed: unknown;
  earned: unknown;
}) => ({
  ...{ value: row.value, leads: Number(row.leads), met: Number(row.met) },
  ...{ signed: Number(row.signed), valueCents: Number(row.earned) },
});

/** The most frequent values of each group, so many at most; null is a lead of which it is not known. */
export async function countByGroup(database: Database, since: Date, most: number) {
  const groups = Object.entries(GROUPS).map(async ([name, value]) => {
    const rows = await counted(database, since, value)
      .orderBy('leads', 'desc')
      .orderBy('value')
      .limit(most)
      .execute();
    return { name, rows: rows.map(readRow) };
  });
  return Promise.all(groups);
}

/** The same of these values of one group alone. */
export async function countNamed(
  database: Database,
  since: Date,
  group: keyof typeof GROUPS,
  names: readonly string[],
) {
  if (!names.length) return [];
  const value = GROUPS[group];
  const rows = await counted(database, since, value)
    .where(value, 'in', [...names])
    .execute();
  return rows.map(readRow);
}

/** How soon somebody called back; the median is undefined where nobody has. */
export async function callBacks(database: Database, since: Date) {
  const counts = await unmarked(database, since)
    .select([
      sql`count(called_after)`.as('called'),
      sql`count(case when called_after <= ${CALL_BACK_GOAL_SECONDS} then 1 end)`.as('inTime'),
      sql`count(case when called_after is null and kind = ${ASKS_FOR_CALL} then 1 end)`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const called = Number(counts.called);
  const middle = await unmarked(database, since)
    .where('called_after', 'is not', null)
    .select('called_after')
    .orderBy('called_after')
    .offset(Math.max(0, Math.ceil(called / 2) - 1))
    .limit(called % 2 ? 1 : 2)
    .execute();
  const sum = middle.reduce((total, row) => total + Number(row.called_after), 0);
  return {
    called,
    inTime: Number(counts.inTime),
    waiting: Number(counts.waiting),
    medianSeconds: middle.length ? sum / middle.length : undefined,
  };
}
