import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { silentLog } from '../../support/stored-leads.ts';
import { TEMPLATE } from './postgres.ts';

export { silentLog };

export const STORAGE_KINDS = ['sqlite', 'postgres'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];
/** Registers a function that ends a resource: after the test, or after all tests that share it. */
export type AtLatest = (end: () => void | Promise<void>) => void;

/** The resource that started last ends first. */
export function afterAllTests(): AtLatest {
  const ends: Parameters<AtLatest>[0][] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return (end) => void ends.push(end);
}

/**
 * Returns a new data directory and, on PostgreSQL, a new database: empty, or a copy of `template`.
 */
export async function freshDatabaseSettings(
  kind: StorageKind,
  atLatest: AtLatest = onTestFinished,
  template?: string,
) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-data-'));
  atLatest(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  if (kind === 'sqlite') return { DATA_DIR };
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await client.end();
  url.pathname = `/${name}`;
  return { DATA_DIR, DATABASE_URL: url.href };
}

/** Copies tables, because migrations take longer than most tests. */
export async function freshStorage(kind: StorageKind, atLatest: AtLatest = onTestFinished) {
  const settings = await freshDatabaseSettings(kind, atLatest, TEMPLATE);
  if (kind === 'sqlite') cpSync(inject('dataWithTables'), settings.DATA_DIR, { recursive: true });
  const storage = await openStorage(settings, silentLog);
  atLatest(storage.close);
  return { ...storage, settings };
}
export type FreshStorage = Awaited<ReturnType<typeof freshStorage>>;
