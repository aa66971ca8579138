import type { Site } from '../../src/content/site.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';

export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** A stored mail has no sender and no recipients: the settings name them when it is sent. */
export type Email = {
  /** Every attempt to send the mail has the same Message-ID. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string };
  to?: string;
  calendar?: Invitation;
  /** Recipients who have the mail from an earlier attempt. The server refused other recipients. */
  accepted?: string[];
};
export type VisitorEmail = Email & { to: string };

const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Removes line breaks: a line break in a header would start another header. */
export function oneLine(value: string) {
  return value.replace(CONTROL_CHARACTERS, ' ').trim();
}

export type Agency = Pick<Site, 'brand' | 'email' | 'phone' | 'phoneHref' | 'timeZone'> & {
  sessionMinutes: number;
  domain: string;
  siteUrl: string;
};

export type MailLine = string | { label: string; href: string };

const htmlOf = (line: MailLine) =>
  typeof line === 'string'
    ? `<p>${escapeXml(line)}</p>`
    : `<p>${escapeXml(line.label)}: <a href="${escapeXml(line.href)}">${escapeXml(line.href)}</a></p>`;
export const textOf = (line: MailLine) =>
  typeof line === 'string' ? line : `${line.label}: ${line.href}`;

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
 * The greeting has no name: anybody may type any name and mail address into a form, and the first
 * word of a name may be a title or the family name.
 */
export function visitorMail(
  id: string,
  agency: Agency,
  { email }: { email: string },
  { subject, lines, why }: { subject: string; lines: readonly MailLine[]; why: string },
): VisitorEmail {
  const { brand, phone, email: address } = agency;
  const closing = [`Questions? Answer this email or call ${phone}.`, `${brand}. ${why}`];
  return {
    ...mailFromLines(id, agency, subject, ['Hello,', ...lines, ...closing]),
    to: email,
    replyTo: { name: brand, address },
  };
}
