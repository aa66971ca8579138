import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storedAnswer, storeLead } from '../../server/leads/store-lead.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import type { Database } from '../../server/storage/tables.ts';
import { allLeads } from '../support/stored-leads.ts';
import { eventually } from './support/eventually.ts';
import { freshStorage, STORAGE_KINDS, silentLog } from './support/storage.ts';

const AT_ONCE = 20;

const WHO = { kind: 'k', submissionId: undefined, name: 'Ada', firm: undefined, source: undefined };
const LEAD = {
  ...WHO,
  email: 'ada@firm.example',
  page: undefined,
  visit: {},
  data: {},
  answer: {},
};

const storeRow = (database: Database, submission_id: string) =>
  database
    .insertInto('leads')
    .values({
      id: randomUUID(),
      kind: 'k',
      submission_id,
      email: 'e',
      data: '{}',
      answer: '{}',
      created_at: '',
    })
    .execute();

test.each(STORAGE_KINDS)(
  'leads that come at once are each stored once, with their mail, on %s',
  async (kind) => {
    const storage = await freshStorage(kind);
    let count = 0;
    const store = (submissionId: string, email = 'ada@firm.example', visit = {}) => {
      const who = { name: 'Ada', email, firm: undefined, source: undefined, page: undefined };
      const payload = {
        messageId: '<m@x.example>',
        subject: 's',
        text: 't',
        html: 'h',
        replyTo: { name: 'A', address: email },
      };
      const lead = {
        kind: 'k',
        submissionId,
        ...who,
        visit,
        data: {},
        answer: { submissionId, count: count++ },
      };
      return storeLead(
        storage.database,
        lead,
        [{ id: randomUUID(), channel: 'email', payload }],
        new Date(),
      );
    };
    const ids = Array.from({ length: AT_ONCE }, (_, at) => `submission-${at % (AT_ONCE / 2)}`);
    const results = await Promise.all(
      ids.map((id, at) => store(id, undefined, at % 3 ? {} : { landing: '/' })),
    );
    expect(results.map(({ answer }) => answer.submissionId)).toEqual(ids);
    expect(results.filter(({ leadId }) => leadId)).toHaveLength(AT_ONCE / 2);
    // the one that was stored is what all of them are answered with
    expect(new Set(results.map(({ answer }) => answer.count)).size).toBe(AT_ONCE / 2);
    expect(await storedAnswer(storage.database, 'k', 'submission-3')).toEqual(results[3]?.answer);
    const outbox = () => storage.database.selectFrom('outbox').select('lead_id').execute();
    const stored = (await allLeads(storage.database)).map(({ id }) => id);
    expect((await outbox()).map((row) => row.lead_id).sort()).toEqual(stored.sort());

    // one of them breaks a rule of the table: the others do not hear of it
    const rule = sql`create unique index one_each on leads (email) where email like 'twice%'`;
    await rule.execute(storage.database);
    const outcomes = await Promise.allSettled([
      store('good-one-1'),
      store('twice-one', 'twice@firm.example'),
      store('twice-two', 'twice@firm.example'),
      store('good-one-2'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await outbox()).toHaveLength(AT_ONCE / 2 + 3);
  },
);

test('two processes store the same submissions in another order, and neither waits for the other for good', async () => {
  const storage = await freshStorage('postgres');
  const processes = [
    await openStorage(storage.place, silentLog),
    await openStorage(storage.place, silentLog),
  ];
  const both = (ids: string[]) =>
    processes.flatMap(({ database }, at) =>
      (at ? ids.toReversed() : ids).map((submissionId) =>
        storeLead(database, { ...LEAD, submissionId }, [], new Date()),
      ),
    );
  const held = await storage.database.startTransaction().execute();
  await storeRow(held, 'b');
  const storing = Promise.all(both(['a', 'b', 'c']));
  const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  await eventually(async () =>
    expect((await waiting.execute(storage.database)).rows).toHaveLength(2),
  );
  await held.rollback().execute();
  expect((await storing).filter(({ leadId }) => leadId)).toHaveLength(3);
  expect(await allLeads(storage.database)).toHaveLength(3);
  await Promise.all([...processes, storage].map((each) => each.close()));
});
