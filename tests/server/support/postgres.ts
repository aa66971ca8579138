import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { silentLog } from '../../support/stored-leads.ts';
import { startPostgres } from './start-postgres.ts';

/** A PostgreSQL database with all tables, copied for each test that does not want an empty one. */
export const TEMPLATE = 'with_tables';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server of this test run, with a user who may create databases. */
    postgresUrl: string;
    /** A data directory whose embedded database has all tables, for the same. */
    dataWithTables: string;
  }
}

/** One PostgreSQL for the whole run; nothing in these tests depends on its disk. */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres({ durable: false });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-tables-'));
  const DATABASE_URL = new URL(`/${TEMPLATE}`, url).href;
  for (const place of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }])
    await (await openStorage(place, silentLog)).close();
  project.provide('postgresUrl', url);
  project.provide('dataWithTables', DATA_DIR);
  return async () => {
    rmSync(DATA_DIR, { recursive: true, force: true });
    await stop();
  };
}
