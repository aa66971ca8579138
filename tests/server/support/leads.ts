import { readLeads } from '../../../server/leads/read-leads.ts';
import type { Database } from '../../../server/storage/tables.ts';

/** Every lead of a test's own database. */
export const allLeads = async (database: Database) => (await Array.fromAsync(readLeads(database))).flat();
