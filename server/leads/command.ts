import { parseArgs } from 'node:util';
import { missingRecipients } from '../outbox/outbox-state.ts';
import { readUndelivered, retryDeliveries, type UndeliveredDelivery } from '../outbox/queue.ts';
import { recipientsOf } from '../outbox/recipients.ts';
import { hasKnownSslMode, isDatabaseAddress } from '../storage/database-address.ts';
import { OUTCOMES } from '../storage/tables.ts';
import { type CommandDeps, CommandError, type LeadCommand, UsageError } from './action.ts';
import { readCents, recordCall, recordOutcome } from './calls-and-outcomes.ts';
import { eraseLeads, type LeadSelection } from './erase-leads.ts';
import { exportLeads } from './export-leads.ts';
import { listLeads } from './list-leads.ts';
import { migrateTo } from './migrate-to.ts';
import { showLead } from './show-lead.ts';
import { stats, statsWithSpend, weeksBefore } from './stats.ts';
import { minuteText, secondText, tableWriter } from './table.ts';

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

/** The day is limited to the end of the month: a month before March 31 is February 28. */
function monthsBefore(now: Date, months: number) {
  const date = now.toTemporalInstant().toZonedDateTimeISO('UTC').subtract({ months });
  return new Date(date.epochMilliseconds);
}

async function eraseAndReport({ storage, settings, note }: CommandDeps, selection: LeadSelection) {
  const count = await eraseLeads(storage, settings.DATA_DIR, selection);
  if (count) note(`Erased ${count} ${count === 1 ? 'lead' : 'leads'} with all mails.`);
  // If `--older-than` finds no lead, it prints nothing: cron would mail the output of a monthly
  // job.
  else if ('idOrEmail' in selection)
    throw new CommandError(
      'No lead has this id or email. "erase" needs the whole id, as "show" prints it.',
    );
}

async function printUndelivered({ storage, settings, print }: CommandDeps) {
  const { LEADS_TO } = settings;
  let isEmpty = true;
  const writeRows = tableWriter<UndeliveredDelivery>([
    ['STATUS', ({ status }) => status],
    ['CHANNEL', ({ channel }) => channel],
    ['SINCE (UTC)', ({ created_at }) => minuteText(created_at)],
    ['ATTEMPTS', ({ attempts }) => attempts],
    [
      'NEXT ATTEMPT (UTC)',
      (row) => (row.status === 'dead' ? '-' : secondText(row.next_attempt_at)),
    ],
    ['LAST ERROR', ({ last_error }) => last_error ?? '-'],
    [
      'NOT YET TO',
      ({ channel, payload, form }) =>
        channel === 'webhook'
          ? '-'
          : missingRecipients(payload, recipientsOf(LEADS_TO, form)).join(', '),
    ],
    ['LEAD', ({ lead_id }) => lead_id],
  ]);
  for await (const batch of readUndelivered(storage.database)) {
    await print(`${writeRows(batch)}\n`);
    isEmpty = false;
  }
  if (isEmpty) await print('Everything has been delivered.\n');
}

async function retryDeadLetters({ storage, now, note }: CommandDeps) {
  const count = await retryDeliveries(storage.database, now);
  note(
    count
      ? `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; the server sends them while it runs.`
      : 'Nothing to send again.',
  );
}

function readDay(text: string) {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return date?.toJSON()?.startsWith(text) ? date : undefined;
}

/** Returns undefined if the text is no time, or has no time zone and would be ambiguous. */
function readMoment(text: string) {
  const date = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : undefined;
  return date?.toJSON() ? date : undefined;
}

const FLAG = { type: 'boolean' } as const;
const option = <T>(expected: string, read: (text: string) => T | undefined) =>
  ({ type: 'string', expected, read }) as const;
const TEXT = option('a text', (text) => text);
const DAY = option('a day such as 2026-02-28', readDay);
const COUNT = option('a whole number from 1 to 999', (text) =>
  /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined,
);
const AMOUNT = option('an amount such as 12000 or 12,000.50', readCents);

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

