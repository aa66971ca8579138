import { sql } from 'kysely';
import { addWorkingTime, type Rules } from '../booking/free-times.ts';
import type { FormName } from '../outbox/recipients.ts';
import type { Database, Outcome } from '../storage/tables.ts';
import { outcomesOf } from './read-leads.ts';

const NO_PROGRESS = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

// Expects the oldest outcome first. A signed lead was also met, and a met lead was also reached.
// "lost" cancels "signed", and "open" cancels everything. An outcome of an earlier stage that is
// recorded later changes nothing.
export function leadProgress(
  outcomes: readonly { outcome: Outcome; value_cents: unknown }[],
): typeof NO_PROGRESS {
  let progress = NO_PROGRESS;
  for (const { outcome, value_cents } of outcomes) {
    if (outcome === 'open') progress = NO_PROGRESS;
    else if (outcome === 'lost')
      progress = { ...progress, lost: true, signed: false, valueCents: 0 };
    else
      progress = {
        reached: true,
        met: progress.met || outcome !== 'reached',
        signed: progress.signed || outcome === 'signed',
        lost: false,
        valueCents: value_cents === null ? progress.valueCents : Number(value_cents),
      };
  }
  return progress;
}

export const CALL_BACK_GOAL_SECONDS = 5 * 60;
const CALL_REQUEST: FormName = 'strategy-session';
const BATCH_SIZE = 1_000;

async function* leadsSince(database: Database, since: Date) {
  let lastId = '';
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .select(['id', 'created_at', 'kind', 'mark', 'called_after', 'page', 'source'])
      .select(['utm_source', 'utm_campaign', 'referrer', 'landing'])
      .where('created_at', '>=', since.toISOString())
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    if (!rows.length) return;
    const ids = rows.map(({ id }) => id);
    const outcomes = await outcomesOf(database, ids);
    for (const lead of rows) yield { ...lead, progress: leadProgress(outcomes.get(lead.id) ?? []) };
    lastId = ids.at(-1) ?? '';
  }
}
type Lead = Awaited<ReturnType<ReturnType<typeof leadsSince>['next']>>['value'] & object;

const GROUPS = {
  'CAME FROM': ({ utm_source, referrer }) => (utm_source ?? referrer)?.toLowerCase(),
  CAMPAIGN: ({ utm_campaign }) => utm_campaign?.toLowerCase(),
  'FIRST PAGE': ({ landing }) => landing,
  PAGE: ({ page }) => page,
  'OPENED FROM': ({ source }) => source,
  FORM: ({ kind }) => kind,
} satisfies Record<string, (lead: Lead) => string | null | undefined>;
export type GroupName = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

// `due`, `answeredInTime` and `pending` count requests for a call. `pending`: not answered, and the
// five minutes of working time are not over. `due`: all other requests. `answeredInTime`: answered
// within these five minutes. The other figures count leads of all kinds.
export const zeroCounts = () => ({
  leads: 0,
  due: 0,
  answeredInTime: 0,
  pending: 0,
  reached: 0,
  met: 0,
  signed: 0,
  lost: 0,
  valueCents: 0,
});
export type LeadCounts = ReturnType<typeof zeroCounts>;
export const COUNT_NAMES = Object.keys(zeroCounts()) as (keyof LeadCounts)[];

function callBackState({ kind, created_at, called_after }: Lead, rules: Rules, now: Date) {
  if (kind !== CALL_REQUEST) return undefined;
  const receivedAt = Date.parse(created_at);
  const calledAt = called_after === null ? undefined : receivedAt + Number(called_after) * 1_000;
  const goal = CALL_BACK_GOAL_SECONDS * 1_000;
  // A call within five minutes is in time, even outside of working time.
  const deadline =
    calledAt !== undefined && calledAt - receivedAt <= goal
      ? calledAt
      : addWorkingTime(rules, receivedAt, goal);
  if (calledAt !== undefined && deadline !== undefined && calledAt <= deadline)
    return 'answeredInTime';
  return deadline === undefined || deadline > now.getTime() ? 'pending' : 'late';
}

function addLead(
  counts: LeadCounts,
  { progress }: Lead,
  callBack: ReturnType<typeof callBackState>,
) {
  counts.leads += 1;
  if (callBack === 'pending') counts.pending += 1;
  else if (callBack) counts.due += 1;
  if (callBack === 'answeredInTime') counts.answeredInTime += 1;
  for (const stage of ['reached', 'met', 'signed', 'lost'] as const)
    if (progress[stage]) counts[stage] += 1;
  counts.valueCents += progress.valueCents;
}

