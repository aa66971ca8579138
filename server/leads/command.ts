import { parseArgs } from 'node:util';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { type Action, type Deps, EXIT, UsageError } from './action.ts';
import { leadsCsv } from './csv.ts';
import { type ErasedLeads, eraseLeads } from './erase-leads.ts';
import { listLeads } from './list-leads.ts';
import { migrateTo } from './migrate-to.ts';
import { called, OUTCOMES, outcome, readAmount } from './noted.ts';
import { outbox, retry } from './outbox-commands.ts';
import { type LeadPages, readLeads } from './read-leads.ts';
import { showLead } from './show-lead.ts';
import { stats, statsWithSpend, weeksBefore } from './stats.ts';

/** Control characters that JSON allows and a terminal obeys (ESC is U+009B there, too), and JavaScript's line ends. */
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
  list --open           only leads whom nobody has called and of whom no outcome is noted
  list --since <YYYY-MM-DD> --find <text> --limit <number>   only leads since that day (UTC), with this text in
                        name, email, phone or firm, and at most so many
  show <id>             everything of one lead: phone, message, session, outcomes, deliveries; the short id of the
                        list is enough, here and below, and so is the beginning of the whole one
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

async function exportLeads({ storage, print }: Deps, format: 'csv' | 'json') {
  const pages = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages))
    await print(piece);
  return EXIT.done;
}

/** The same time of day that many months ago; a day the month has not got is its last: March 31 less one is February 28. */
function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}

async function erase({ storage, dataDir, say }: Deps, which: ErasedLeads) {
  const count = await eraseLeads(storage, dataDir, which);
  if (count) say(`Erased ${count} ${count === 1 ? 'lead' : 'leads'} with all mails.`);
  // a monthly job mostly has nothing to do, and cron mails all output
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
  open: { type: 'boolean' },
  find: { type: 'string' },
  limit: { type: 'string' },
} as const;
type Value = string | boolean | undefined;
type Options = Partial<Record<keyof typeof OPTIONS, Value>>;
type Argument = string | undefined;

/** Weeks that "stats" shows by default. */
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

const expected = (option: string, what: string, found: unknown) =>
  new UsageError(`--${option}: expected ${what}, found ${JSON.stringify(String(found))}`);

function dayOption(option: string, value: Value): Date | undefined {
  if (value === undefined) return undefined;
  const day = readDay(String(value));
  if (!day) throw expected(option, 'a day such as 2026-02-28', value);
  return day;
}

function countOption(option: string, value: Value): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(String(value)))
    throw expected(option, 'a whole number from 1 to 999', value);
  return Number(value);
}

function amountOption(option: string, value: Value): number | undefined {
  if (value === undefined) return undefined;
  const cents = readAmount(String(value));
  if (cents === undefined) throw expected(option, 'an amount such as 12000 or 12,000.50', value);
  return cents;
}

function idArgument(argument: Argument): string {
  if (!argument) throw new UsageError('expected the id of a lead, as "list" shows it');
  return argument;
}

function noArgument(argument: Argument): void {
  if (argument !== undefined) throw new UsageError(`expected no word here, found "${argument}"`);
}

function readList(argument: Argument, { open, since, find, limit }: Options): Action {
  noArgument(argument);
  return listLeads({
    open: open === true,
    since: dayOption('since', since),
    find: find === undefined ? undefined : String(find),
    limit: countOption('limit', limit),
  });
}

function readExport(argument: Argument, { csv, json }: Options): Action {
  noArgument(argument);
  if (Boolean(csv) === Boolean(json)) throw new UsageError('expected --csv or --json');
  return (deps) => exportLeads(deps, csv ? 'csv' : 'json');
}

function readErase(argument: Argument, { 'older-than': months }: Options): Action {
  if (Boolean(argument) === (months !== undefined))
    throw new UsageError('expected the id or email of a lead, or --older-than <months>');
  const count = countOption('older-than', months);
  return (deps) =>
    erase(deps, count ? { before: monthsBefore(deps.now, count) } : { idOrEmail: argument ?? '' });
}

