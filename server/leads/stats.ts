import { confidenceText, headline } from '../../src/features/cost-per-case/answer.ts';
import { dollars, rangeText } from '../../src/features/cost-per-case/money.ts';
import { CommandError, type LeadCommand, resolvePath } from './action.ts';
import { durationText } from './calls-and-outcomes.ts';
import {
  COUNT_NAMES,
  countSessions,
  countViewsAndLeads,
  type GroupName,
  type LeadCounts,
  type LeadFigures,
  leadFigures,
  zeroCounts,
} from './lead-figures.ts';
import {
  costAnswer,
  firstDayOf,
  readSpendFile,
  type Spend,
  SpendError,
  spendTotals,
} from './spend.ts';
import { type Column, table } from './table.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MAX_BAR_LENGTH = 30;
const MAX_GROUP_ROWS = 15;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function mondayOf(date: Date) {
  const days = Math.floor(date.getTime() / DAY_MS);
  // January 1, 1970 was a Thursday.
  const weekday = (days + 3) % WEEK_DAYS;
  return new Date((days - weekday) * DAY_MS);
}

export const weeksBefore = (now: Date, weeks: number) =>
  new Date(mondayOf(now).getTime() - (weeks - 1) * WEEK_DAYS * DAY_MS);

const percent = (count: number, total: number) => `${Math.round((100 * count) / total)}%`;

type LeadCount = { leads: number };
const LEADS: Column<LeadCount> = ['LEADS', ({ leads }) => leads, 'right'];

function barColumn(rows: readonly LeadCount[]): Column<LeadCount> {
  const maximum = Math.max(1, ...rows.map(({ leads }) => leads));
  return ['', ({ leads }) => '#'.repeat(Math.ceil((MAX_BAR_LENGTH * leads) / maximum))];
}

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
  const rows = [...weeks].map(([week, counts]) => ({ week, ...counts }));
  return table(
    [
      ['WEEK OF', ({ week }) => week],
      LEADS,
      ['SPAM', ({ spam }) => spam, 'right'],
      barColumn(rows),
    ],
    rows,
  );
}

const SPEND_GROUPS = { source: 'CAME FROM', campaign: 'CAMPAIGN' } as const satisfies Record<
  string,
  GroupName
>;

function spendTable(groups: LeadFigures['groups'], since: Date, spend: Spend) {
  const countsByName = groups.get(SPEND_GROUPS[spend.by]);
  const rows = spendTotals(spend, since).totalsByName.map(({ name, cents }) => {
    const { leads, signed } = countsByName?.get(name) ?? zeroCounts();
    const { perCaseCents, range } = costAnswer(cents, leads, signed);
    const perCase = perCaseCents === undefined ? '-' : dollars(perCaseCents);
    return { name, cents, leads, signed, perCase, trueCost: range ? rangeText(range) : '-' };
  });
  return table(
    [
      [`SPENT BY ${spend.by.toUpperCase()}`, ({ name }) => name],
      ['SPENT', ({ cents }) => dollars(cents), 'right'],
      LEADS,
      ['SIGNED', ({ signed }) => signed, 'right'],
      ['PER SIGNED CASE', ({ perCase }) => perCase, 'right'],
      ['TRUE COST', ({ trueCost }) => trueCost],
    ],
    rows,
  );
}

/** Keeps the first MAX_GROUP_ROWS rows and adds up all further rows in one last row. */
function sumOthers<Row extends { name: string }>(
  rows: readonly Row[],
  figures: readonly (keyof Row)[],
): readonly Row[] {
  const [firstOther, ...moreOthers] = rows.slice(MAX_GROUP_ROWS);
  if (!firstOther) return rows;
  const sumOf = (figure: keyof Row) =>
    moreOthers.reduce((sum, row) => sum + Number(row[figure]), Number(firstOther[figure]));
  const sums = Object.fromEntries(figures.map((figure) => [figure, sumOf(figure)]));
  return [...rows.slice(0, MAX_GROUP_ROWS), { ...firstOther, ...sums, name: '(all others)' }];
}

type GroupRow = LeadCounts & { name: string };

const IN_TIME: Column<GroupRow> = [
  'IN 5 MIN',
  ({ due, answeredInTime }) => (due ? `${answeredInTime} of ${due}` : '-'),
  'right',
];
const OUTCOMES: readonly Column<GroupRow>[] = [
  ['MET', ({ met }) => met, 'right'],
  ['SIGNED', ({ signed }) => signed, 'right'],
  ['VALUE', ({ valueCents }) => dollars(valueCents), 'right'],
];

