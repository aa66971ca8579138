import { escapeXml } from '../../src/text/escape-xml.ts';
import { oneLine, type VisitorEmail } from './email.ts';

/** Who the mails are from, and what they say of the site. */
export type Agency = {
  brand: string;
  /** A visitor's answer goes there, and calendars name it as the organizer. */
  email: string;
  phone: string;
  timeZone: string;
  /** Length of a session. */
  sessionMinutes: number;
  /** Of Message-IDs and of the events of calendars. */
  domain: string;
};

/** A paragraph, or a link with words before it. */
export type Line = string | { words: string; href: string };

const htmlOf = (line: Line) =>
  typeof line === 'string'
    ? `<p>${escapeXml(line)}</p>`
    : `<p>${escapeXml(line.words)}: <a href="${escapeXml(line.href)}">${escapeXml(line.href)}</a></p>`;
const textOf = (line: Line) => (typeof line === 'string' ? line : `${line.words}: ${line.href}`);

/** A mail of such lines, as text and as HTML with the same content. */
export const mailOfLines = (id: string, { domain }: Agency, subject: string, lines: readonly Line[]) => ({
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

/** Fixed words to a visitor; `why` says why this address gets them. */
export function visitorMail(
  id: string,
  agency: Agency,
  { name, email }: { name?: string | null | undefined; email: string },
  { subject, lines, why }: { subject: string; lines: readonly Line[]; why: string },
): VisitorEmail {
  const { brand, phone, email: address } = agency;
  const end = [`Questions? Answer this email or call ${phone}.`, `${brand}. ${why}`];
  return {
    ...mailOfLines(id, agency, subject, [greeting(name ?? ''), ...lines, ...end]),
    to: email,
    replyTo: { name: brand, address },
  };
}
