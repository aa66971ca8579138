import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import { silentLog } from '../../tests/support/stored-leads.ts';
import { migrate } from './migrate.ts';
import { openStorage } from './open-storage.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqlitePath } from './sqlite-file.ts';
import type { Database, Tables } from './tables.ts';

const storeLead = (database: Database, id: string) => {
  const lead = { id, kind: 'k', email: 'a@firm.example', data: '{}', answer: '{}' };
  return database
    .insertInto('leads')
    .values({ ...lead, created_at: new Date().toISOString() })
    .execute();
};
const idsIn = async (database: Database) =>
  (await database.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id);

test('a database of an earlier release keeps its name, also while a server of that release uses it', async () => {
  const folder = folderWith();
  const oldDatabase = new Kysely<Tables>({
    dialect: sqliteDialect(join(folder, 'northbar.sqlite')),
  });
  await migrate(oldDatabase);
  await storeLead(oldDatabase, 'one');
  const storage = await openStorage({ DATA_DIR: folder }, silentLog);
  await storeLead(storage.database, 'two');
  await storeLead(oldDatabase, 'three');
  expect(await idsIn(storage.database)).toEqual(['one', 'three', 'two']);
  await oldDatabase.destroy();
  await storage.close();
  const again = await openStorage({ DATA_DIR: folder }, silentLog);
  expect(await idsIn(again.database)).toEqual(['one', 'three', 'two']);
  await again.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('site'))).toEqual([]);
});

test('a folder with two databases is refused', async () => {
  const folder = folderWith({ 'site.sqlite': '', 'northbar.sqlite': '' });
  expect(() => sqlitePath(folder)).toThrow(
    'there are two databases, site.sqlite and northbar.sqlite',
  );
  await expect(openStorage({ DATA_DIR: folder }, silentLog)).rejects.toThrow('there are two');
});
