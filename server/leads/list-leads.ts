import type { LeadCommand } from './action.ts';
import { durationText } from './calls-and-outcomes.ts';
import { type Lead, readLeads, shortId } from './read-leads.ts';
import { minuteText, rowWriter } from './table.ts';

export type ListOptions = {
  open?: boolean | undefined;
  since?: Date | undefined;
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

const outcomeOf = ({ outcomes }: Lead) => outcomes.at(-1)?.outcome ?? 'open';

function calledText(lead: Lead): string {
  const outcome = outcomeOf(lead);
  if (outcome !== 'open') return outcome;
  return lead.calledAfterSeconds === null ? 'no' : `after ${durationText(lead.calledAfterSeconds)}`;
}

const rowOf = (lead: Lead) => [
  minuteText(lead.createdAt),
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
  { hasSpamReason: false, intro: '', header: HEADER, rowOf },
  {
    hasSpamReason: true,
    intro: '\nMarked, probably not from a person:\n',
    header: ['MARK', ...HEADER],
    rowOf: (lead: Lead) => [lead.mark, ...rowOf(lead)],
  },
];

/** Phones type the curly apostrophe of O’Malley, the operator's keyboard the straight one. */
const toPlainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase();

const digitsOf = (value: unknown) => String(value ?? '').replace(/\D/g, '');
const PHONE_DIGITS = 4;

function createFilter({ open, find = '' }: ListOptions): (lead: Lead) => boolean {
  const search = toPlainText(find);
  const digits = digitsOf(find);
  return (lead) => {
    const isOpen = lead.calledAfterSeconds === null && outcomeOf(lead) === 'open';
    const text = toPlainText([lead.name, lead.email, lead.firm].join('\n'));
    const hasPhone = digits.length >= PHONE_DIGITS && digitsOf(lead.data.phone).includes(digits);
    return (!open || isOpen) && (text.includes(search) || hasPhone);
  };
}

export const listLeads =
  (options: ListOptions): LeadCommand =>
  async ({ storage, print }) => {
    const { open, since, limit = Number.POSITIVE_INFINITY } = options;
    const matches = createFilter(options);
    let listedCount = 0;
    for (const { hasSpamReason, intro, header, rowOf: rowFor } of LISTS) {
      if (hasSpamReason && open) continue;
      let writeRow: ReturnType<typeof rowWriter> | undefined;
      for await (const page of readLeads(storage.database, { hasSpamReason, since })) {
        const rows = page
          .filter(matches)
          .slice(0, limit - listedCount)
          .map(rowFor);
        listedCount += rows.length;
        if (rows.length) {
          const introText = writeRow ? '' : intro;
          const lines = writeRow ? rows : [header, ...rows];
          writeRow ??= rowWriter(header, rows);
          await print(`${introText}${lines.map(writeRow).join('\n')}\n`);
        }
        if (listedCount >= limit) return;
      }
    }
    const isAll = !open && !since && options.find === undefined;
    if (!listedCount) await print(isAll ? 'No leads yet.\n' : 'No lead fits.\n');
  };
