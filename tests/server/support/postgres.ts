import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { silentLog } from '../../support/stored-leads.ts';
import { startPostgres } from './start-postgres.ts';

/** Tests copy this database, which has all tables. */
export const TEMPLATE = 'with_tables';

declare module 'vitest' {
  interface ProvidedContext {
    /** The user of this address may create databases. */
    postgresUrl: string;
    dataWithTables: string;
  }
}

/** The tests do not depend on the durability of this PostgreSQL. */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres({ isDurable: false });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-tables-'));
  const DATABASE_URL = new URL(`/${TEMPLATE}`, url).href;
  for (const databaseSettings of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }])
    await (await openStorage(databaseSettings, silentLog)).close();
  project.provide('postgresUrl', url);
  project.provide('dataWithTables', DATA_DIR);
  return async () => {
    rmSync(DATA_DIR, { recursive: true, force: true });
    await stop();
  };
}
