#!/bin/sh
# Kysely 0.29.9 writes different rows into SQLite and PostgreSQL by the same call. If the objects of one insert have different keys, a
# missing value is the word "default" for PostgreSQL and "null" for SQLite. So one row alone gets the default of its column in both,
# but together with another row it gets NULL in SQLite (sql.js 1.17.0), or is refused if the column is NOT NULL, and in PostgreSQL
# (pglite 0.5.17) it still gets the default.
# An engineer would guess that a column of the type Generated, which the type checker allows to be left out, gets its default: SQLite
# has defaults too, and every row alone gets it. Kysely neither warns nor fails.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund kysely@0.29.9 sql.js@1.17.0 @electric-sql/pglite@0.5.17 >/dev/null
cat >check.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import initSqlJs from 'sql.js';

const builder = (Adapter, Introspector, QueryCompiler) =>
  new Kysely({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new Introspector(database),
      createQueryCompiler: () => new QueryCompiler(),
    },
  });
const sqlite = builder(SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler);
const postgres = builder(PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler);

const LEADS = "create table leads (id text primary key, rank integer default 5, form text not null default 'contact')";
const file = new (await initSqlJs()).Database();
file.run(LEADS);
const server = await PGlite.create();
await server.exec(LEADS);

async function insert(rows) {
  const attempt = async (run) => {
    try {
      await run();
      return 'stored';
    } catch ({ message }) {
      return message;
    }
  };
  const bySqlite = sqlite.insertInto('leads').values(rows).compile();
  const byPostgres = postgres.insertInto('leads').values(rows).compile();
  console.log(`  ${JSON.stringify(rows)}`);
  console.log(`    SQLite:     ${bySqlite.sql}: ${await attempt(() => file.run(bySqlite.sql, bySqlite.parameters))}`);
  console.log(`    PostgreSQL: ${byPostgres.sql}: ${await attempt(() => server.query(byPostgres.sql, byPostgres.parameters))}`);
}
console.log('Kysely 0.29.9');
await insert([{ id: 'a' }]);
await insert([{ id: 'b', rank: 1 }, { id: 'c' }]);
await insert([{ id: 'd', form: 'report' }, { id: 'e' }]);

const all = 'select id, rank, form from leads order by id';
const shown = (rows) => rows.map(([id, rank, form]) => `${id} ${rank} ${form}`).join(', ');
const inSqlite = shown(file.exec(all)[0].values);
const inPostgres = shown((await server.query(all, [], { rowMode: 'array' })).rows);
console.log(`  in SQLite:     ${inSqlite}`);
console.log(`  in PostgreSQL: ${inPostgres}`);
const same =
  inSqlite === 'a 5 contact, b 1 contact, c null contact' &&
  inPostgres === 'a 5 contact, b 1 contact, c 5 contact, d 5 report, e 5 contact';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
