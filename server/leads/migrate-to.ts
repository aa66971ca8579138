import { rename } from 'node:fs/promises';
import { sql } from 'kysely';
import { createLog, firstLine } from '../log.ts';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';
import { sqlitePath } from '../storage/sqlite-file.ts';
import { CommandError, type LeadCommand } from './action.ts';
import { table } from './table.ts';

/** This many rows are in memory at a time: a lead may have almost a megabyte. */
const BATCH_SIZE = 100;

type Row = Record<string, string | number | null>;
// The tables are untyped, because their names come from the database. So new tables are copied too.
const anyTables = ({ database }: Storage) => database.withTables<Record<string, Row>>();
type AnyTables = ReturnType<typeof anyTables>;
type CopiedTable = { name: string; rows: number };

async function readTables(source: AnyTables, target: AnyTables) {
  const columnsByTable = (tables: { name: string; columns: { name: string }[] }[]) =>
    new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
  const [sourceColumns, targetColumns] = [
    columnsByTable(await source.introspection.getTables()),
    columnsByTable(await target.introspection.getTables()),
  ];
  const tables = [...sourceColumns].map(async ([name, columns]) => {
    if (String(columns) !== String(targetColumns.get(name)))
      throw new Error(`The table ${name} has different columns in the target.`);
    const keys = await sql<{
      name: string;
    }>`select name from pragma_table_info(${name}) where pk > 0`.execute(source);
    const [key, ...otherKeys] = keys.rows;
    if (!key || otherKeys.length)
      throw new Error(`The key of the table ${name} is not a single column.`);
    const parents = await sql`select 1 from pragma_foreign_key_list(${name})`.execute(source);
    return { name, key: key.name, parents: parents.rows.length };
  });
  // A table is copied after the tables to which its rows refer.
  return (await Promise.all(tables)).sort((a, b) => a.parents - b.parents);
}

async function countRows(database: AnyTables, name: string) {
  const count = database.selectFrom(name).select(({ fn }) => fn.countAll().as('rows'));
  return Number((await count.executeTakeFirstOrThrow()).rows);
}

async function* readBatches(source: AnyTables, name: string, key: string) {
  let lastRow: Row | undefined;
  for (;;) {
    const nextRows = source.selectFrom(name).selectAll().orderBy(key).limit(BATCH_SIZE);
    const rows: Row[] = await (lastRow
      ? nextRows.where(key, '>', lastRow[key] ?? null)
      : nextRows
    ).execute();
    lastRow = rows.at(-1);
    if (!lastRow) return;
    yield rows;
  }
}

const isSameValue = (a: Row[string] | undefined, b: Row[string] | undefined) =>
  a === null || b === null ? a === b : String(a) === String(b);

async function compareRows(target: AnyTables, name: string, key: string, rows: readonly Row[]) {
  const keys = rows.map((row) => row[key] ?? null);
  const copies = await target.selectFrom(name).selectAll().where(key, 'in', keys).execute();
  const copiesByKey = new Map(copies.map((row) => [row[key], row]));
  for (const row of rows) {
    const copy = copiesByKey.get(row[key]);
    const differentColumn = Object.keys(row).find(
      (column) => !copy || !isSameValue(row[column], copy[column]),
    );
    if (differentColumn)
      throw new Error(
        `The row ${row[key]} of ${name} differs in the target, in ${differentColumn}.`,
      );
  }
}

async function copyTable(
  source: AnyTables,
  target: AnyTables,
  { name, key }: { name: string; key: string },
  isFilled: boolean,
): Promise<CopiedTable> {
  let rows = 0;
  for await (const batch of readBatches(source, name, key)) {
    if (!isFilled) await target.insertInto(name).values(batch).execute();
    await compareRows(target, name, key, batch);
    rows += batch.length;
  }
  for (const database of [source, target]) {
    const count = await countRows(database, name);
    if (count !== rows) throw new Error(`The table ${name} has ${count} rows instead of ${rows}.`);
  }
  return { name, rows };
}

async function copyAll(source: Storage, target: Storage) {
  return anyTables(source)
    .transaction()
    .execute((sourceTables) =>
      anyTables(target)
        .transaction()
        .execute(async (targetTables) => {
          const tables = await readTables(sourceTables, targetTables);
          const names = sql.join(tables.map(({ name }) => sql.table(name)));
          // If a server already uses the target, it waits until this lock ends.
          await sql`lock table ${names} in exclusive mode`.execute(targetTables);
          const filledTables: CopiedTable[] = [];
          for (const { name } of tables) {
            const rows = await countRows(targetTables, name);
            if (rows) filledTables.push({ name, rows });
          }
          const wasFilled = filledTables.length > 0;
          const copiedTables: CopiedTable[] = [];
          try {
            for (const tableToCopy of tables)
              copiedTables.push(
                await copyTable(sourceTables, targetTables, tableToCopy, wasFilled),
              );
          } catch (error) {
            if (!wasFilled) throw error;
            const counts = filledTables.map(({ name, rows }) => `${rows} in ${name}`).join(', ');
            throw new Error(
              `The target is not empty (rows: ${counts}) and has other data. ${firstLine(error)}`,
            );
          }
          return { copiedTables, wasFilled };
        }),
    );
}

async function lockSource({ database }: Storage) {
  try {
    // Switching off WAL requires that no other process uses the database. A server switches it on
    // again.
    await sql`pragma journal_mode = delete`.execute(database);
  } catch (error) {
    throw new Error(
      `Another process has the database open (${firstLine(error)}). First stop the server and all other programs that use it.`,
    );
  }
}

// Copies the embedded database to PostgreSQL. Then renames the old file, so that no server sends
// its mails again. A failure changes neither database. If a run was interrupted before the
// renaming, the next run compares all rows again and renames the file.
export const migrateTo =
  (typedUrl: string | undefined): LeadCommand =>
  async ({ storage, settings, migrateTo: urlFromEnvironment, print, note }) => {
    const url = typedUrl ?? urlFromEnvironment;
    const { DATA_DIR } = settings;
    try {
      if (!url || !isDatabaseAddress(url) || !hasKnownSslMode(url))
        throw new Error(
          'Set MIGRATE_TO to the address of the target: postgres://user:password@host:5432/database.',
        );
      if (storage.kind !== 'sqlite')
        throw new Error(
          'The source must be the embedded database: run the command without DATABASE_URL and with the right DATA_DIR.',
        );
      await lockSource(storage);
      const target = await openStorage({ DATABASE_URL: url, DATA_DIR }, createLog(), {
        isCommand: true,
        storesLeads: true,
      });
      const { copiedTables, wasFilled } = await copyAll(storage, target).finally(target.close);
      await storage.close();
      const migratedPath = `${sqlitePath(DATA_DIR)}.migrated`;
      await rename(sqlitePath(DATA_DIR), migratedPath);
      await print(
        `${table(
          [
            ['TABLE', ({ name }) => name],
            ['ROWS', ({ rows }) => rows],
          ],
          copiedTables,
        )}\n`,
      );
      const summary = wasFilled
        ? 'The database was copied before; all rows were compared again.'
        : 'The database was copied, and all rows were compared.';
      note(
        `${summary} Start the server with DATABASE_URL. The old database is ${migratedPath}: delete it when everything works.`,
      );
    } catch (error) {
      throw new CommandError(`Not migrated: ${firstLine(error)}`);
    }
  };
