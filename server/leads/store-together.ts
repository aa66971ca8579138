import type { InsertObject } from 'kysely';
import type { Database, Tables } from '../storage/tables.ts';

/** The rows of one lead: itself and what announces it. */
type LeadRows = {
  lead: InsertObject<Tables, 'leads'> & { id: string };
  deliveries: InsertObject<Tables, 'outbox'>[];
};

type Waiting = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

/** A database that took this long to fail is not asked again at once, in ms: the visitors are waiting. */
const NOT_AGAIN_MS = 500;

const arrived = new WeakMap<Database, Waiting[]>();

/** All or nothing. A submission stored before is left out. */
async function store(database: Database, all: readonly Waiting[]) {
  const stored = await database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('leads')
      .values(all.map(({ lead }) => lead))
      .onConflict((conflict) => conflict.columns(['kind', 'submission_id']).doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const deliveries = all.flatMap((one) => (ids.has(one.lead.id) ? one.deliveries : []));
    if (deliveries.length) await transaction.insertInto('outbox').values(deliveries).execute();
    return ids;
  });
  for (const { lead, resolve } of all) resolve(stored.has(lead.id));
}

async function storeAll(database: Database, all: readonly Waiting[]) {
  const start = performance.now();
  try {
    await store(database, all);
  } catch (error) {
    const again = all.length > 1 && performance.now() - start < NOT_AGAIN_MS;
    // what is wrong with one lead must not cost the others
    for (const one of all) await (again ? store(database, [one]).catch(one.reject) : one.reject(error));
  }
}

/**
 * Leads that arrive in the same turn of the event loop share one commit: writing it to the disk is what storing costs.
 * True when the lead is new. Errors: those of the database; then it is not stored.
 */
export function storeTogether(database: Database, rows: LeadRows): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const one = { ...rows, resolve, reject };
    const others = arrived.get(database);
    if (others) {
      others.push(one);
      return;
    }
    const all = [one];
    arrived.set(database, all);
    setImmediate(() => {
      arrived.delete(database);
      void storeAll(database, all);
    });
  });
}