/** Returns undefined if no lead has a value: a table would look as if the figures were zero. */
function groupTable(
  title: GroupName,
  values: ReadonlyMap<string | null, LeadCounts>,
  total: LeadCounts,
) {
  if ([...values.keys()].every((value) => value === null)) return undefined;
  const groups = [...values]
    .map(([value, counts]) => ({ name: value ?? '(not known)', ...counts }))
    .toSorted((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));
  const rows = sumOthers<GroupRow>(groups, COUNT_NAMES);
  return table<GroupRow>(
    [
      [title, ({ name }) => name],
      LEADS,
      ['SHARE', ({ leads }) => percent(leads, total.leads), 'right'],
      ...(total.answeredInTime ? [IN_TIME] : []),
      ...(total.reached + total.lost ? OUTCOMES : []),
      barColumn(rows),
    ],
    rows,
  );
}

function viewTable(counts: Awaited<ReturnType<typeof countViewsAndLeads>>) {
  if (!counts) return undefined;
  const lines = table(
    [
      ['VIEWED PAGE', ({ name }) => name],
      ['VIEWS', ({ views }) => views, 'right'],
      LEADS,
      ['PER 1,000', ({ views, leads }) => ((1_000 * leads) / views).toFixed(1), 'right'],
    ],
    sumOthers(counts.rows, ['views', 'leads']),
  );
  return `${lines}\nViews and leads in this table are from ${counts.from} on (UTC); known robots are left out, and so are pages that a browser opened ahead of a click.`;
}

function costText(costCents: number, { leads, signed }: LeadCounts) {
  const answer = costAnswer(costCents, leads, signed);
  return [headline(answer), confidenceText(answer, signed)].filter(Boolean).join(' ');
}

function outcomeText({ reached, met, signed, lost, valueCents }: LeadCounts) {
  if (reached + lost === 0) return 'No outcome has been recorded for them ("outcome").';
  const valueText = valueCents ? ` (worth ${dollars(valueCents)})` : '';
  return `What became of them: ${reached} reached, of whom ${met} met and ${signed} signed${valueText}; ${lost} lost (may have been reached, met or signed before).`;
}

function callBackText({ calls, total }: LeadFigures) {
  const { called, inTime, waiting, medianSeconds } = calls;
  const timingLines =
    medianSeconds === undefined
      ? ['No call back has been recorded yet ("called").']
      : [
          `Called back: ${called}. Median ${durationText(medianSeconds)}.`,
          `Within five minutes: ${inTime} of ${called} (${percent(inTime, called)}).`,
        ];
  const workingTimeText = total.due
    ? `Answered within five minutes of working time: ${total.answeredInTime} of ${total.due} (${percent(total.answeredInTime, total.due)}); a request without a recorded call counts as not answered.`
    : '';
  const notOverText = total.pending
    ? `Five minutes not over yet (outside working hours, or just in): ${total.pending}.`
    : '';
  return [
    ...timingLines,
    `Strategy session requests that have neither a recorded call nor an outcome: ${waiting}.`,
    workingTimeText,
    notOverText,
  ]
    .filter(Boolean)
    .join('\n');
}

export const stats =
  (findSince: (now: Date) => Date, cost?: number | Spend): LeadCommand =>
  async ({ storage: { database }, settings, now, print }) => {
    const since = findSince(now);
    const { sessions: hours, timeZone } = settings.site;
    const figures = await leadFigures(database, { ...hours, timeZone }, since, now);
    const { total, days, groups } = figures;
    const spam = days.reduce((sum, day) => sum + day.spam, 0);
    const summary = [
      `Leads since ${dayOf(since)} (UTC): ${total.leads}.`,
      spam ? `Probable spam (counted only by week): ${spam}.` : '',
    ];
    const sections = [summary.join(' ').trim()];
    if (days.length) sections.push(weekTable(days, now));
    if (total.leads) {
      for (const [name, values] of groups) {
        const text = groupTable(name, values, total);
        if (text) sections.push(text);
      }
      const views = viewTable(await countViewsAndLeads(database, since));
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
      const spend = readSpendFile(resolvePath(file), deps.now);
      await stats(() => since ?? firstDayOf(spend), spend)(deps);
    } catch (error) {
      if (!(error instanceof SpendError)) throw error;
      throw new CommandError(`${file}: ${error.message}`);
    }
  };
