import { parseArgs } from 'node:util';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { type CommandDeps, CommandFailed, type LeadCommand, UsageError } from './action.ts';
import { leadsCsv } from './csv.ts';
import { type ErasedLeads, eraseLeads } from './erase-leads.ts';
import { listLeads } from './list-leads.ts';
import { migrateTo } from './migrate-to.ts';
import { OUTCOMES, readAmount, recordCall, recordOutcome } from './noted.ts';
import { outbox, retry } from './outbox-commands.ts';
import { type LeadPages, readLeads } from './read-leads.ts';
import { showLead } from './show-lead.ts';
import { stats, statsWithSpend, weeksBefore } from './stats.ts';

/** Matches control characters that JSON allows but that can control a terminal, and two line ends of JavaScript. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indented = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, escaped).replace(/^/gm, '  ');

/** Yields all leads as the pieces of a JSON array. */
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
  list --open           only leads without a call and without an outcome
  list --since <YYYY-MM-DD> --find <text> --limit <number>   only leads since that day (UTC), with this text in
                        name, email, phone or firm, and at most this number of leads
  show <id>             everything about a lead: phone, message, session, outcomes, deliveries; <id> is the short id
                        of the list, the beginning of the id, or the whole id; the same in commands below
  export --csv          all leads as CSV on standard output
  export --json         all leads as a JSON array on standard output
  erase <id or email>   erases leads and their mails permanently; needs the whole id
  erase --older-than <months>   the same for all leads that are older than this
  stats                 number of leads in the last 12 weeks, their origins, and the time until they were called
  stats --weeks <number>        the same for this number of weeks
  stats --since <YYYY-MM-DD>    the same since this day (UTC)
  stats --cost <dollars>        also the cost per signed case and its range, from the money spent in this time
  stats --spend <file.csv>      the same by source or campaign, from lines such as 2026-03,google,1200
                                under month,source,amount or month,campaign,amount; since the first month
  called <id>           records that this lead was called back just now; only the first call counts
  called <id> --at <time>       the same for an earlier call: 2026-03-01T09:05-05:00
  outcome <id> reached|met|signed|lost   records an outcome of this lead; earlier outcomes stay; "open" cancels them
  outcome <id> signed --value 12000      the same with the value of the case in dollars; --why "..." adds a reason
  migrate-to            copies the embedded database into the empty PostgreSQL at the address in MIGRATE_TO; stop the
                        server first. The address can also be an argument, but then the list of processes shows it
  outbox                lists undelivered mails and webhooks, dead letters first
  backup <file>         copies the embedded database, also while the server runs
  restore <file>        replaces the database by such a copy; stop the server first
  retry                 sends undelivered mails and webhooks again at once, dead letters too

