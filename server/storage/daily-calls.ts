import type { Database } from './tables.ts';

/** Maximum number of requests to a language model in a day (UTC), by all server processes of a database together. */
const MODEL_CALLS_PER_DAY = 500;
/** Maximum number of pages that the page reader fetches in a day (UTC), by all server processes of a database together. */
export const PAGES_PER_DAY = 500;

/**
 * Returns a function that counts a request to a service, and returns false if the limit of the day is reached. The count is
 * in the database, so that a restart does not reset it. `service` is the name of the count; it is empty for the language
 * model.
 */
export function dailyCalls(
  database: Database,
  now: () => Date,
  perDay: number = MODEL_CALLS_PER_DAY,
  service = '',
) {
  return async (): Promise<boolean> => {
    const day = `${service} ${now().toISOString().slice(0, 10)}`.trim();
    // A single statement counts and checks, so that several processes do not exceed the limit together.
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
