import { answerTo, confidenceText, headline } from '../../src/features/cost-per-case/answer.ts';
import { dollars } from '../../src/features/cost-per-case/money.ts';
import { CommandFailed, type LeadCommand } from './action.ts';
import {
  COUNT_NAMES,
  countByViews,
  countSessions,
  type GroupName,
  type LeadCounts,
  type LeadFigures,
  leadFigures,
  zeroCounts,
} from './lead-figures.ts';
import { durationText } from './noted.ts';
import {
  costPerCase,
  readSpendFile,
  type Spend,
  SpendError,
  spendSince,
  spendTotals,
} from './spend.ts';
import { table } from './table.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const BAR_MAX = 30;
/** Rows in a table of a group; one more row sums up the others. */
const GROUP_ROWS = 15;
const COUNT_WIDTH = 7;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the Monday (UTC) of a date's week. */
export function mondayOf(date: Date) {
  const days = Math.floor(date.getTime() / DAY_MS);
  // January 1, 1970 was a Thursday
  const weekday = (days + 3) % WEEK_DAYS;
  return new Date((days - weekday) * DAY_MS);
}

/** Returns the Monday at the start of the last `weeks` weeks, including this week. */
export const weeksBefore = (now: Date, weeks: number) =>
  new Date(mondayOf(now).getTime() - (weeks - 1) * WEEK_DAYS * DAY_MS);

const number = (count: number) => String(count).padStart(COUNT_WIDTH);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
/** Returns a bar of # characters. Each count above zero has at least one. */
const bar = (count: number, most: number) =>
  '#'.repeat(Math.ceil((BAR_MAX * count) / Math.max(most, 1)));

/** Returns a table of all weeks from the first lead to this week, including weeks without leads. */
function weekTable(days: LeadFigures['days'], now: Date) {
  const weeks = new Map<string, { leads: number; marked: number }>();
  const first = days[0] ? mondayOf(new Date(days[0].day)) : now;
  for (let time = first.getTime(); time <= now.getTime(); time += WEEK_DAYS * DAY_MS)
    weeks.set(dayOf(new Date(time)), { leads: 0, marked: 0 });
  for (const { day, leads, marked } of days) {
    const week = weeks.get(dayOf(mondayOf(new Date(day))));
    if (!week) continue;
    week.leads += leads;
    week.marked += marked;
  }
  const most = Math.max(...[...weeks.values()].map(({ leads }) => leads));
  return table(
    ['WEEK OF', 'LEADS'.padStart(COUNT_WIDTH), 'MARKED'.padStart(COUNT_WIDTH), ''],
    [...weeks].map(([week, { leads, marked }]) => [
      week,
      number(leads),
      number(marked),
      bar(leads, most),
    ]),
  );
}

const SPENT_BY = { source: 'CAME FROM', campaign: 'CAMPAIGN' } as const satisfies Record<
  string,
  GroupName
>;

function spendTable(groups: LeadFigures['groups'], since: Date, spend: Spend) {
  const bySource = groups.get(SPENT_BY[spend.by]);
  return table(
    [
      `SPENT BY ${spend.by.toUpperCase()}`,
      'SPENT',
      'LEADS',
      'SIGNED',
      'PER SIGNED CASE',
      'RANGE',
    ].map((head, at) => (at > 0 && at < 4 ? head.padStart(COUNT_WIDTH) : head)),
    spendTotals(spend, since).named.map(({ name, cents }) => {
      const { leads, signed } = bySource?.get(name) ?? zeroCounts();
      const { perCase, range } = costPerCase(cents, leads, signed);
      const spent = dollars(cents).padStart(COUNT_WIDTH);
      return [
        name,
        spent,
        number(leads),
        number(signed),
        perCase.padStart('PER SIGNED CASE'.length),
        range,
      ];
    }),
  );
}

/** Returns the rows of a group, the most frequent first. The last row sums up the rows beyond the limit. */
function rowsOf(values: ReadonlyMap<string | null, LeadCounts>) {
  const rows = [...values]
    .map(([value, counted]) => ({ value: value ?? '(not known)', ...counted }))
    .toSorted((one, other) => other.leads - one.leads || (one.value < other.value ? -1 : 1));
  const rest = { value: '(all others)', ...zeroCounts() };
  for (const row of rows.slice(GROUP_ROWS))
    for (const figure of COUNT_NAMES) rest[figure] += row[figure];
  return rest.leads > 0 ? [...rows.slice(0, GROUP_ROWS), rest] : rows;
}

/** Returns the table of a group; undefined if no lead has a value, because a table would look like zero. */
function groupTable(
  name: GroupName,
  values: ReadonlyMap<string | null, LeadCounts>,
  total: LeadCounts,
  isNoted: boolean,
) {
  if ([...values.keys()].every((value) => value === null)) return undefined;
  const rows = rowsOf(values);
  const most = Math.max(...rows.map(({ leads }) => leads));
  const columns = [
    ...(total.answered > 0 ? ['IN 5 MIN'] : []),
    ...(isNoted ? ['MET', 'SIGNED', 'VALUE'] : []),
  ].map((head) => head.padStart(COUNT_WIDTH));
  return table(
    [name, 'LEADS'.padStart(COUNT_WIDTH), 'SHARE', ...columns, ''],
    rows.map(({ value, leads, due, answered, met, signed, valueCents }) => [
      value,
      number(leads),
      percent(leads, total.leads).padStart('SHARE'.length),
      ...(total.answered > 0
        ? [(due ? `${answered} of ${due}` : '-').padStart('IN 5 MIN'.length)]
        : []),
      ...(isNoted ? [number(met), number(signed), dollars(valueCents).padStart(COUNT_WIDTH)] : []),
      bar(leads, most),
    ]),
  );
}

