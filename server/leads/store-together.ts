import { insertLeads, type LeadRows } from '../storage/insert-leads.ts';
import type { Database } from '../storage/tables.ts';

type Waiting = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

/** A database that took this long to fail is not asked again at once, in ms: the visitors are waiting. */
const NOT_AGAIN_MS = 500;

/** In one transaction: nobody waits for more than so many others. */
const TOGETHER_MAX = 64;

type Gathering = { arrived: Waiting[]; storing: boolean };
const gatherings = new WeakMap<Database, Gathering>();

const submissionOf = ({ lead }: Waiting) => `${lead.kind} ${lead.submission_id}`;

/** All or nothing. A submission stored before is left out. */
async function store(database: Database, given: readonly Waiting[]) {
  // in one order everywhere, or two processes that store the same submissions could wait for each other
  const all = given.toSorted((one, other) => (submissionOf(one) < submissionOf(other) ? -1 : 1));
  const stored = await insertLeads(database, all);
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

/** A database with one connection stores one group after the other, and the next gathers meanwhile. */
async function storeArrived(database: Database, gathering: Gathering) {
  const { supportsMultipleConnections } = database.getExecutor().adapter;
  if (gathering.storing && !supportsMultipleConnections) return;
  gathering.storing = true;
  while (gathering.arrived.length) {
    const stored = storeAll(database, gathering.arrived.splice(0, TOGETHER_MAX));
    if (!supportsMultipleConnections) await stored;
  }
  gathering.storing = false;
}

/**
 * Leads that arrive in the same turn of the event loop, or while others are stored, share one commit: writing it to the
 * disk is what storing costs. True when the lead is new. Errors: those of the database; then it is not stored.
 */
export function storeTogether(database: Database, rows: LeadRows): Promise<boolean> {
  const gathering = gatherings.get(database) ?? { arrived: [], storing: false };
  gatherings.set(database, gathering);
  return new Promise((resolve, reject) => {
    gathering.arrived.push({ ...rows, resolve, reject });
    if (gathering.arrived.length === 1) setImmediate(() => void storeArrived(database, gathering));
  });
}
