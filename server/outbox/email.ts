import { escapeXml } from '../../src/text/escape-xml.ts';

/** A calendar's own words for a session: new or moved, or cancelled. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** An email as it lies in the outbox; sender and recipients are settings and are added when it goes out. */
export type Email = {
  /** Stays the same in each attempt. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor: an answer to the mail goes there. */
  replyTo: { name: string; address: string };
  /** A visitor, who gets the mail instead of the agency. */
  to?: string;
  /** The entry for the recipient's calendar. */
  calendar?: Invitation;
  /** Recipients who have it already, after an attempt that others refused. */
  accepted?: string[];
};
/** A mail that goes to the visitor. */
export type VisitorEmail = Email & { to: string };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A line break in a header would start another header. */
export function oneLine(value: string) {
  return value.replace(CONTROL, ' ').trim();
}

/** Sender of the mails and facts about the site. */
export type Agency = {
  brand: string;
  /** A visitor's answer goes there, and calendars name it as the organizer. */
  email: string;
  phone: string;
  phoneHref: string;
  timeZone: string;
  sessionMinutes: number;
  /** The domain of Message-IDs and of the ids of calendar events. */
  domain: string;
};

/** A paragraph, or a link with words before it. */
export type MailLine = string | { words: string; href: string };

const htmlOf = (line: MailLine) =>
  typeof line === 'string'
    ? `<p>${escapeXml(line)}</p>`
    : `<p>${escapeXml(line.words)}: <a href="${escapeXml(line.href)}">${escapeXml(line.href)}</a></p>`;
export const textOf = (line: MailLine) =>
  typeof line === 'string' ? line : `${line.words}: ${line.href}`;

/** A mail of such lines, as text and as HTML with the same content. */
export const mailFromLines = (
  id: string,
  { domain }: Agency,
  subject: string,
  lines: readonly MailLine[],
) => ({
  messageId: `<${id}@${domain}>`,
  subject,
  text: `${lines.map(textOf).join('\n\n')}\n`,
  html: lines.map(htmlOf).join('\n'),
});

/** A name and no more: no address, no sentence. Nothing else that a sender typed goes to an address that they gave. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

function greeting(name: string) {
  const first = oneLine(name).split(' ')[0] ?? '';
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}

/** A mail of fixed texts to a visitor; `why` says why this address gets it. */
export function visitorMail(
  id: string,
  agency: Agency,
  { name, email }: { name?: string | null | undefined; email: string },
  { subject, lines, why }: { subject: string; lines: readonly MailLine[]; why: string },
): VisitorEmail {
  const { brand, phone, email: address } = agency;
  const end = [`Questions? Answer this email or call ${phone}.`, `${brand}. ${why}`];
  return {
    ...mailFromLines(id, agency, subject, [greeting(name ?? ''), ...lines, ...end]),
    to: email,
    replyTo: { name: brand, address },
  };
}
