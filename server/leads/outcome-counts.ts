import { sql } from 'kysely';
import type { Rules } from '../booking/free-times.ts';
import { afterWorkingTime } from '../booking/working-time.ts';
import type { Database } from '../storage/tables.ts';

/** Within this time the agency tells its clients to call back. */
export const CALL_BACK_GOAL_SECONDS = 5 * 60;
/** A lead that asks for a call. */
export const ASKS_FOR_CALL = 'strategy-session';

/** How many leads got how far; `lost` are those of whom that was noted last. */
export type Became = { reached: number; met: number; signed: number; lost: number; valueCents: number };

/** One row for each lead of which anything was noted: how far it came, and what was noted last. */
export const lastOutcomes = (database: Database) =>
  database
    .selectFrom('outcomes')
    .innerJoin(
      database
        .selectFrom('outcomes')
        .select((is) => [
          is.fn.max('id').as('last'),
          sql<number>`max(case when outcome in ('met', 'signed') then 1 else 0 end)`.as('met'),
          sql<number>`max(case when outcome <> 'lost' then 1 else 0 end)`.as('reached'),
        ])
        .groupBy('lead_id')
        .as('far'),
      'far.last',
      'outcomes.id',
    )
    .select(['lead_id', 'outcome as last', 'value_cents', 'far.met', 'far.reached']);

export const BECAME = {
  reached: sql`coalesce(sum(became.reached), 0)`,
  met: sql`coalesce(sum(became.met), 0)`,
  signed: sql`count(case when became.last = 'signed' then 1 end)`,
  lost: sql`count(case when became.last = 'lost' then 1 end)`,
  value: sql`coalesce(sum(case when became.last = 'signed' then became.value_cents end), 0)`,
};

/** What has become of the leads since a moment, those with a mark left out. */
export async function countOutcomes(database: Database, since: Date): Promise<Became> {
  const row = await database
    .selectFrom('leads')
    .innerJoin(lastOutcomes(database).as('became'), 'became.lead_id', 'leads.id')
    .where('created_at', '>=', since.toISOString())
    .where('mark', 'is', null)
    .select([
      BECAME.reached.as('reached'),
      BECAME.met.as('met'),
      BECAME.signed.as('signed'),
      BECAME.lost.as('lost'),
      BECAME.value.as('value'),
    ])
    .executeTakeFirstOrThrow();
  const { reached, met, signed, lost, value } = row;
  return {
    ...{ reached: Number(reached), met: Number(met), signed: Number(signed), lost: Number(lost) },
    valueCents: Number(value),
  };
}

/** Leads in memory at a time. */
const PAGE_SIZE = 1_000;

/**
 * How many requests for a call were answered within five minutes of working time, out of those whose five minutes are
 * over (`due`): who was never called counts as not answered. `running`: those whose five minutes are not over yet.
 */
export async function answeredInTime(database: Database, rules: Rules, since: Date, now: Date) {
  let [answered, due, running, after] = [0, 0, 0, ''];
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .select(['id', 'created_at', 'called_after'])
      .where('kind', '=', ASKS_FOR_CALL)
      .where('mark', 'is', null)
      .where('created_at', '>=', since.toISOString())
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { created_at, called_after } of rows) {
      const came = Date.parse(created_at);
      const called = called_after === null ? undefined : came + Number(called_after) * 1_000;
      const goal = CALL_BACK_GOAL_SECONDS * 1_000;
      // whoever was called within five minutes of any kind was called in time
      const by = called !== undefined && called - came <= goal ? called : afterWorkingTime(rules, came, goal);
      const isAnswered = called !== undefined && by !== undefined && called <= by;
      if (!isAnswered && (by === undefined || by > now.getTime())) running += 1;
      else due += 1;
      if (isAnswered) answered += 1;
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE_SIZE) return { answered, due, running };
  }
}
