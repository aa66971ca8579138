import { answerTo } from '../../src/features/cost-per-case/answer.ts';
import { dollars } from '../../src/features/cost-per-case/money.ts';
import { headline, support } from '../../src/features/cost-per-case/sentences.ts';
import type { Database } from '../storage/tables.ts';
import { type Action, EXIT } from './action.ts';
import { durationText } from './called.ts';
import { callBacks, countByDay, countByGroup, countNamed } from './lead-counts.ts';
import { answeredInTime, type Became, countOutcomes } from './outcome-counts.ts';
import { costPerCase, readSpendFile, type Spend, SpendError, spendSince, spentSince } from './spend.ts';
import { table } from './table.ts';
import { countByViews } from './view-counts.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** Longest bar, in characters. */
const BAR_MAX = 30;
/** Rows of a group; the rest is one row more. */
const GROUP_ROWS = 15;
const COUNT_WIDTH = 7;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The Monday (UTC) of a day's week. */
export function mondayOf(date: Date) {
  const days = Math.floor(date.getTime() / DAY_MS);
  // January 1, 1970 was a Thursday
  const weekday = (days + 3) % WEEK_DAYS;
  return new Date((days - weekday) * DAY_MS);
}

/** The Monday with which the last so many weeks begin, this one counted. */
export const weeksBefore = (now: Date, weeks: number) =>
  new Date(mondayOf(now).getTime() - (weeks - 1) * WEEK_DAYS * DAY_MS);

const number = (count: number) => String(count).padStart(COUNT_WIDTH);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
/** Whatever is there at all is seen. */
const bar = (count: number, most: number) => '#'.repeat(Math.ceil((BAR_MAX * count) / Math.max(most, 1)));

type Day = Awaited<ReturnType<typeof countByDay>>[number];

/** Every week from the first with a lead to this one, empty ones too. */
function weekTable(days: readonly Day[], now: Date) {
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
    [...weeks].map(([week, { leads, marked }]) => [week, number(leads), number(marked), bar(leads, most)]),
  );
}

type Group = Awaited<ReturnType<typeof countByGroup>>[number];

/** What the rows of a group leave of the whole. */
function restOf(rows: Group['rows'], total: number, became: Became) {
  const rest = { leads: total, met: became.met, signed: became.signed, valueCents: became.valueCents };
  for (const row of rows) {
    rest.leads -= row.leads;
    rest.met -= row.met;
    rest.signed -= row.signed;
    rest.valueCents -= row.valueCents;
  }
  return rest;
}

const SPENT_BY = { source: 'CAME FROM', campaign: 'CAMPAIGN' } as const;

/** What each source or campaign has cost and brought, and what a signed case of it costs. */
async function spendTable(database: Database, since: Date, spend: Spend) {
  const group = SPENT_BY[spend.by];
  const { named } = spentSince(spend, since);
  const names = named.map(({ name }) => name);
  const brought = new Map((await countNamed(database, since, group, names)).map((row) => [row.value, row]));
  return table(
    [`SPENT BY ${spend.by.toUpperCase()}`, 'SPENT', 'LEADS', 'SIGNED', 'PER SIGNED CASE', 'RANGE'].map(
      (head, at) => (at > 0 && at < 4 ? head.padStart(COUNT_WIDTH) : head),
    ),
    named.map(({ name, cents }) => {
      const { leads = 0, signed = 0 } = brought.get(name) ?? {};
      const { perCase, range } = costPerCase(cents, leads, signed);
      const spent = dollars(cents).padStart(COUNT_WIDTH);
      return [name, spent, number(leads), number(signed), perCase.padStart('PER SIGNED CASE'.length), range];
    }),
  );
}

/** Undefined where nothing is known. */
function groupTable({ name, rows }: Group, total: number, became: Became) {
  if (rows.every(({ value }) => value === null)) return undefined;
  const rest = restOf(rows, total, became);
  const named = rows.map((row) => ({ ...row, value: row.value ?? '(not known)' }));
  const all = rest.leads > 0 ? [...named, { ...rest, value: '(all others)' }] : named;
  const most = Math.max(...all.map(({ leads }) => leads));
  // before anything is noted, these columns would say that nobody signed
  const further = became.reached + became.lost > 0;
  return table(
    [
      name,
      'LEADS'.padStart(COUNT_WIDTH),
      'SHARE',
      ...(further ? ['MET', 'SIGNED', 'VALUE'].map((head) => head.padStart(COUNT_WIDTH)) : []),
      '',
    ],
    all.map(({ value, leads, met, signed, valueCents }) => [
      value,
      number(leads),
      percent(leads, total).padStart('SHARE'.length),
      ...(further ? [number(met), number(signed), dollars(valueCents).padStart(COUNT_WIDTH)] : []),
      bar(leads, most),
    ]),
  );
}

