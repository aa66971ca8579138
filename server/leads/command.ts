import { parseArgs } from 'node:util';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { type Action, EXIT, type Parts } from './action.ts';
import { leadsCsv } from './csv.ts';
import { type ErasedLeads, eraseLeads } from './erase-leads.ts';
import { migrateTo } from './migrate-to.ts';
import { called, OUTCOMES, outcome, readAmount } from './noted.ts';
import { outbox, retry } from './outbox-commands.ts';
import { type Lead, type LeadPages, readLeads } from './read-leads.ts';
import { showLead } from './show-lead.ts';
import { stats, statsWithSpend, weeksBefore } from './stats.ts';
import { minute, rowWriter } from './table.ts';

/** Controls that JSON lets stand and a terminal obeys (ESC is U+009B there, too), and the line ends of JavaScript. */
const STEERING = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indented = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(STEERING, escaped).replace(/^/gm, '  ');

/** Leads as one JSON array, in pieces. */
export async function* leadsJson(pages: LeadPages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages()) {
    yield `${before}\n${page.map(indented).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

export const USAGE = `Usage: npm run leads -- <command>

  list                  leads, newest first
  show <id>             everything of one lead: phone, message, session, outcomes, deliveries; the beginning of its
                        id is enough, here and below, where no other lead has it
  export --csv          all leads as CSV on standard output
  export --json         all leads as one JSON array on standard output
  erase <id or email>   erases leads for good, with their mails; the id is written out
  erase --older-than <months>   the same for all leads received before that many months
  stats                 how many leads came in the last 12 weeks, where from, and how soon they were called
  stats --weeks <number>        the same for so many weeks
  stats --since <YYYY-MM-DD>    the same since that day (UTC)
  stats --cost <dollars>        with what was spent since then: the cost per signed case and its range
  stats --spend <file.csv>      the same by source or campaign, from lines such as 2026-03,google,1200
                                under month,source,amount or month,campaign,amount; since the first month
  called <id>           notes that this lead has been called back just now; only the first call counts
  called <id> --at <time>       the same for a call before: 2026-03-01T09:05-05:00
  outcome <id> reached|met|signed|lost   notes what became of this lead; earlier notes stay; "open" takes them back
  outcome <id> signed --value 12000      the same with what it is worth; --why "..." says why
  migrate-to            copies the embedded database into an empty PostgreSQL, whose address MIGRATE_TO holds; the
                        server must not run. An address behind the word is taken too, and shows in the list of processes
  outbox                mails and webhooks that have not been delivered, dead letters first
  backup <file>         a copy of the embedded database, also while the server runs
  restore <file>        puts such a copy in place of the database; stop the server before
  retry                 sends undelivered ones again at once, dead letters too

Works on the same database as the server, which may go on running.
Exit code: 0 done, 1 nothing found or failed, 2 wrong usage.`;

const LEAD_HEADER = [
  'RECEIVED (UTC)',
  'KIND',
  'NAME',
  'EMAIL',
  'PHONE',
  'FIRM',
  'ASKED ABOUT',
  'OPENED FROM',
  'CAME FROM',
  'MAIL',
  'ID',
];
const leadRow = ({
  id,
  createdAt,
  kind,
  name,
  email,
  firm,
  subject,
  source,
  mail,
  data,
  ...lead
}: Lead) => [
  minute(createdAt),
  kind,
  name,
  email,
  data.phone,
  firm,
  subject,
  source,
  lead.utm_source ?? lead.referrer,
  mail.status,
  id,
];

/** What is probably no person's stands below the others, so that a flood pushes no lead out of sight. */
const LISTS = [
  { marked: false, before: '', header: LEAD_HEADER, rowOf: leadRow },
  {
    marked: true,
    before: '\nMarked, probably not from a person:\n',
    header: ['MARK', ...LEAD_HEADER],
    rowOf: (lead: Lead) => [lead.mark, ...leadRow(lead)],
  },
];

async function list({ storage, print }: Parts) {
  let listed = false;
  for (const { marked, before, header, rowOf } of LISTS) {
    let write: ReturnType<typeof rowWriter> | undefined;
    for await (const page of readLeads(storage.database, marked)) {
      const rows = page.map(rowOf);
      const head = write ? '' : before;
      const lines = write ? rows : [header, ...rows];
      write ??= rowWriter(header, rows);
      await print(`${head}${lines.map(write).join('\n')}\n`);
      listed = true;
    }
  }
  if (!listed) await print('No leads yet.\n');
  return EXIT.done;
}

async function exportLeads({ storage, print }: Parts, format: 'csv' | 'json') {
  const pages = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages))
    await print(piece);
  return EXIT.done;
}

/** The same time of day that many months ago; a day the month has not got is its last: March 31 less one is February 28. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}

async function erase({ storage, dataDir, say }: Parts, which: ErasedLeads) {
  const count = await eraseLeads(storage, dataDir, which);
  if (count) say(`Erased ${count} ${count === 1 ? 'lead' : 'leads'} with all mails.`);
  // a job that runs each month has nothing to do in most, and cron mails whatever is said
  if (count || 'before' in which) return EXIT.done;
  say('No lead has this id or email.');
  return EXIT.failed;
}

const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  'older-than': { type: 'string' },
  weeks: { type: 'string' },
  since: { type: 'string' },
  at: { type: 'string' },
  value: { type: 'string' },
  why: { type: 'string' },
  cost: { type: 'string' },
  spend: { type: 'string' },
} as const;
type Options = Partial<Record<keyof typeof OPTIONS, string | boolean>>;
type Argument = string | undefined;

/** Weeks that "stats" shows unless told otherwise. */
const STATS_WEEKS = 12;

/** A day of the calendar as YYYY-MM-DD. */
function readDay(text: string) {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return date?.toJSON()?.startsWith(text) ? date : undefined;
}

/** A moment with its zone: a clock time alone is another one for everybody. */
function readMoment(text: string) {
  const date = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : undefined;
  return date?.toJSON() ? date : undefined;
}

function readExport(argument: Argument, { csv, json }: Options): Action | undefined {
  if (argument !== undefined || Boolean(csv) === Boolean(json)) return undefined;
  return (parts) => exportLeads(parts, csv ? 'csv' : 'json');
}

function readErase(argument: Argument, { 'older-than': months }: Options): Action | undefined {
  if (argument && months === undefined) return (parts) => erase(parts, { idOrEmail: argument });
  if (argument !== undefined || !/^[1-9]\d{0,2}$/.test(String(months))) return undefined;
  return (parts) => erase(parts, { before: monthsBefore(parts.now, Number(months)) });
}

/** Spend is of whole months, and so are the counts that it is held against. */
function readSpendStats({ weeks, since, cost, spend }: Options): Action | undefined {
  const file = String(spend);
  const day = since === undefined ? undefined : readDay(String(since));
  if (
    !file ||
    weeks !== undefined ||
    cost !== undefined ||
    (since !== undefined && day?.getUTCDate() !== 1)
  )
    return undefined;
  return statsWithSpend(file, day);
}

function readStats(argument: Argument, options: Options): Action | undefined {
  const { weeks, since, cost, spend } = options;
  if (argument !== undefined || (weeks !== undefined && since !== undefined)) return undefined;
  if (spend !== undefined) return readSpendStats(options);
  const costCents = cost === undefined ? undefined : readAmount(String(cost));
  if (cost !== undefined && costCents === undefined) return undefined;
  const day = since === undefined ? undefined : readDay(String(since));
  if (since !== undefined) return day && stats(() => day, costCents);
  const count =
    weeks === undefined ? STATS_WEEKS : Number(/^[1-9]\d{0,2}$/.exec(String(weeks))?.[0]);
  return count ? stats((now) => weeksBefore(now, count), costCents) : undefined;
}

/** The second word, which only this command has. */
function readOutcome(id: Argument, { value, why }: Options, what: Argument): Action | undefined {
  const known = OUTCOMES.find((each) => each === what);
  const valueCents = value === undefined ? undefined : readAmount(String(value));
  if (!id || !known || (value !== undefined && (valueCents === undefined || known !== 'signed')))
    return undefined;
  return outcome(id, {
    outcome: known,
    valueCents,
    why: why === undefined ? undefined : String(why),
  });
}

function readCalled(id: Argument, { at }: Options): Action | undefined {
  if (!id) return undefined;
  const moment = at === undefined ? undefined : readMoment(String(at));
  return at === undefined || moment ? called(id, moment) : undefined;
}

function readMigrateTo(url: Argument): Action | undefined {
  return url === undefined || (isDatabaseAddress(url) && hasKnownSslMode(url))
    ? migrateTo(url)
    : undefined;
}

const alone = (action: Action) => (argument: Argument) =>
  argument === undefined ? action : undefined;

/** Each command with the options that it takes. */
const COMMANDS = new Map<
  string,
  {
    options: readonly string[];
    read(argument: Argument, options: Options, second: Argument): Action | undefined;
    /** It takes a second word. */
    takesTwo?: true;
  }
>([
  ['list', { options: [], read: alone(list) }],
  ['show', { options: [], read: (id) => (id ? showLead(id) : undefined) }],
  ['export', { options: ['csv', 'json'], read: readExport }],
  ['erase', { options: ['older-than'], read: readErase }],
  ['stats', { options: ['weeks', 'since', 'cost', 'spend'], read: readStats }],
  ['called', { options: ['at'], read: readCalled }],
  ['outcome', { options: ['value', 'why'], read: readOutcome, takesTwo: true }],
  ['migrate-to', { options: [], read: readMigrateTo }],
  ['outbox', { options: [], read: alone(outbox) }],
  ['retry', { options: [], read: alone(retry) }],
]);

/** What to do for what was typed after `leads --`, or undefined when it is no command. */
export function readCommand(args: readonly string[]): Action | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name = '', argument, second, ...rest] = positionals;
    const command = COMMANDS.get(name);
    const isTooMuch = rest.length > 0 || (second !== undefined && !command?.takesTwo);
    if (
      !command ||
      isTooMuch ||
      Object.keys(values).some((option) => !command.options.includes(option))
    )
      return undefined;
    return command.read(argument, values, second);
  } catch {
    return undefined;
  }
}
