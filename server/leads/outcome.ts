import { randomUUIDv7 } from 'node:crypto';
import { RANK } from '../outbox/order.ts';
import { inOneTransaction } from '../storage/one-transaction.ts';
import type { Outcome } from '../storage/tables.ts';
import { type Action, EXIT } from './action.ts';
import { findLead } from './find-lead.ts';
import type { OutcomeEvent } from './outcome-event.ts';

/** What may become of a lead, in the order in which it does; "open" takes back what was noted before. */
export const OUTCOMES = ['reached', 'met', 'signed', 'lost', 'open'] as const satisfies readonly Outcome[];

const WHY_MAX = 300;

export type Noted = { outcome: Outcome; valueCents: number | undefined; why: string | undefined };

/** "12000", "12,000.5" or "$12,000.50" in cents; undefined where it is no amount. */
export function readAmount(text: string): number | undefined {
  const plain = /^\$?(\d{1,3}(?:,\d{3})*|\d{1,9})(\.\d\d?)?$/.exec(text.trim())?.[0].replaceAll(/[$,]/g, '');
  return plain === undefined ? undefined : Math.round(Number(plain) * 100);
}

/** Notes what has become of a lead. What was noted before stays. */
export const outcome =
  (typed: string, { outcome: what, valueCents, why }: Noted): Action =>
  async ({ storage: { database }, webhook, now, print, say }) => {
    const at = now.toISOString();
    const row = {
      id: randomUUIDv7(),
      outcome: what,
      value_cents: valueCents ?? null,
      why: why?.slice(0, WHY_MAX) ?? null,
      noted_at: at,
    };
    const found = await findLead(database, typed);
    if ('why' in found) {
      say(found.why);
      return EXIT.failed;
    }
    const lead = await database
      .selectFrom('leads')
      .select(['id', 'name', 'email', 'mark'])
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    const { name, email, mark } = lead;
    const value = valueCents === undefined ? null : valueCents / 100;
    const data = { name, email, outcome: what, value, why: row.why };
    const event: OutcomeEvent = { type: 'lead.outcome', version: 1, timestamp: at, data };
    const noted = database.insertInto('outcomes').values({ ...row, lead_id: lead.id });
    const told = database.insertInto('outbox').values({
      ...{ id: randomUUIDv7(), lead_id: lead.id, channel: 'webhook', payload: JSON.stringify(event) },
      ...{ status: 'waiting', attempts: 0, rank: RANK.good, next_attempt_at: at, created_at: at },
    });
    // a receiver that was never told of a marked lead knows nothing of it
    await inOneTransaction(database, webhook && !mark ? [noted, told] : [noted]);
    const all = await database
      .selectFrom('outcomes')
      .select(['outcome', 'noted_at'])
      .where('lead_id', '=', lead.id)
      .orderBy('id')
      .execute();
    const history = all.map((each) => `${each.outcome} (${each.noted_at.slice(0, 10)})`).join(', ');
    await print(`Noted. ${history}.\n`);
    return EXIT.done;
  };
