import { sql } from 'kysely';
import type { Database } from '../storage/tables.ts';

const day = sql<string>`substr(key, 1, 10)`;
const path = sql<string>`substr(key, 12)`;

/**
 * How often each page was served since a moment, and how many leads without a mark were sent from it since the same day,
 * or since the first day that was counted: `from`. Undefined where nothing was counted.
 */
export async function countByViews(database: Database, since: Date) {
  const sinceDay = since.toISOString().slice(0, 10);
  const viewed = database.selectFrom('page_views').where(day, '>=', sinceDay);
  const views = await viewed
    .select([path.as('page'), sql`sum(views)`.as('views'), sql<string>`min(${day})`.as('from')])
    .groupBy(sql`1`)
    .execute();
  const [from] = views.map((each) => each.from).toSorted();
  if (from === undefined) return undefined;
  const leads = await database
    .selectFrom('leads')
    .select(['page', sql`count(*)`.as('leads')])
    .where('created_at', '>=', from)
    .where('mark', 'is', null)
    .where('page', 'in', viewed.select(path.as('page')))
    .groupBy('page')
    .execute();
  const sent = new Map(leads.map((each) => [each.page, Number(each.leads)]));
  const rows = views.map((each) => ({
    page: each.page,
    views: Number(each.views),
    leads: sent.get(each.page) ?? 0,
  }));
  return {
    from,
    rows: rows.toSorted(
      (one, other) => other.leads - one.leads || other.views - one.views || (one.page < other.page ? -1 : 1),
    ),
  };
}