const median = (sortedValues: readonly number[]) => {
  const [low, high] = [
    sortedValues[Math.ceil(sortedValues.length / 2) - 1],
    sortedValues[Math.floor(sortedValues.length / 2)],
  ];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** Counts a lead with a spam reason only by day, unless a person was reached. */
export async function leadFigures(database: Database, rules: Rules, since: Date, now: Date) {
  const total = zeroCounts();
  const days = new Map<string, { leads: number; spam: number }>();
  const groups = new Map(GROUP_NAMES.map((name) => [name, new Map<string | null, LeadCounts>()]));
  const calledAfter: number[] = [];
  let waiting = 0;
  for await (const lead of leadsSince(database, since)) {
    const date = lead.created_at.slice(0, 10);
    const day = days.get(date) ?? { leads: 0, spam: 0 };
    days.set(date, day);
    if (lead.mark !== null && !lead.progress.reached) {
      day.spam += 1;
      continue;
    }
    day.leads += 1;
    const callBack = callBackState(lead, rules, now);
    addLead(total, lead, callBack);
    for (const [name, values] of groups) {
      const value = GROUPS[name](lead) ?? null;
      const counts = values.get(value) ?? zeroCounts();
      values.set(value, counts);
      addLead(counts, lead, callBack);
    }
    if (lead.called_after !== null) calledAfter.push(Number(lead.called_after));
    else if (lead.kind === CALL_REQUEST && !lead.progress.reached) waiting += 1;
  }
  return {
    total,
    days: [...days]
      .map(([day, counts]) => ({ day, ...counts }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    groups,
    calls: {
      called: calledAfter.length,
      inTime: calledAfter.filter((seconds) => seconds <= CALL_BACK_GOAL_SECONDS).length,
      waiting,
      medianSeconds: median(calledAfter.toSorted((a, b) => a - b)),
    },
  };
}
export type LeadFigures = Awaited<ReturnType<typeof leadFigures>>;

const dayOfKey = sql<string>`substr(key, 1, 10)`;
const pathOfKey = sql<string>`substr(key, 12)`;

// Counts views by page since a day. `from` is the first day with views: from this day on, leads
// without a spam reason are counted by page. Returns undefined if no views were counted.
export async function countViewsAndLeads(database: Database, since: Date) {
  const sinceDay = since.toISOString().slice(0, 10);
  const viewsSince = database.selectFrom('page_views').where(dayOfKey, '>=', sinceDay);
  const views = await viewsSince
    .select([
      pathOfKey.as('page'),
      sql`sum(views)`.as('views'),
      sql<string>`min(${dayOfKey})`.as('from'),
    ])
    .groupBy(sql`1`)
    .execute();
  const [from] = views.map((row) => row.from).toSorted();
  if (from === undefined) return undefined;
  const leads = await database
    .selectFrom('leads')
    .select(['page', sql`count(*)`.as('leads')])
    .where('created_at', '>=', from)
    .where('mark', 'is', null)
    .where('page', 'in', viewsSince.select(pathOfKey.as('page')))
    .groupBy('page')
    .execute();
  const leadsByPage = new Map(leads.map((row) => [row.page, Number(row.leads)]));
  const rows = views.map((pageViews) => ({
    name: pageViews.page,
    views: Number(pageViews.views),
    leads: leadsByPage.get(pageViews.page) ?? 0,
  }));
  return {
    from,
    rows: rows.toSorted(
      (a, b) => b.leads - a.leads || b.views - a.views || (a.name < b.name ? -1 : 1),
    ),
  };
}

export async function countSessions(database: Database, since: Date) {
  const requests = database
    .selectFrom('leads')
    .where('kind', '=', CALL_REQUEST)
    .where('mark', 'is', null)
    .where('created_at', '>=', since.toISOString());
  const isBooked = sql<boolean>`exists (select 1 from bookings where lead_id = leads.id)`;
  const counts = await requests
    .select(({ fn }) => [fn.countAll().as('sent'), fn.count('times_offered_at').as('offered')])
    .select(sql`sum(case when ${isBooked} then 1 else 0 end)`.as('booked'))
    .executeTakeFirstOrThrow();
  const { sent, offered, booked } = counts;
  return { sent: Number(sent), offered: Number(offered), booked: Number(booked) };
}
