import type { Database } from './tables.ts';

/** Requests to a language model in one day (UTC), by all server processes of one database together. */
const MODEL_CALLS_PER_DAY = 500;
/** Pages that the page reader fetches in one day (UTC), by all server processes of one database together. */
export const PAGES_PER_DAY = 500;

/**
 * Counts requests to a paid service in the database, so that a restart does not reset the count: they cost money. `service`
 * names the count; that of the language model has no name. Each call counts one request, and returns false when the day's
 * are used up.
 */
export function dailyCalls(
  database: Database,
  now: () => Date,
  perDay: number = MODEL_CALLS_PER_DAY,
  service = '',
) {
  return async (): Promise<boolean> => {
    const day = `${service} ${now().toISOString().slice(0, 10)}`.trim();
    // one statement, so that several processes at once never exceed the limit
    const taken = await database
      .insertInto('model_calls')
      .values({ day, calls: 1 })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((value) => ({ calls: value('model_calls.calls', '+', 1) }))
          .where('model_calls.calls', '<', perDay),
      )
      .returning('calls')
      .executeTakeFirst();
    return taken !== undefined && taken.calls <= perDay;
  };
}