/** Leads for each thousand views, the pages with the most leads first. Undefined where no views were counted. */
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
  return `${lines}\nViews are counted since ${from} and leads here with them; known robots are left out.`;
}

/** The agency's own figure, in the words of the calculator that it gives its visitors. */
function costLines(costCents: number, total: number, { signed }: Became) {
  const figures = {
    costCents,
    inquiries: total,
    signed,
    averageFeeCents: undefined,
    ceilingCents: undefined,
  };
  const answer = answerTo(figures);
  return [headline(answer), support(answer, signed)].filter(Boolean).join(' ');
}

function becameLines({ reached, met, signed, lost, valueCents }: Became) {
  if (reached + lost === 0) return 'Nothing is noted of what became of them ("outcome").';
  const worth = valueCents ? ` worth ${dollars(valueCents)}` : '';
  return `What became of them: ${reached} reached, ${met} met, ${signed} signed${worth}, ${lost} lost.`;
}

function callBackLines({ called, inTime, waiting, medianSeconds }: Awaited<ReturnType<typeof callBacks>>) {
  const how =
    medianSeconds === undefined
      ? ['Nobody has been called back yet, as far as "called" was told.']
      : [
          `Called back: ${called}. Median ${durationText(medianSeconds)}.`,
          `Within five minutes: ${inTime} of ${called} (${percent(inTime, called)}).`,
        ];
  return [...how, `Strategy session requests not called back: ${waiting}.`].join('\n');
}

/** Prints how many leads came in since a moment, by week, by where they came from and by form, and how soon they were called. */
export const stats =
  (sinceOf: (now: Date) => Date, cost?: number | Spend): Action =>
  async ({ storage: { database }, site, now, print }) => {
    const since = sinceOf(now);
    const days = await countByDay(database, since);
    const total = days.reduce((sum, { leads }) => sum + leads, 0);
    const marked = days.reduce((sum, day) => sum + day.marked, 0);
    const summary = [
      `Leads since ${dayOf(since)} (UTC): ${total}.`,
      marked ? `Marked, and counted nowhere but by week: ${marked}.` : '',
    ];
    const parts = [summary.join(' ').trim()];
    if (days.length) parts.push(weekTable(days, now));
    if (total) {
      const became = await countOutcomes(database, since);
      for (const group of await countByGroup(database, since, GROUP_ROWS)) {
        const lines = groupTable(group, total, became);
        if (lines) parts.push(lines);
      }
      const viewed = viewTable(await countByViews(database, since));
      if (viewed) parts.push(viewed);
      const rules = { ...site.sessions, timeZone: site.timeZone };
      const { answered, due, running } = await answeredInTime(database, rules, since, now);
      const inTime = due
        ? `\nAnswered within five minutes of working time: ${answered} of ${due} (${percent(answered, due)}); who was never called counts as not answered.`
        : '';
      const still = running
        ? `\nStill within their five minutes, because nobody works now or they have just come: ${running}.`
        : '';
      parts.push(`${callBackLines(await callBacks(database, since))}${inTime}${still}`);
      const costCents = typeof cost === 'object' ? spentSince(cost, since).cents : cost;
      if (typeof cost === 'object') parts.push(await spendTable(database, since, cost));
      parts.push(
        [becameLines(became), costCents ? costLines(costCents, total, became) : '']
          .filter(Boolean)
          .join('\n'),
      );
    }
    await print(`${parts.join('\n\n')}\n`);
    return EXIT.done;
  };

/** The same with what a file says was spent, from the first of its months or from the day that was given. */
export const statsWithSpend =
  (file: string, since: Date | undefined): Action =>
  async (parts) => {
    try {
      const spend = readSpendFile(file, parts.now);
      return await stats(() => since ?? spendSince(spend), spend)(parts);
    } catch (error) {
      if (!(error instanceof SpendError)) throw error;
      parts.say(`${file}: ${error.message}`);
      return EXIT.failed;
    }
  };
