import { sql } from 'kysely';
import { afterWorkingTime, type Rules } from '../booking/free-times.ts';
import type { FormName } from '../outbox/recipients.ts';
import type { Database, Outcome } from '../storage/tables.ts';

/** The progress of a lead. */
type Became = {
  reached: boolean;
  met: boolean;
  signed: boolean;
  lost: boolean;
  valueCents: number;
};

const NOTHING: Became = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

/**
 * Returns the progress of a lead from its outcomes, the oldest first. A signed lead was also met, and a met lead was also
 * reached. "lost" cancels "signed", and "open" cancels all earlier outcomes. A later outcome of an earlier stage cancels
 * nothing.
 */
export function leadProgress(noted: readonly { outcome: Outcome; value_cents: unknown }[]): Became {
  let became = NOTHING;
  for (const { outcome, value_cents } of noted) {
    if (outcome === 'open') became = NOTHING;
    else if (outcome === 'lost') became = { ...became, lost: true, signed: false, valueCents: 0 };
    else
      became = {
        reached: true,
        met: became.met || outcome !== 'reached',
        signed: became.signed || outcome === 'signed',
        lost: false,
        valueCents: value_cents === null ? became.valueCents : Number(value_cents),
      };
  }
  return became;
}

/** The agency's goal for the time until a call. */
export const CALL_BACK_GOAL_SECONDS = 5 * 60;
/** Kind of leads that request a call. */
const ASKS_FOR_CALL: FormName = 'strategy-session';
const PAGE_SIZE = 1_000;

const COLUMNS = [
  ...(['id', 'created_at', 'kind', 'mark', 'called_after', 'page', 'source'] as const),
  ...(['utm_source', 'utm_campaign', 'referrer', 'landing'] as const),
] as const;

async function* leadsSince(database: Database, since: Date) {
  let after = '';
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .select(COLUMNS)
      .where('created_at', '>=', since.toISOString())
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const outcomes = ids.length
      ? await database
          .selectFrom('outcomes')
          .select(['lead_id', 'outcome', 'value_cents'])
          .where('lead_id', 'in', ids)
          .orderBy('id')
          .execute()
      : [];
    const noted = Map.groupBy(outcomes, ({ lead_id }) => lead_id);
    for (const lead of rows) yield { ...lead, became: leadProgress(noted.get(lead.id) ?? []) };
    after = ids.at(-1) ?? '';
    if (rows.length < PAGE_SIZE) return;
  }
}
type Lead = Awaited<ReturnType<ReturnType<typeof leadsSince>['next']>>['value'] & object;

/** Groups for counting leads: each function returns the value of a lead. Case in a link is ignored. */
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

/**
 * Returns counts of leads and outcomes, all 0. `due` counts requests for a call whose five minutes of working time are over
 * or that were answered in time, `answered` only the latter, `running` those whose five minutes are not over.
 */
export const zeroCounts = () => ({
  leads: 0,
  due: 0,
  answered: 0,
  running: 0,
  reached: 0,
  met: 0,
  signed: 0,
  lost: 0,
  valueCents: 0,
});
export type LeadCounts = ReturnType<typeof zeroCounts>;
export const COUNT_NAMES = Object.keys(zeroCounts()) as (keyof LeadCounts)[];

/**
 * Returns whether a request for a call was answered within five minutes of working time ("answered"), was not ("late"), or
 * still has time ("running"); undefined for other leads.
 */
function answerOf({ kind, created_at, called_after }: Lead, rules: Rules, now: Date) {
  if (kind !== ASKS_FOR_CALL) return undefined;
  const came = Date.parse(created_at);
  const called = called_after === null ? undefined : came + Number(called_after) * 1_000;
  const goal = CALL_BACK_GOAL_SECONDS * 1_000;
  // A call within five minutes is in time, also outside of working time.
  const by =
    called !== undefined && called - came <= goal ? called : afterWorkingTime(rules, came, goal);
  if (called !== undefined && by !== undefined && called <= by) return 'answered';
  return by === undefined || by > now.getTime() ? 'running' : 'late';
}

