import { rename } from 'node:fs/promises';
import { sql } from 'kysely';
import { createLog, firstLine } from '../log.ts';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';
import { sqlitePath } from '../storage/sqlite-file.ts';
import { CommandFailed, type LeadCommand } from './action.ts';
import { table } from './table.ts';

/** Rows in memory at a time: a lead may have most of a megabyte. */
const PAGE_SIZE = 100;

type Row = Record<string, string | number | null>;
/** Tables by names that are read from the database, so that one that is added later is copied too. */
const anyTables = ({ database }: Storage) => database.withTables<Record<string, Row>>();
type AnyTables = ReturnType<typeof anyTables>;
type Copied = { name: string; rows: number };

class NotCopied extends Error {}

/** Both databases are up to date, so their tables have the same columns. */
async function tablesOf(source: AnyTables, target: AnyTables) {
  const shape = (tables: { name: string; columns: { name: string }[] }[]) =>
    new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
  const [from, to] = [
    shape(await source.introspection.getTables()),
    shape(await target.introspection.getTables()),
  ];
  const tables = [...from].map(async ([name, columns]) => {
    if (String(columns) !== String(to.get(name)))
      throw new NotCopied(`The table ${name} has other columns in the target.`);
    const keys = await sql<{
      name: string;
    }>`select name from pragma_table_info(${name}) where pk > 0`.execute(source);
    const [key, ...more] = keys.rows;
    if (!key || more.length) throw new NotCopied(`The table ${name} has no key of one column.`);
    const parents = await sql`select 1 from pragma_foreign_key_list(${name})`.execute(source);
    return { name, key: key.name, parents: parents.rows.length };
  });
  // a row comes after the one that it belongs to
  return (await Promise.all(tables)).sort((a, b) => a.parents - b.parents);
}

async function countRows(database: AnyTables, name: string) {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`
    .execute(database)
    .then(({ rows: [first] }) => first ?? { rows: 0 });
  return Number(rows);
}

async function* pagesOf(source: AnyTables, name: string, key: string) {
  let last: Row | undefined;
  for (;;) {
    const rest = source.selectFrom(name).selectAll().orderBy(key).limit(PAGE_SIZE);
    const rows: Row[] = await (last ? rest.where(key, '>', last[key] ?? null) : rest).execute();
    last = rows.at(-1);
    if (!last) return;
    yield rows;
  }
}

const sameValue = (one: Row[string] | undefined, other: Row[string] | undefined) =>
  one === null || other === null ? one === other : String(one) === String(other);

/** Compares every column of every row with the target. Errors: NotCopied with the first difference. */
async function compare(target: AnyTables, name: string, key: string, rows: readonly Row[]) {
  const keys = rows.map((row) => row[key] ?? null);
  const found = await target.selectFrom(name).selectAll().where(key, 'in', keys).execute();
  const byKey = new Map(found.map((row) => [row[key], row]));
  for (const row of rows) {
    const copy = byKey.get(row[key]);
    const differs = Object.keys(row).find(
      (column) => !copy || !sameValue(row[column], copy[column]),
    );
    if (differs)
      throw new NotCopied(`The row ${row[key]} of ${name} differs in the target, in ${differs}.`);
  }
}

/** Copies one table and compares it, or compares the copy of an earlier run. */
async function copyTable(
  source: AnyTables,
  target: AnyTables,
  { name, key }: { name: string; key: string },
  isThere: boolean,
): Promise<Copied> {
  let rows = 0;
  for await (const page of pagesOf(source, name, key)) {
    if (!isThere) await target.insertInto(name).values(page).execute();
    await compare(target, name, key, page);
    rows += page.length;
  }
  for (const database of [source, target]) {
    const count = await countRows(database, name);
    if (count !== rows)
      throw new NotCopied(`The table ${name} has ${count} rows instead of ${rows}.`);
  }
  return { name, rows };
}

/** Everything or nothing: one transaction over both, rolled back at the first row that differs. */
async function copyAll(from: Storage, to: Storage) {
  return anyTables(from)
    .transaction()
    .execute((reading) =>
      anyTables(to)
        .transaction()
        .execute(async (writing) => {
          const tables = await tablesOf(reading, writing);
          const names = sql.join(tables.map(({ name }) => sql.table(name)));
          // a server that already runs on the target waits
          await sql`lock table ${names} in exclusive mode`.execute(writing);
          const filled: Copied[] = [];
          for (const { name } of tables) {
            const rows = await countRows(writing, name);
            if (rows) filled.push({ name, rows });
          }
          const copied: Copied[] = [];
          for (const each of tables)
            copied.push(
              await copyTable(reading, writing, each, filled.length > 0).catch((error) => {
                if (!filled.length) throw error;
                const rowCounts = filled.map(({ name, rows }) => `${rows} in ${name}`).join(', ');
                throw new NotCopied(
                  `The target is not empty (rows: ${rowCounts}) and holds something else. ${error.message}`,
                );
              }),
            );
          return { copied, wasThere: filled.length > 0 };
        }),
    );
}

/** Locks the embedded database for this process alone. Errors: NotCopied. */
async function lockSource({ database }: Storage) {
  try {
    // switching off WAL needs exclusive access to the database; a server switches it on again
    await sql`pragma journal_mode = delete`.execute(database);
  } catch (error) {
    throw new NotCopied(
      `Another process has the database open (${firstLine(error)}). Stop the server, and whatever else uses it, first.`,
    );
  }
}

/**
 * Copies the embedded database into PostgreSQL and puts it aside, so that no server sends its mails a second time.
 * Whatever goes wrong before the end changes neither; a run that was cut off between copying and putting aside is
 * finished by the next.
 */
export const migrateTo =
  (typed: string | undefined): LeadCommand =>
  async ({ storage, dataDir, migrateTo: named, print, note }) => {
    const url = typed ?? named;
    try {
      if (!url || !isDatabaseAddress(url) || !hasKnownSslMode(url))
        throw new NotCopied(
          'It copies to the address in MIGRATE_TO: postgres://user:password@host:5432/database.',
        );
      if (storage.kind !== 'sqlite')
        throw new NotCopied(
          'It copies the embedded database: run it without DATABASE_URL, with the DATA_DIR.',
        );
      await lockSource(storage);
      const target = await openStorage({ DATABASE_URL: url, DATA_DIR: dataDir }, createLog(), {
        waits: true,
        takesLeads: true,
      });
      const { copied, wasThere } = await copyAll(storage, target).finally(target.close);
      await storage.close();
      const aside = `${sqlitePath(dataDir)}.migrated`;
      await rename(sqlitePath(dataDir), aside);
      await print(
        `${table(
          ['TABLE', 'ROWS'],
          copied.map(({ name, rows }) => [name, rows]),
        )}\n`,
      );
      const how = wasThere
        ? 'Had been copied before; every row was compared again.'
        : 'Copied, and every row compared.';
      note(
        `${how} Start the server with DATABASE_URL. The old database is ${aside}: erase it when all is well.`,
      );
    } catch (error) {
      throw new CommandFailed(`Not migrated: ${firstLine(error)}`);
    }
  };
