import { confidenceText, headline } from '../../src/features/cost-per-case/answer.ts';
import { dollars } from '../../src/features/cost-per-case/money.ts';
import { CommandFailed, type LeadCommand } from './action.ts';
import { durationText } from './calls-and-outcomes.ts';
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
import {
  costAnswer,
  costPerCase,
  firstDayOf,
  readSpendFile,
  type Spend,
  SpendError,
  spendTotals,
} from './spend.ts';
import { table } from './table.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const BAR_MAX = 30;
const GROUP_ROWS = 15;
const FIGURES = new Set([
  'LEADS',
  'MARKED',
  'SHARE',
  'IN 5 MIN',
  'MET',
  'SIGNED',
  'VALUE',
  'SPENT',
  'PER SIGNED CASE',
  'VIEWS',
  'PER 1,000',
]);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function mondayOf(date: Date) {
  const days = Math.floor(date.getTime() / DAY_MS);
  // January 1, 1970 was a Thursday.
  const weekday = (days + 3) % WEEK_DAYS;
  return new Date((days - weekday) * DAY_MS);
}

export const weeksBefore = (now: Date, weeks: number) =>
  new Date(mondayOf(now).getTime() - (weeks - 1) * WEEK_DAYS * DAY_MS);

const percent = (count: number, total: number) => `${Math.round((100 * count) / total)}%`;
const barText = (count: number, maximum: number) =>
  '#'.repeat(Math.ceil((BAR_MAX * count) / Math.max(maximum, 1)));

function weekTable(days: LeadFigures['days'], now: Date) {
  const weeks = new Map<string, { leads: number; spam: number }>();
  const firstMonday = days[0] ? mondayOf(new Date(days[0].day)) : now;
  for (let time = firstMonday.getTime(); time <= now.getTime(); time += WEEK_DAYS * DAY_MS)
    weeks.set(dayOf(new Date(time)), { leads: 0, spam: 0 });
  for (const { day, leads, spam } of days) {
    const week = weeks.get(dayOf(mondayOf(new Date(day))));
    if (!week) continue;
    week.leads += leads;
    week.spam += spam;
  }
  const maximum = Math.max(...[...weeks.values()].map(({ leads }) => leads));
  return table(
    ['WEEK OF', 'LEADS', 'MARKED', ''],
    [...weeks].map(([week, { leads, spam }]) => [week, leads, spam, barText(leads, maximum)]),
    FIGURES,
  );
}

const SPEND_GROUPS = { source: 'CAME FROM', campaign: 'CAMPAIGN' } as const satisfies Record<
  string,
  GroupName
>;

function spendTable(groups: LeadFigures['groups'], since: Date, spend: Spend) {
  const countsByName = groups.get(SPEND_GROUPS[spend.by]);
  return table(
    [`SPENT BY ${spend.by.toUpperCase()}`, 'SPENT', 'LEADS', 'SIGNED', 'PER SIGNED CASE', 'RANGE'],
    spendTotals(spend, since).totalsByName.map(({ name, cents }) => {
      const { leads, signed } = countsByName?.get(name) ?? zeroCounts();
      const { perCase, range } = costPerCase(cents, leads, signed);
      return [name, dollars(cents), leads, signed, perCase, range];
    }),
    FIGURES,
  );
}

function groupRows(values: ReadonlyMap<string | null, LeadCounts>) {
  const rows = [...values]
    .map(([value, counts]) => ({ value: value ?? '(not known)', ...counts }))
    .toSorted((a, b) => b.leads - a.leads || (a.value < b.value ? -1 : 1));
  const otherRow = { value: '(all others)', ...zeroCounts() };
  for (const row of rows.slice(GROUP_ROWS))
    for (const figure of COUNT_NAMES) otherRow[figure] += row[figure];
  return otherRow.leads > 0 ? [...rows.slice(0, GROUP_ROWS), otherRow] : rows;
}

/** Returns undefined if no lead has a value, because a table would look like zero. */
function groupTable(
  name: GroupName,
  values: ReadonlyMap<string | null, LeadCounts>,
  total: LeadCounts,
  hasOutcomes: boolean,
) {
  if ([...values.keys()].every((value) => value === null)) return undefined;
  const rows = groupRows(values);
  const maximum = Math.max(...rows.map(({ leads }) => leads));
  const hasCalls = total.answered > 0;
  return table(
    [
      name,
      'LEADS',
      'SHARE',
      ...(hasCalls ? ['IN 5 MIN'] : []),
      ...(hasOutcomes ? ['MET', 'SIGNED', 'VALUE'] : []),
      '',
    ],
    rows.map(({ value, leads, due, answered, met, signed, valueCents }) => [
      value,
      leads,
      percent(leads, total.leads),
      ...(hasCalls ? [due ? `${answered} of ${due}` : '-'] : []),
      ...(hasOutcomes ? [met, signed, dollars(valueCents)] : []),
      barText(leads, maximum),
    ]),
    FIGURES,
  );
}

