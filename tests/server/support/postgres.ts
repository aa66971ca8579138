import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server of this test run, with a user who may create databases. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; nothing in these tests depends on its disk. */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres({ durable: false });
  project.provide('postgresUrl', url);
  return stop;
}
