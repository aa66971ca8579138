import type { Database } from './tables.ts';

const MAX_MODEL_CALLS_PER_DAY = 500;
export const MAX_PAGES_PER_DAY = 500;

/** Counts calls by day (UTC) for all processes. An empty `service` means the language model. */
export function dailyCalls(
  database: Database,
  now: () => Date,
  perDay: number = MAX_MODEL_CALLS_PER_DAY,
  service = '',
) {
  return async (): Promise<boolean> => {
    const day = `${service} ${now().toISOString().slice(0, 10)}`.trim();
    // A single statement counts and checks, so that processes do not exceed the limit together.
    const dayRow = await database
      .insertInto('model_calls')
      .values({ day, calls: 1 })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((expression) => ({ calls: expression('model_calls.calls', '+', 1) }))
          .where('model_calls.calls', '<', perDay),
      )
      .returning('calls')
      .executeTakeFirst();
    return dayRow !== undefined && dayRow.calls <= perDay;
  };
}
