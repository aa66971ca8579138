import type { LeadCommand } from './action.ts';
import { durationText } from './calls-and-outcomes.ts';
import { type Lead, readLeads, shortId } from './read-leads.ts';
import { type Column, minuteText, tableWriter } from './table.ts';

export type ListOptions = {
  open?: boolean | undefined;
  since?: Date | undefined;
  find?: string | undefined;
  limit?: number | undefined;
};

const outcomeOf = ({ outcomes }: Lead) => outcomes.at(-1)?.outcome ?? 'open';

function calledText(lead: Lead): string {
  const outcome = outcomeOf(lead);
  if (outcome !== 'open') return outcome;
  return lead.calledAfterSeconds === null ? 'no' : `after ${durationText(lead.calledAfterSeconds)}`;
}

const COLUMNS: readonly Column<Lead>[] = [
  ['RECEIVED (UTC)', ({ createdAt }) => minuteText(createdAt)],
  ['CALLED', calledText],
  ['KIND', ({ kind }) => kind],
  ['NAME', ({ name }) => name],
  ['EMAIL', ({ email }) => email],
  ['PHONE', ({ data }) => data.phone],
  ['FIRM', ({ firm }) => firm],
  ['ASKED ABOUT', ({ subject }) => subject],
  ['OPENED FROM', ({ source }) => source],
  ['CAME FROM', ({ utm_source, referrer }) => utm_source ?? referrer],
  ['MAIL', ({ mail }) => mail.status],
  ['ID', ({ id }) => shortId(id)],
];
const SPAM_COLUMNS: typeof COLUMNS = [['SPAM REASON', ({ mark }) => mark], ...COLUMNS];

const SPAM_INTRO = '\nProbable spam:\n';

/** Leads with a spam reason are in the second list, so that a flood of spam hides no good lead. */
const LISTS = [
  { hasSpamReason: false, columns: COLUMNS, intro: '' },
  { hasSpamReason: true, columns: SPAM_COLUMNS, intro: SPAM_INTRO },
];

// Makes texts comparable without accents and kinds of apostrophes: visitors' phones type the curly
// apostrophe of O’Malley, the operator's keyboard types the straight apostrophe.
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
    const isMatch = createFilter(options);
    let isEmpty = true;
    for (const { hasSpamReason, intro, columns } of LISTS) {
      if (hasSpamReason && open) continue;
      let listedCount = 0;
      const writeRows = tableWriter(columns, intro);
      for await (const batch of readLeads(storage.database, { hasSpamReason, since })) {
        const leads = batch.filter(isMatch).slice(0, limit - listedCount);
        listedCount += leads.length;
        if (leads.length) await print(`${writeRows(leads)}\n`);
        if (listedCount >= limit) break;
      }
      if (listedCount) isEmpty = false;
    }
    const isAll = !open && !since && options.find === undefined;
    if (isEmpty) await print(isAll ? 'No leads yet.\n' : 'No lead fits.\n');
  };
