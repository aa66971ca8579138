import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';
import type { LeadCommand } from './action.ts';
import { durationText } from './calls-and-outcomes.ts';
import { findLead, type Lead, readLead } from './read-leads.ts';
import { knownSpamReason, SPAM_REASONS } from './spam-reasons.ts';
import { minuteText, table } from './table.ts';

type Row = readonly [label: string, value: string | null | undefined];

/** Removes characters that could control the operator's terminal. Line breaks stay. */
const printableText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

function labeledLines(rows: readonly Row[]) {
  const lines = rows.flatMap(([label, value]) =>
    value ? [[printableText(label), printableText(value)] as const] : [],
  );
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines
    .map(([label, value]) =>
      value.includes('\n')
        ? `${label}\n${value.trimEnd().replace(/^/gm, '    ')}`
        : `${label.padEnd(width)}  ${value}`,
    )
    .join('\n');
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? undefined : JSON.stringify(value, null, 2);

function sessionText({ session }: Lead) {
  if (!session) return undefined;
  const canceled = session.cancelledAt ? `, canceled ${minuteText(session.cancelledAt)}` : '';
  return `${minuteText(session.startsAt)}, by ${session.way}, with ${session.host}${canceled}`;
}

const outcomeText = ({ outcomes }: Lead) =>
  outcomes
    .map(({ outcome, value, why, notedAt }) =>
      [minuteText(notedAt), outcome, value === null ? '' : `$${value}`, why ?? '']
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');

const rowsOf = (lead: Lead): Row[] => {
  const spamReason = knownSpamReason(lead.mark);
  const { calledAfterSeconds: calledAfter } = lead;
  return [
    ['Lead', lead.id],
    ['Received (UTC)', minuteText(lead.createdAt)],
    ['Form', lead.kind],
    ['Probable spam', spamReason ? `${spamReason}: ${SPAM_REASONS[spamReason]}` : lead.mark],
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', textOf(lead.data.phone)],
    ['Firm', lead.firm],
    ['Asked about', lead.subject],
    ['Session (UTC)', sessionText(lead)],
    ['Called back', calledAfter === null ? 'not yet' : `after ${durationText(calledAfter)}`],
    ['Outcome', outcomeText(lead)],
    ['Opened from', lead.source],
    ['Page', lead.page],
    ['First page', lead.landing],
    ['Came from', lead.referrer],
    ...CAMPAIGN_NAMES.map((name): Row => [name, lead[name]]),
  ];
};

const FIELDS_IN_ROWS = new Set(['name', 'email', 'phone', 'firm', 'firmName']);

export const showLead =
  (typedId: string): LeadCommand =>
  async ({ storage: { database }, print }) => {
    const lead = await readLead(database, await findLead(database, typedId));
    const fields = Object.entries(lead.data).filter(([name]) => !FIELDS_IN_ROWS.has(name));
    const deliveries = await database
      .selectFrom('outbox')
      .select(['channel', 'status', 'created_at', 'attempts', 'finished_at', 'last_error'])
      .where('lead_id', '=', lead.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const sections = [
      labeledLines(rowsOf(lead)),
      labeledLines(fields.map(([name, value]) => [name, textOf(value)])),
      table(
        [
          ['DELIVERY', ({ channel }) => channel],
          ['STATUS', ({ status }) => status],
          ['SINCE (UTC)', ({ created_at }) => minuteText(created_at)],
          ['ATTEMPTS', ({ attempts }) => attempts],
          ['FINISHED (UTC)', ({ finished_at }) => (finished_at ? minuteText(finished_at) : '-')],
          ['LAST ERROR', ({ last_error }) => last_error ?? '-'],
        ],
        deliveries,
      ),
    ];
    await print(`${sections.filter(Boolean).join('\n\n')}\n`);
  };