function count(counted: LeadCounts, { became }: Lead, answer: ReturnType<typeof answerOf>) {
  counted.leads += 1;
  if (answer === 'running') counted.running += 1;
  else if (answer) counted.due += 1;
  if (answer === 'answered') counted.answered += 1;
  for (const step of ['reached', 'met', 'signed', 'lost'] as const)
    if (became[step]) counted[step] += 1;
  counted.valueCents += became.valueCents;
}

const median = (sorted: readonly number[]) => {
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/**
 * Counts the leads since a moment in total, by day (UTC), by group, and by the time until a call. A lead with a spam reason
 * is counted only by day, unless a person was reached.
 */
export async function leadFigures(database: Database, rules: Rules, since: Date, now: Date) {
  const total = zeroCounts();
  const days = new Map<string, { leads: number; marked: number }>();
  const groups = new Map(GROUP_NAMES.map((name) => [name, new Map<string | null, LeadCounts>()]));
  const calledAfter: number[] = [];
  let waiting = 0;
  for await (const lead of leadsSince(database, since)) {
    const date = lead.created_at.slice(0, 10);
    const day = days.get(date) ?? { leads: 0, marked: 0 };
    days.set(date, day);
    if (lead.mark !== null && !lead.became.reached) {
      day.marked += 1;
      continue;
    }
    day.leads += 1;
    const answer = answerOf(lead, rules, now);
    count(total, lead, answer);
    for (const [name, values] of groups) {
      const value = GROUPS[name](lead) ?? null;
      const counted = values.get(value) ?? zeroCounts();
      values.set(value, counted);
      count(counted, lead, answer);
    }
    if (lead.called_after !== null) calledAfter.push(Number(lead.called_after));
    else if (lead.kind === ASKS_FOR_CALL && !lead.became.reached) waiting += 1;
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

const day = sql<string>`substr(key, 1, 10)`;
const path = sql<string>`substr(key, 12)`;

/**
 * Returns for each page the number of views since a day, and the number of leads without a spam reason from the page since
 * `from`, the first day with counted views. Returns undefined if no views were counted.
 */
export async function countByViews(database: Database, since: Date) {
  const sinceDay = since.toISOString().slice(0, 10);
  const viewed = database.selectFrom('page_views').where(day, '>=', sinceDay);
  const views = await viewed
    .select([path.as('page'), sql`sum(views)`.as('views'), sql<string>`min(${day})`.as('from')])
    .groupBy(sql`1`)
    .execute();
  const [from] = views.map((each) => each.from).toSorted();
  if (from === undefined) return undefined;
  const leads = await database
    .selectFrom('leads')
    .select(['page', sql`count(*)`.as('leads')])
    .where('created_at', '>=', from)
    .where('mark', 'is', null)
    .where('page', 'in', viewed.select(path.as('page')))
    .groupBy('page')
    .execute();
  const sent = new Map(leads.map((each) => [each.page, Number(each.leads)]));
  const rows = views.map((each) => ({
    page: each.page,
    views: Number(each.views),
    leads: sent.get(each.page) ?? 0,
  }));
  return {
    from,
    rows: rows.toSorted(
      (one, other) =>
        other.leads - one.leads || other.views - one.views || (one.page < other.page ? -1 : 1),
    ),
  };
}

/** Counts requests for a session without a spam reason: how many were sent, saw free times, and booked. */
export async function countSessions(database: Database, since: Date) {
  const requests = database
    .selectFrom('leads')
    .where('kind', '=', ASKS_FOR_CALL)
    .where('mark', 'is', null)
    .where('created_at', '>=', since.toISOString());
  const isBooked = sql<boolean>`exists (select 1 from bookings where lead_id = leads.id)`;
  const counted = await requests
    .select(({ fn }) => [fn.countAll().as('sent'), fn.count('times_offered_at').as('offered')])
    .select(sql`sum(case when ${isBooked} then 1 else 0 end)`.as('booked'))
    .executeTakeFirstOrThrow();
  const { sent, offered, booked } = counted;
  return { sent: Number(sent), offered: Number(offered), booked: Number(booked) };
}
