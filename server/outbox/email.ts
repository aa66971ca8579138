import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';
import type { Visit } from '../../src/features/forms/submission.ts';
import { firstCharacters } from '../../src/text/characters.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';

/** A calendar's own words for a session: new or moved, or cancelled. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** An email as it lies in the outbox; sender and recipients are settings and are added when it goes out. */
export type Email = {
  /** The same each time it is tried. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor: an answer to the mail goes there. */
  replyTo: { name: string; address: string };
  /** A visitor, who gets the mail instead of the agency. */
  to?: string;
  /** For the recipient's calendar. */
  calendar?: Invitation;
  /** Recipients who have it already, after an attempt that others refused. */
  accepted?: string[];
};
/** A mail that goes to the visitor. */
export type VisitorEmail = Email & { to: string };

/** What a form wants said about its lead. */
export type MailWords = {
  subject: string;
  /** Label and value, in the order of the form; empty values are left out. */
  rows: readonly (readonly [label: string, value: string | undefined])[];
  /** A text too long for a row; it stands below them. */
  document?: { title: string; text: string };
};

type Origin = {
  name: string | undefined;
  email: string;
  source: string | undefined;
  subject?: string | undefined;
  page: string | undefined;
  visit?: Visit;
};

/** In characters, like the next. */
const SUBJECT_MAX = 200;
/** A longer choice stands in the mail only, so that name and firm stay in sight in a list of mails. */
const CHOICE_IN_SUBJECT_MAX = 40;

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a mail says of the site and of those who read it. */
export type MailPlace = {
  /** Public address of the site, for links. */
  siteUrl: string;
  /** Where the readers work: "America/New_York". */
  timeZone: string;
};

/** A line break in a header would start another header. */
export function oneLine(value: string) {
  return value.replace(CONTROL, ' ').trim();
}

let format: Intl.DateTimeFormat | undefined;
let last = { second: Number.NaN, timeZone: '', text: '' };
/** Made once, with the first mail, and used once a second: it takes longer than all the rest of a mail. */
function localTime(time: Date, timeZone: string) {
  const second = Math.floor(time.getTime() / 1_000);
  if (second === last.second && timeZone === last.timeZone) return last.text;
  if (!format || timeZone !== last.timeZone)
    format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone });
  last = { second, timeZone, text: format.format(time) };
  return last.text;
}

/** Paragraphs are parted by empty lines; a break within one stays a break. */
function htmlParagraphs(text: string) {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replace(/\r?\n/g, '<br>')}</p>\n`)
    .join('');
}

/** Only a path of this site becomes an address to click on; anything else a client sent stays plain text. */
function pageAddress(page: string, siteUrl: string) {
  return /^\/(?![/\\])/.test(page) ? `${siteUrl}${page}` : page;
}

function subjectLine(words: string, choice = '') {
  const named = choice && choice.length <= CHOICE_IN_SUBJECT_MAX ? `${words} (${choice})` : words;
  return firstCharacters(oneLine(named), SUBJECT_MAX);
}

/** "source: google, medium: cpc". */
function campaignLine(visit: Visit) {
  const told = CAMPAIGN_NAMES.filter((name) => visit[name]);
  return told.map((name) => `${name.replace('utm_', '')}: ${visit[name]}`).join(', ');
}

/** The mail that announces a lead, as text and as HTML with the same content. */
export function writeLeadMail(
  words: MailWords,
  from: Origin,
  { siteUrl, timeZone }: MailPlace,
  now: Date,
): Omit<Email, 'messageId'> {
  const { visit = {} } = from;
  const rows = [
    ...words.rows,
    ['Asked about', from.subject],
    ['Opened from', from.source],
    ['Page', from.page && pageAddress(from.page, siteUrl)],
    ['First page', visit.landing && pageAddress(visit.landing, siteUrl)],
    ['Came from', visit.referrer],
    ['Campaign', campaignLine(visit)],
    ['Received', localTime(now, timeZone)],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  const subject = subjectLine(words.subject, from.subject);
  const text = rows
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');
  const html = rows
    .map(([label, value]) => {
      const cell = escapeXml(value).replace(/\r?\n/g, '<br>');
      return `<tr><th align="left" valign="top">${escapeXml(label)}</th><td>${cell}</td></tr>`;
    })
    .join('\n');
  const closing = 'Reply to this email to answer the visitor.';
  const { document } = words;
  const below = document && {
    text: `\n\n${document.title}\n${'-'.repeat(document.title.length)}\n\n${document.text.trim()}\n`,
    html: `<h2>${escapeXml(document.title)}</h2>\n${htmlParagraphs(document.text)}`,
  };
  return {
    subject,
    text: `${subject}\n\n${text}\n\n${closing}\n${below?.text ?? ''}`,
    html: `<h1>${escapeXml(subject)}</h1>\n<table cellpadding="6">\n${html}\n</table>\n<p>${closing}</p>\n${below?.html ?? ''}`,
    replyTo: { name: oneLine(from.name ?? ''), address: oneLine(from.email) },
  };
}

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
