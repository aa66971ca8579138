import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type NewLead, storedAnswer, storeLead } from '../../server/leads/store-lead.ts';
import { newDelivery, newLead } from '../support/new-lead.ts';
import { allLeads } from '../support/stored-leads.ts';
import { freshStorage, STORAGE_KINDS } from './support/storage.ts';

const AT_ONCE = 20;

test.each(STORAGE_KINDS)(
  'simultaneous leads are each stored once, with their mail, on %s',
  async (kind) => {
    const storage = await freshStorage(kind);
    let count = 0;
    const store = (submissionId: string, changes: Partial<NewLead> = {}) => {
      const lead = newLead({ submissionId, answer: { submissionId, count: count++ }, ...changes });
      return storeLead(storage.database, lead, [newDelivery()], new Date());
    };
    const ids = Array.from(
      { length: AT_ONCE },
      (_, index) => `submission-${index % (AT_ONCE / 2)}`,
    );
    const results = await Promise.all(
      ids.map((id, index) => store(id, { visit: index % 3 ? {} : { landing: '/' } })),
    );
    expect(results.map(({ answer }) => answer.submissionId)).toEqual(ids);
    expect(results.filter(({ leadId }) => leadId)).toHaveLength(AT_ONCE / 2);
    // All concurrent requests get the answer of the stored one.
    expect(new Set(results.map(({ answer }) => answer.count)).size).toBe(AT_ONCE / 2);
    expect(await storedAnswer(storage.database, 'strategy-session', 'submission-3')).toEqual(
      results[3]?.answer,
    );
    const outbox = () => storage.database.selectFrom('outbox').select('lead_id').execute();
    const stored = (await allLeads(storage.database)).map(({ id }) => id);
    expect((await outbox()).map((row) => row.lead_id).sort()).toEqual(stored.sort());

    // One of them violates a unique index, which must not affect the others.
    const rule = sql`create unique index one_each on leads (email) where email like 'twice%'`;
    await rule.execute(storage.database);
    const outcomes = await Promise.allSettled([
      store('good-one-1'),
      store('twice-one', { email: 'twice@firm.example' }),
      store('twice-two', { email: 'twice@firm.example' }),
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
