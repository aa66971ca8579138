import { escapeXml } from '../../src/text/escape-xml.ts';

/** An iCalendar file for a session. REQUEST is for a new or moved session, CANCEL for a cancelled one. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** An email in the outbox. Sender and recipients come from the settings and are added when the mail is sent. */
export type Email = {
  /** The same in every attempt. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor. A reply to the mail goes to this address. */
  replyTo: { name: string; address: string };
  /** The address of the visitor if the mail goes to the visitor instead of the agency. */
  to?: string;
  /** The event for the recipient's calendar. */
  calendar?: Invitation;
  /** Recipients who have received the mail in an earlier attempt, while the mail server refused others. */
  accepted?: string[];
};
/** A mail that goes to the visitor. */
export type VisitorEmail = Email & { to: string };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Returns a text on one line, because a line break in a header would start another header. */
export function oneLine(value: string) {
  return value.replace(CONTROL, ' ').trim();
}

/** Sender of the mails and facts about the site. */
export type Agency = {
  brand: string;
  /** A visitor's reply goes to this address. Calendars show it as the organizer. */
  email: string;
  phone: string;
  phoneHref: string;
  timeZone: string;
  sessionMinutes: number;
  /** The domain of Message-IDs and of the ids of calendar events. */
  domain: string;
};

/** A paragraph, or a link with the words before it. */
export type MailLine = string | { words: string; href: string };

const htmlOf = (line: MailLine) =>
  typeof line === 'string'
    ? `<p>${escapeXml(line)}</p>`
    : `<p>${escapeXml(line.words)}: <a href="${escapeXml(line.href)}">${escapeXml(line.href)}</a></p>`;
export const textOf = (line: MailLine) =>
  typeof line === 'string' ? line : `${line.words}: ${line.href}`;

/** Returns a mail with these lines, as text and as HTML. */
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

/**
 * Matches a name without an address or a sentence. It is the only typed text that we send to an address that was typed too.
 */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

function greeting(name: string) {
  const first = oneLine(name).split(' ')[0] ?? '';
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}

/** Returns a mail of fixed texts to a visitor; `why` is the reason why this address receives it. */
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
