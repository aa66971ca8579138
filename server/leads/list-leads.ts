import type { LeadCommand } from './action.ts';
import { durationText } from './noted.ts';
import { type Lead, readLeads, shortId } from './read-leads.ts';
import { minute, rowWriter } from './table.ts';

export type ListOptions = {
  /** True: only leads without a call and without an outcome are listed. */
  open?: boolean | undefined;
  since?: Date | undefined;
  /** Text in name, email, phone or firm, in any case and with or without accents. */
  find?: string | undefined;
  limit?: number | undefined;
};

const HEADER = [
  'RECEIVED (UTC)',
  'CALLED',
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

/** Returns the last outcome of a lead, or "open". */
const outcomeOf = ({ outcomes }: Lead) => outcomes.at(-1)?.outcome ?? 'open';

function calledText(lead: Lead): string {
  const outcome = outcomeOf(lead);
  if (outcome !== 'open') return outcome;
  return lead.calledAfterSeconds === null ? 'no' : `after ${durationText(lead.calledAfterSeconds)}`;
}

const rowOf = (lead: Lead) => [
  minute(lead.createdAt),
  calledText(lead),
  lead.kind,
  lead.name,
  lead.email,
  lead.data.phone,
  lead.firm,
  lead.subject,
  lead.source,
  lead.utm_source ?? lead.referrer,
  lead.mail.status,
  shortId(lead.id),
];

/** Leads with a spam reason are below the others, so that a flood of spam hides no lead. */
const LISTS = [
  { marked: false, before: '', header: HEADER, rowOf },
  {
    marked: true,
    before: '\nMarked, probably not from a person:\n',
    header: ['MARK', ...HEADER],
    rowOf: (lead: Lead) => [lead.mark, ...rowOf(lead)],
  },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (value: unknown) => String(value ?? '').replace(/\D/g, '');
/** A search text with at least this many digits is compared with telephone numbers too. */
const PHONE_DIGITS = 4;

function filterOf({ open, find = '' }: ListOptions): (lead: Lead) => boolean {
  const wanted = plain(find);
  const digits = digitsOf(find);
  return (lead) => {
    const isOpen = lead.calledAfterSeconds === null && outcomeOf(lead) === 'open';
    const text = plain([lead.name, lead.email, lead.firm].join('\n'));
    const hasPhone = digits.length >= PHONE_DIGITS && digitsOf(lead.data.phone).includes(digits);
    return (!open || isOpen) && (text.includes(wanted) || hasPhone);
  };
}

/** Prints leads, newest first, each with a short id for use in other commands. */
export const listLeads =
  (options: ListOptions): LeadCommand =>
  async ({ storage, print }) => {
    const { open, since, limit = Number.POSITIVE_INFINITY } = options;
    const isWanted = filterOf(options);
    let listed = 0;
    for (const { marked, before, header, rowOf: row } of LISTS) {
      if (marked && open) continue;
      let write: ReturnType<typeof rowWriter> | undefined;
      for await (const page of readLeads(storage.database, { marked, since })) {
        const rows = page
          .filter(isWanted)
          .slice(0, limit - listed)
          .map(row);
        listed += rows.length;
        if (rows.length) {
          const head = write ? '' : before;
          const lines = write ? rows : [header, ...rows];
          write ??= rowWriter(header, rows);
          await print(`${head}${lines.map(write).join('\n')}\n`);
        }
        if (listed >= limit) return;
      }
    }
    const isAll = !open && !since && options.find === undefined;
    if (!listed) await print(isAll ? 'No leads yet.\n' : 'No lead fits.\n');
  };