The commands use the same database as the server, which may be running.
Exit code: 0 done, 1 nothing found or failed, 2 wrong usage.`;

async function exportLeads({ storage, print }: CommandDeps, format: 'csv' | 'json') {
  const pages = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages))
    await print(piece);
}

/**
 * Returns the same time of day `months` months earlier. If the month does not have the day, it is the last day of the month:
 * a month before March 31 is February 28.
 */
function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}

async function erase({ storage, dataDir, note }: CommandDeps, which: ErasedLeads) {
  const count = await eraseLeads(storage, dataDir, which);
  if (count) note(`Erased ${count} ${count === 1 ? 'lead' : 'leads'} with all mails.`);
  // Without a lead to erase, `--older-than` prints nothing, because cron would mail the output of a monthly job.
  else if ('idOrEmail' in which) throw new CommandFailed('No lead has this id or email.');
}

function readDay(text: string) {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return date?.toJSON()?.startsWith(text) ? date : undefined;
}

/** Returns a moment from a time with its zone; undefined for a time without a zone, which would be ambiguous. */
function readMoment(text: string) {
  const date = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : undefined;
  return date?.toJSON() ? date : undefined;
}

const FLAG = { type: 'boolean' } as const;
/** Describes an option with a value. `expected` is for the error; `read` returns undefined for an invalid value. */
const option = <T>(expected: string, read: (text: string) => T | undefined) =>
  ({ type: 'string', expected, read }) as const;
const TEXT = option('a text', (text) => text);
const DAY = option('a day such as 2026-02-28', readDay);
const COUNT = option('a whole number from 1 to 999', (text) =>
  /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined,
);
const AMOUNT = option('an amount such as 12000 or 12,000.50', readAmount);

const OPTIONS = {
  csv: FLAG,
  json: FLAG,
  open: FLAG,
  find: TEXT,
  limit: COUNT,
  since: DAY,
  weeks: COUNT,
  cost: AMOUNT,
  spend: TEXT,
  'older-than': COUNT,
  at: option('a time with its zone such as 2026-03-01T09:05-05:00', readMoment),
  value: AMOUNT,
  why: TEXT,
} as const;
type Value<Option> = Option extends { read(text: string): infer Read } ? Read : boolean | undefined;
type Options = { [Name in keyof typeof OPTIONS]?: Value<(typeof OPTIONS)[Name]> };
type Argument = string | undefined;

const expected = (name: string, what: string, found: unknown) =>
  new UsageError(`--${name}: expected ${what}, found ${JSON.stringify(found)}`);

function readOptions(values: Partial<Record<string, string | boolean>>): Options {
  const read = Object.entries(values).map(([name, text]) => {
    const known = OPTIONS[name as keyof typeof OPTIONS];
    if (known.type === 'boolean') return [name, text];
    const value = known.read(String(text));
    if (value === undefined) throw expected(name, known.expected, text);
    return [name, value];
  });
  return Object.fromEntries(read);
}

const STATS_WEEKS = 12;

function idArgument(argument: Argument): string {
  if (!argument) throw new UsageError('expected the id of a lead, as "list" shows it');
  return argument;
}

function readExport(_: Argument, { csv, json }: Options): LeadCommand {
  if (Boolean(csv) === Boolean(json)) throw new UsageError('expected --csv or --json');
  return (deps) => exportLeads(deps, csv ? 'csv' : 'json');
}

function readErase(argument: Argument, { 'older-than': months }: Options): LeadCommand {
  if (Boolean(argument) === (months !== undefined))
    throw new UsageError('expected the id or email of a lead, or --older-than <months>');
  return (deps) =>
    erase(
      deps,
      months ? { before: monthsBefore(deps.now, months) } : { idOrEmail: argument ?? '' },
    );
}

function readStats(_: Argument, { weeks, since, cost, spend }: Options): LeadCommand {
  if (weeks !== undefined && since !== undefined)
    throw new UsageError('expected --weeks or --since, not both');
  if (spend === undefined)
    return stats((now) => since ?? weeksBefore(now, weeks ?? STATS_WEEKS), cost);
  if (weeks !== undefined || cost !== undefined)
    throw new UsageError('--spend: expected no --weeks and no --cost beside it');
  // Spend is known for whole months, so the leads are counted for whole months too.
  if (since && since.getUTCDate() !== 1)
    throw expected('since', 'the first day of a month beside --spend', since.toJSON().slice(0, 10));
  if (!spend) throw expected('spend', 'a file', spend);
  return statsWithSpend(spend, since);
}

function readOutcome(id: Argument, { value, why }: Options, word: Argument): LeadCommand {
  const known = OUTCOMES.find((each) => each === word);
  if (!known) throw new UsageError(`expected an outcome: ${OUTCOMES.join(', ')}`);
  if (value !== undefined && known !== 'signed')
    throw new UsageError('--value: expected only with the outcome "signed"');
  return recordOutcome(idArgument(id), { outcome: known, valueCents: value, why });
}

function readMigrateTo(url: Argument): LeadCommand {
  // The message does not repeat the address, because it may contain a password.
  if (url !== undefined && !(isDatabaseAddress(url) && hasKnownSslMode(url)))
    throw new UsageError('expected the address of a PostgreSQL, postgres://...');
  return migrateTo(url);
}

type Command = {
  options?: readonly (keyof Options)[];
  words?: number;
  read(argument: Argument, options: Options, second: Argument): LeadCommand;
};
const COMMANDS = new Map<string, Command>(
  Object.entries({
    list: { options: ['open', 'since', 'find', 'limit'], read: (_, options) => listLeads(options) },
    show: { words: 1, read: (id) => showLead(idArgument(id)) },
    export: { options: ['csv', 'json'], read: readExport },
    erase: { words: 1, options: ['older-than'], read: readErase },
    stats: { options: ['weeks', 'since', 'cost', 'spend'], read: readStats },
    called: { words: 1, options: ['at'], read: (id, { at }) => recordCall(idArgument(id), at) },
    outcome: { words: 2, options: ['value', 'why'], read: readOutcome },
    'migrate-to': { words: 1, read: readMigrateTo },
    outbox: { read: () => outbox },
    retry: { read: () => retry },
  } satisfies Record<string, Command>),
);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Returns the command for the arguments after `leads --`; undefined for an unknown command. Errors: a UsageError with one
 * line about the mistake.
 */
export function readCommand(args: readonly string[]): LeadCommand | undefined {
  const command = COMMANDS.get(args.find((word) => !word.startsWith('-')) ?? '');
  if (!command) return undefined;
  const { values, positionals } = parsed(args);
  const [name = '', ...words] = positionals;
  const { options = [], words: wordsMax = 0 } = command;
  const tooMuch = words[wordsMax];
  if (tooMuch !== undefined) throw new UsageError(`${name}: did not expect "${tooMuch}"`);
  const foreign = Object.keys(values).find((each) => !options.some((option) => option === each));
  if (foreign) throw new UsageError(`${name}: has no option --${foreign}`);
  return command.read(words[0], readOptions(values), words[1]);
}