/** Spend is of whole months, and so are the counts that it is compared with. */
function readSpendStats({ weeks, since, cost, spend }: Options): Action {
  if (weeks !== undefined || cost !== undefined)
    throw new UsageError('--spend: expected no --weeks and no --cost beside it');
  const day = dayOption('since', since);
  if (day && day.getUTCDate() !== 1)
    throw expected('since', 'the first day of a month beside --spend', since);
  if (!spend) throw expected('spend', 'a file', spend);
  return statsWithSpend(String(spend), day);
}

function readStats(argument: Argument, options: Options): Action {
  const { weeks, since, cost, spend } = options;
  noArgument(argument);
  if (weeks !== undefined && since !== undefined)
    throw new UsageError('expected --weeks or --since, not both');
  if (spend !== undefined) return readSpendStats(options);
  const costCents = amountOption('cost', cost);
  const day = dayOption('since', since);
  if (day) return stats(() => day, costCents);
  const count = countOption('weeks', weeks) ?? STATS_WEEKS;
  return stats((now) => weeksBefore(now, count), costCents);
}

/** Only this command takes a second word. */
function readOutcome(id: Argument, { value, why }: Options, word: Argument): Action {
  const known = OUTCOMES.find((each) => each === word);
  if (!known) throw new UsageError(`expected an outcome: ${OUTCOMES.join(', ')}`);
  if (value !== undefined && known !== 'signed')
    throw new UsageError('--value: expected only with the outcome "signed"');
  return outcome(idArgument(id), {
    outcome: known,
    valueCents: amountOption('value', value),
    why: why === undefined ? undefined : String(why),
  });
}

function readCalled(id: Argument, { at }: Options): Action {
  const moment = at === undefined ? undefined : readMoment(String(at));
  if (at !== undefined && !moment)
    throw expected('at', 'a time with its zone such as 2026-03-01T09:05-05:00', at);
  return called(idArgument(id), moment);
}

function readMigrateTo(url: Argument): Action {
  // the message does not repeat the address, which may contain a password
  if (url !== undefined && !(isDatabaseAddress(url) && hasKnownSslMode(url)))
    throw new UsageError('expected the address of a PostgreSQL, postgres://...');
  return migrateTo(url);
}

function alone(action: Action) {
  return (argument: Argument): Action => {
    noArgument(argument);
    return action;
  };
}

/** Each command with the options that it takes. */
const COMMANDS = new Map<
  string,
  {
    options: readonly string[];
    read(argument: Argument, options: Options, second: Argument): Action;
    /** It takes a second word. */
    takesTwo?: true;
  }
>([
  ['list', { options: ['open', 'since', 'find', 'limit'], read: readList }],
  ['show', { options: [], read: (id) => showLead(idArgument(id)) }],
  ['export', { options: ['csv', 'json'], read: readExport }],
  ['erase', { options: ['older-than'], read: readErase }],
  ['stats', { options: ['weeks', 'since', 'cost', 'spend'], read: readStats }],
  ['called', { options: ['at'], read: readCalled }],
  ['outcome', { options: ['value', 'why'], read: readOutcome, takesTwo: true }],
  ['migrate-to', { options: [], read: readMigrateTo }],
  ['outbox', { options: [], read: alone(outbox) }],
  ['retry', { options: [], read: alone(retry) }],
]);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The action of a command line after `leads --`; undefined for an unknown command. Errors: a UsageError with one line
 * about the fault.
 */
export function readCommand(args: readonly string[]): Action | undefined {
  const command = COMMANDS.get(args.find((word) => !word.startsWith('-')) ?? '');
  if (!command) return undefined;
  const { values, positionals } = parsed(args);
  const [name = '', argument, second, ...rest] = positionals;
  const tooMuch = command.takesTwo ? rest[0] : (second ?? rest[0]);
  if (tooMuch !== undefined) throw new UsageError(`${name}: did not expect "${tooMuch}"`);
  const foreign = Object.keys(values).find((option) => !command.options.includes(option));
  if (foreign) throw new UsageError(`${name}: has no option --${foreign}`);
  return command.read(argument, values, second);
}