function viewTable(counts: Awaited<ReturnType<typeof countByViews>>) {
  if (!counts) return undefined;
  const { from, rows } = counts;
  const firstRows = rows.slice(0, GROUP_ROWS);
  const otherRow = { page: '(all others)', views: 0, leads: 0 };
  for (const { views, leads } of rows.slice(GROUP_ROWS)) {
    otherRow.views += views;
    otherRow.leads += leads;
  }
  const shownRows = otherRow.views ? [...firstRows, otherRow] : firstRows;
  const lines = table(
    ['VIEWED PAGE', 'VIEWS', 'LEADS', 'PER 1,000'],
    shownRows.map(({ page, views, leads }) => [
      page,
      views,
      leads,
      ((1_000 * leads) / views).toFixed(1),
    ]),
    FIGURES,
  );
  return `${lines}\nViews and leads in this table are from ${from} on (UTC); known robots are left out, and so are pages that a browser opened ahead of a click.`;
}

function costText(costCents: number, { leads, signed }: LeadCounts) {
  const answer = costAnswer(costCents, leads, signed);
  return [headline(answer), confidenceText(answer, signed)].filter(Boolean).join(' ');
}

function outcomeText({ reached, met, signed, lost, valueCents }: LeadCounts) {
  if (reached + lost === 0) return 'No outcome has been noted for them ("outcome").';
  const valueText = valueCents ? ` (worth ${dollars(valueCents)})` : '';
  return `What became of them: ${reached} reached, of whom ${met} met and ${signed} signed${valueText}; ${lost} lost, whatever came before.`;
}

function callBackText({ calls, total: { due, answered, running } }: LeadFigures) {
  const { called, inTime, waiting, medianSeconds } = calls;
  const timingLines =
    medianSeconds === undefined
      ? ['No call back has been noted yet ("called").']
      : [
          `Called back: ${called}. Median ${durationText(medianSeconds)}.`,
          `Within five minutes: ${inTime} of ${called} (${percent(inTime, called)}).`,
        ];
  const workingTimeText = due
    ? `Answered within five minutes of working time: ${answered} of ${due} (${percent(answered, due)}); a request without a noted call counts as not answered.`
    : '';
  const notOverText = running
    ? `Five minutes not over yet (outside working hours, or just in): ${running}.`
    : '';
  return [
    ...timingLines,
    `Strategy session requests that nobody has noted a call or an outcome for: ${waiting}.`,
    workingTimeText,
    notOverText,
  ]
    .filter(Boolean)
    .join('\n');
}

export const stats =
  (findSince: (now: Date) => Date, cost?: number | Spend): LeadCommand =>
  async ({ storage: { database }, site, now, print }) => {
    const since = findSince(now);
    const figures = await leadFigures(
      database,
      { ...site.sessions, timeZone: site.timeZone },
      since,
      now,
    );
    const { total, days, groups } = figures;
    const spam = days.reduce((sum, day) => sum + day.spam, 0);
    const summary = [
      `Leads since ${dayOf(since)} (UTC): ${total.leads}.`,
      spam ? `Marked, and counted nowhere but by week: ${spam}.` : '',
    ];
    const sections = [summary.join(' ').trim()];
    if (days.length) sections.push(weekTable(days, now));
    if (total.leads) {
      const hasOutcomes = total.reached + total.lost > 0;
      for (const [name, values] of groups) {
        const text = groupTable(name, values, total, hasOutcomes);
        if (text) sections.push(text);
      }
      const views = viewTable(await countByViews(database, since));
      if (views) sections.push(views);
      const { sent, offered, booked } = await countSessions(database, since);
      const sessions = `Strategy session requests: ${sent} sent, ${offered} shown free times, ${booked} booked a time.`;
      sections.push(`${sessions}\n${callBackText(figures)}`);
      const costCents = typeof cost === 'object' ? spendTotals(cost, since).cents : cost;
      if (typeof cost === 'object') sections.push(spendTable(groups, since, cost));
      sections.push(
        [outcomeText(total), costCents ? costText(costCents, total) : '']
          .filter(Boolean)
          .join('\n'),
      );
    }
    await print(`${sections.join('\n\n')}\n`);
  };

export const statsWithSpend =
  (file: string, since: Date | undefined): LeadCommand =>
  async (deps) => {
    try {
      const spend = readSpendFile(file, deps.now);
      await stats(() => since ?? firstDayOf(spend), spend)(deps);
    } catch (error) {
      if (!(error instanceof SpendError)) throw error;
      throw new CommandFailed(`${file}: ${error.message}`);
    }
  };