const invalidOption = (name: string, expectation: string, value: unknown) =>
  new UsageError(`--${name}: expected ${expectation}, found ${JSON.stringify(value)}`);

function readOptions(values: Partial<Record<string, string | boolean>>): Options {
  const optionEntries = Object.entries(values).map(([name, text]) => {
    const optionFormat = OPTIONS[name as keyof typeof OPTIONS];
    if (optionFormat.type === 'boolean') return [name, text];
    const value = optionFormat.read(String(text));
    if (value === undefined) throw invalidOption(name, optionFormat.expected, text);
    return [name, value];
  });
  return Object.fromEntries(optionEntries);
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
    eraseAndReport(
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
    throw invalidOption(
      'since',
      'the first day of a month beside --spend',
      since.toJSON().slice(0, 10),
    );
  if (!spend) throw invalidOption('spend', 'a file', spend);
  return statsWithSpend(spend, since);
}

function readOutcome(id: Argument, { value, why }: Options, typedOutcome: Argument): LeadCommand {
  const outcome = OUTCOMES.find((knownOutcome) => knownOutcome === typedOutcome);
  if (!outcome) throw new UsageError(`expected an outcome: ${OUTCOMES.join(', ')}`);
  if (value !== undefined && outcome !== 'signed')
    throw new UsageError('--value: expected only with the outcome "signed"');
  return recordOutcome(idArgument(id), { outcome, valueCents: value, why });
}

function readMigrateTo(url: Argument): LeadCommand {
  // The message does not repeat the address, because the address may contain a password.
  if (url !== undefined && !(isDatabaseAddress(url) && hasKnownSslMode(url)))
    throw new UsageError('expected the address of a PostgreSQL, postgres://...');
  return migrateTo(url);
}

type Command = {
  options?: readonly (keyof Options)[];
  maxArguments?: number;
  read(argument: Argument, options: Options, second: Argument): LeadCommand;
};
const COMMANDS = new Map<string, Command>(
  Object.entries({
    list: { options: ['open', 'since', 'find', 'limit'], read: (_, options) => listLeads(options) },
    show: { maxArguments: 1, read: (id) => showLead(idArgument(id)) },
    export: { options: ['csv', 'json'], read: readExport },
    erase: { maxArguments: 1, options: ['older-than'], read: readErase },
    stats: { options: ['weeks', 'since', 'cost', 'spend'], read: readStats },
    called: {
      maxArguments: 1,
      options: ['at'],
      read: (id, { at }) => recordCall(idArgument(id), at),
    },
    outcome: { maxArguments: 2, options: ['value', 'why'], read: readOutcome },
    'migrate-to': { maxArguments: 1, read: readMigrateTo },
    outbox: { read: () => printUndelivered },
    retry: { read: () => retryDeadLetters },
  } satisfies Record<string, Command>),
);

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns undefined if the arguments name no command. Throws a UsageError of one line. */
export function readCommand(args: readonly string[]): LeadCommand | undefined {
  const typedName = args.find((argument) => !argument.startsWith('-'));
  if (typedName === undefined) return undefined;
  const command = COMMANDS.get(typedName);
  if (!command) throw new UsageError(`there is no command ${JSON.stringify(typedName)}`);
  const { values, positionals } = parseArguments(args);
  const [name = '', ...commandArguments] = positionals;
  const { options = [], maxArguments: maximum = 0 } = command;
  const unexpectedArgument = commandArguments[maximum];
  if (unexpectedArgument !== undefined)
    throw new UsageError(`${name}: did not expect "${unexpectedArgument}"`);
  const unsupportedOption = Object.keys(values).find(
    (optionName) => !options.some((option) => option === optionName),
  );
  if (unsupportedOption) throw new UsageError(`${name}: has no option --${unsupportedOption}`);
  return command.read(commandArguments[0], readOptions(values), commandArguments[1]);
}