/** Returns a table of leads per thousand views, the pages with the most leads first; undefined if no views were counted. */
function viewTable(counted: Awaited<ReturnType<typeof countByViews>>) {
  if (!counted) return undefined;
  const { from, rows } = counted;
  const head = rows.slice(0, GROUP_ROWS);
  const rest = { page: '(all others)', views: 0, leads: 0 };
  for (const { views, leads } of rows.slice(GROUP_ROWS)) {
    rest.views += views;
    rest.leads += leads;
  }
  const all = rest.views ? [...head, rest] : head;
  const lines = table(
    ['VIEWED PAGE', ...['VIEWS', 'LEADS', 'PER 1,000'].map((name) => name.padStart(COUNT_WIDTH))],
    all.map(({ page, views, leads }) => [
      page,
      number(views),
      number(leads),
      ((1_000 * leads) / views).toFixed(1).padStart('PER 1,000'.length),
    ]),
  );
  return `${lines}\nViews and leads in this table are from ${from} on (UTC); known robots are left out, and so are pages that a browser opened ahead of a click.`;
}

/** Returns the agency's cost per signed case in the sentences of the calculator for visitors. */
function costLines(costCents: number, { leads, signed }: LeadCounts) {
  const figures = {
    costCents,
    inquiries: leads,
    signed,
    averageFeeCents: undefined,
    ceilingCents: undefined,
  };
  const answer = answerTo(figures);
  return [headline(answer), confidenceText(answer, signed)].filter(Boolean).join(' ');
}

function becameLines({ reached, met, signed, lost, valueCents }: LeadCounts) {
  if (reached + lost === 0) return 'No outcome has been noted for them ("outcome").';
  const worth = valueCents ? ` (worth ${dollars(valueCents)})` : '';
  return `What became of them: ${reached} reached, of whom ${met} met and ${signed} signed${worth}; ${lost} lost, whatever came before.`;
}

function callBackLines({ calls, total: { due, answered, running } }: LeadFigures) {
  const { called, inTime, waiting, medianSeconds } = calls;
  const how =
    medianSeconds === undefined
      ? ['No call back has been noted yet ("called").']
      : [
          `Called back: ${called}. Median ${durationText(medianSeconds)}.`,
          `Within five minutes: ${inTime} of ${called} (${percent(inTime, called)}).`,
        ];
  const inWorkingTime = due
    ? `Answered within five minutes of working time: ${answered} of ${due} (${percent(answered, due)}); a request without a noted call counts as not answered.`
    : '';
  const still = running
    ? `Five minutes not over yet (outside working hours, or just in): ${running}.`
    : '';
  return [
    ...how,
    `Strategy session requests that nobody has noted a call or an outcome for: ${waiting}.`,
    inWorkingTime,
    still,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Prints the number of leads since a moment, by week, by origin and by form, and how soon they were called. */
export const stats =
  (sinceOf: (now: Date) => Date, cost?: number | Spend): LeadCommand =>
  async ({ storage: { database }, site, now, print }) => {
    const since = sinceOf(now);
    const figures = await leadFigures(
      database,
      { ...site.sessions, timeZone: site.timeZone },
      since,
      now,
    );
    const { total, days, groups } = figures;
    const marked = days.reduce((sum, day) => sum + day.marked, 0);
    const summary = [
      `Leads since ${dayOf(since)} (UTC): ${total.leads}.`,
      marked ? `Marked, and counted nowhere but by week: ${marked}.` : '',
    ];
    const parts = [summary.join(' ').trim()];
    if (days.length) parts.push(weekTable(days, now));
    if (total.leads) {
      const isNoted = total.reached + total.lost > 0;
      for (const [name, values] of groups) {
        const lines = groupTable(name, values, total, isNoted);
        if (lines) parts.push(lines);
      }
      const viewed = viewTable(await countByViews(database, since));
      if (viewed) parts.push(viewed);
      const { sent, offered, booked } = await countSessions(database, since);
      const sessions = `Strategy session requests: ${sent} sent, ${offered} shown free times, ${booked} booked a time.`;
      parts.push(`${sessions}\n${callBackLines(figures)}`);
      const costCents = typeof cost === 'object' ? spendTotals(cost, since).cents : cost;
      if (typeof cost === 'object') parts.push(spendTable(groups, since, cost));
      parts.push(
        [becameLines(total), costCents ? costLines(costCents, total) : '']
          .filter(Boolean)
          .join('\n'),
      );
    }
    await print(`${parts.join('\n\n')}\n`);
  };

/** Prints the figures and the spend in a file, from the first month in the file or from `since`. */
export const statsWithSpend =
  (file: string, since: Date | undefined): LeadCommand =>
  async (deps) => {
    try {
      const spend = readSpendFile(file, deps.now);
      await stats(() => since ?? spendSince(spend), spend)(deps);
    } catch (error) {
      if (!(error instanceof SpendError)) throw error;
      throw new CommandFailed(`${file}: ${error.message}`);
    }
  };
