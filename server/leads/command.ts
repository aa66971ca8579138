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

/** Characters that JSON allows and a terminal obeys (ESC is U+009B there, too), and JavaScript's line ends. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indented = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, escaped).replace(/^/gm, '  ');

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

async function exportLeads({ storage, print }: CommandDeps, format: 'csv' | 'json') {
  const pages = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages))
    await print(piece);
}

/**
 * Returns the same time of day that many months ago. In a month without that day it is the last one: March 31 less one month
 * is February 28.
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
  // a monthly job mostly has nothing to do, and cron mails all output
  else if ('idOrEmail' in which) throw new CommandFailed('No lead has this id or email.');
}

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

const FLAG = { type: 'boolean' } as const;
/** An option with a value, and what is expected of it; `read` returns undefined for a wrong one. */
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
  // spend is of whole months, and so are the counts that it is compared with
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
  // the message does not repeat the address, which may contain a password
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
 * The action of a command line after `leads --`; undefined for an unknown command. Errors: a UsageError with one line
 * about the fault.
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
