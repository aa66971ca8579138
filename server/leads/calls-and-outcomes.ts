import { randomUUIDv7 } from 'node:crypto';
import { deliveryRow } from '../outbox/queue.ts';
import { createEvent } from '../outbox/webhook-events.ts';
import { inOneTransaction } from '../storage/one-transaction.ts';
import type { Outcome } from '../storage/tables.ts';
import { CommandError, type LeadCommand } from './action.ts';
import { CALL_BACK_GOAL_SECONDS } from './lead-figures.ts';
import { findLead } from './read-leads.ts';

/** Returns a text such as "1 d 4 h", with at most two units. */
export function durationText(totalSeconds: number): string {
  const duration = Temporal.Duration.from({ seconds: Math.round(totalSeconds) });
  const { days, hours, minutes, seconds } = duration.round({ largestUnit: 'days' });
  const parts = [`${days} d`, `${hours} h`, `${minutes} min`, `${seconds} s`];
  const isZero = (part: string) => part.startsWith('0 ');
  const firstIndex = parts.findIndex((part) => !isZero(part));
  if (firstIndex < 0) return '0 s';
  return parts
    .slice(firstIndex, firstIndex + 2)
    .filter((part) => !isZero(part))
    .join(' ');
}

/** If two people record a call at the same moment, only one call is stored. */
export const recordCall =
  (typedId: string, calledAt: Date | undefined): LeadCommand =>
  async ({ storage: { database }, now, print }) => {
    const id = await findLead(database, typedId);
    const lead = database
      .selectFrom('leads')
      .select(['created_at', 'called_after'])
      .where('id', '=', id);
    const { created_at } = await lead.executeTakeFirstOrThrow();
    const receivedAt = Date.parse(created_at);
    if (calledAt && (calledAt.getTime() < receivedAt || calledAt > now))
      throw new CommandError(
        `The lead was received at ${created_at}: the call must be after that and not in the future.`,
      );
    const secondsAfter = Math.max(
      0,
      Math.round(((calledAt ?? now).getTime() - receivedAt) / 1_000),
    );
    const updateResult = await database
      .updateTable('leads')
      .set({ called_after: secondsAfter })
      .where('id', '=', id)
      .where('called_after', 'is', null)
      .executeTakeFirst();
    if (updateResult.numUpdatedRows) {
      const verdict =
        secondsAfter <= CALL_BACK_GOAL_SECONDS
          ? 'within five minutes.'
          : 'the goal is five minutes.';
      await print(`Called back after ${durationText(secondsAfter)}: ${verdict}\n`);
      return;
    }
    const { called_after } = await lead.executeTakeFirstOrThrow();
    await print(
      `Not changed: a call ${durationText(Number(called_after))} after the lead was received is recorded already.\n`,
    );
  };

const MAX_REASON_LENGTH = 300;

export type OutcomeNote = {
  outcome: Outcome;
  valueCents: number | undefined;
  why: string | undefined;
};

export function readCents(text: string): number | undefined {
  const amountText = /^\$?(\d{1,3}(?:,\d{3})*|\d{1,9})(\.\d\d?)?$/
    .exec(text.trim())?.[0]
    .replaceAll(/[$,]/g, '');
  return amountText === undefined ? undefined : Math.round(Number(amountText) * 100);
}

export const recordOutcome =
  (typedId: string, { outcome, valueCents, why }: OutcomeNote): LeadCommand =>
  async ({ storage: { database }, settings, now, print }) => {
    const at = now.toISOString();
    const { id, name, email, mark } = await database
      .selectFrom('leads')
      .select(['id', 'name', 'email', 'mark'])
      .where('id', '=', await findLead(database, typedId))
      .executeTakeFirstOrThrow();
    const reason = why?.slice(0, MAX_REASON_LENGTH) ?? null;
    const record = database.insertInto('outcomes').values({
      id: randomUUIDv7(),
      lead_id: id,
      outcome,
      value_cents: valueCents ?? null,
      why: reason,
      noted_at: at,
    });
    const value = valueCents === undefined ? null : valueCents / 100;
    const data = { name, email, outcome, value, why: reason };
    const payload = createEvent('lead.outcome', data, now);
    const event = { id: randomUUIDv7(), channel: 'webhook' as const, payload };
    const delivery = database.insertInto('outbox').values(deliveryRow(id, event, at));
    // The receiver of the webhook knows no leads with a spam reason, so it gets no outcome of them.
    const shouldSend = settings.WEBHOOK_URL && !mark;
    await inOneTransaction(database, shouldSend ? [record, delivery] : [record]);
    const outcomes = await database
      .selectFrom('outcomes')
      .select(['outcome', 'noted_at'])
      .where('lead_id', '=', id)
      .orderBy('id')
      .execute();
    const history = outcomes
      .map((outcomeRow) => `${outcomeRow.outcome} (${outcomeRow.noted_at.slice(0, 10)})`)
      .join(', ');
    await print(`Recorded. ${history}.\n`);
  };
