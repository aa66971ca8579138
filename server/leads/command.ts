import { parseArgs } from 'node:util';
import { readUndelivered, retryDeliveries } from '../outbox/queue.ts';
import type { Storage } from '../storage/open-storage.ts';
import { leadsCsv } from './csv.ts';
import { type ErasedLeads, eraseLeads } from './erase-leads.ts';
import { leadsJson } from './json.ts';
import { type Lead, readLeads } from './read-leads.ts';

export const USAGE = `Usage: npm run leads -- <command>

  list                  leads, newest first
  export --csv          all leads as CSV on standard output
  export --json         all leads as one JSON array on standard output
  erase <id or email>   erases leads for good, with their mails
  erase --older-than <months>   the same for all leads received before that many months
  outbox                mails that have not been delivered, dead letters first
  retry                 sends undelivered mails again at once, dead letters too

Works on the same database as the server, which may go on running.
Exit code: 0 done, 1 nothing found or failed, 2 wrong usage.`;

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

type Parts = {
  storage: Storage;
  dataDir: string;
  now: Date;
  /** The result, on standard output; resolves when the reader can take more. */
  print(text: string): Promise<void>;
  /** Words about the result, on standard error. */
  say(text: string): void;
};

/** Longest cell shown; the exports have everything. */
const CELL_MAX = 40;

/** A visitor must not be able to steer the terminal of the person who lists leads. */
function printable(value: unknown) {
  const text = String(value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text;
}

/** Writes a row in columns as wide as the header and some rows need; a wider cell later on only pushes its own row. */
function rowWriter(header: readonly string[], rows: readonly (readonly unknown[])[]) {
  const cells = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return (row: readonly unknown[]) =>
    row
      .map((value, column) => printable(value).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
}

/** Lines with aligned columns, for reading in a terminal. */
export function table(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [header, ...rows].map(rowWriter(header, rows)).join('\n');
}

const LEAD_HEADER = [
  'RECEIVED (UTC)',
  'KIND',
  'NAME',
  'EMAIL',
  'FIRM',
  'ASKED ABOUT',
  'OPENED FROM',
  'CAME FROM',
  'MAIL',
  'ID',
];
const leadRow = ({ id, createdAt, kind, name, email, firm, subject, source, mail, ...lead }: Lead) => [
  createdAt.slice(0, 16).replace('T', ' '),
  kind,
  name,
  email,
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
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages)) await print(piece);
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
  const none = 'before' in which ? 'No lead is as old as that.' : 'No lead has this id or email.';
  say(count ? `Erased ${count} ${count === 1 ? 'lead' : 'leads'} with all mails.` : none);
  return count ? EXIT.done : EXIT.failed;
}

const OUTBOX_HEADER = [
  'STATUS',
  'CHANNEL',
  'SINCE (UTC)',
  'ATTEMPTS',
  'NEXT ATTEMPT (UTC)',
  'LAST ERROR',
  'LEAD',
];

async function outbox({ storage, print }: Parts) {
  let write: ReturnType<typeof rowWriter> | undefined;
  for await (const page of readUndelivered(storage.database)) {
    const rows = page.map((delivery) => [
      delivery.status,
      delivery.channel,
      delivery.created_at.slice(0, 16).replace('T', ' '),
      delivery.attempts,
      delivery.status === 'dead' ? '-' : delivery.next_attempt_at.slice(0, 19).replace('T', ' '),
      delivery.last_error ?? '-',
      delivery.lead_id,
    ]);
    const head = write ? [] : [OUTBOX_HEADER];
    write ??= rowWriter(OUTBOX_HEADER, rows);
    await print(`${[...head, ...rows].map(write).join('\n')}\n`);
  }
  if (!write) await print('Every mail has been delivered.\n');
  return EXIT.done;
}

async function retry({ storage, now, say }: Parts) {
  const count = await retryDeliveries(storage.database, now);
  say(
    count
      ? `${count} ${count === 1 ? 'mail is' : 'mails are'} due now; the server sends them while it runs.`
      : 'Nothing to send again.',
  );
  return EXIT.done;
}

type Action = (parts: Parts) => Promise<number>;

/** Commands without an argument. */
const PLAIN = new Map<string, Action>([
  ['list', list],
  ['outbox', outbox],
  ['retry', retry],
]);

/** What to do for what was typed after `leads --`, or undefined when it is no command. */
export function readCommand(args: readonly string[]): Action | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, 'older-than': { type: 'string' } },
    });
    const [command, argument, ...rest] = positionals;
    const formats = [values.csv && 'csv', values.json && 'json'].filter(
      (format) => format === 'csv' || format === 'json',
    );
    if (rest.length) return undefined;
    if (command === 'export' && argument === undefined && formats.length === 1) {
      const [format] = formats;
      return format && ((parts) => exportLeads(parts, format));
    }
    if (formats.length) return undefined;
    const months = values['older-than'];
    if (months !== undefined) {
      if (command !== 'erase' || argument !== undefined || !/^[1-9]\d{0,2}$/.test(months)) return undefined;
      return (parts) => erase(parts, { before: monthsBefore(parts.now, Number(months)) });
    }
    if (command === 'erase' && argument) return (parts) => erase(parts, { idOrEmail: argument });
    if (argument !== undefined) return undefined;
    return PLAIN.get(command ?? '');
  } catch {
    return undefined;
  }
}
