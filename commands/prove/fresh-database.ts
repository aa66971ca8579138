import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../../tests/server/support/start-postgres.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

async function once<T>(url: string, query: string): Promise<T | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows[0] as T | undefined;
}

/** Settings of a database of its own, and its size in bytes. */
async function createDatabase({ url: server }: Postgres) {
  const name = `prove_${randomUUID().replaceAll('-', '')}`;
  await once(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const size = () => once<{ size: string }>(server, `select pg_database_size('${name}') as size`);
  return { DATABASE_URL: url.href, bytes: async () => Number((await size())?.size) };
}

/** Does the work with a PostgreSQL of its own that writes every commit to the disk, as one in use does. */
export async function withPostgres<T>(
  work: (fresh: () => ReturnType<typeof createDatabase>) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres({ durable: true });
  try {
    return await work(() => createDatabase(postgres));
  } finally {
    await postgres.stop();
  }
}
