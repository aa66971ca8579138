import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';
import type { Visit } from '../../src/features/forms/submission.ts';
import { firstCharacters } from '../../src/text/characters.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { type Email, oneLine } from './email.ts';

/** The texts that a form adds to the mail about its lead. */
export type MailCopy = {
  subject: string;
  /** Label and value, in the order of the form; empty values are left out. */
  rows: readonly (readonly [label: string, value: string | undefined])[];
  /** A text that is too long for a row. It is below the rows. */
  document?: { title: string; text: string };
};

type Origin = Partial<Record<'name' | 'source' | 'subject' | 'page', string | undefined>> & {
  email: string;
  visit?: Visit;
};

/** The longest subject and the longest value in it, in characters. */
const SUBJECT_MAX = 200;
/** A longer choice is left out of the mail's subject, so that a list of mails still shows name and firm. */
const CHOICE_IN_SUBJECT_MAX = 40;

/** Facts about the site and the readers of a mail. */
export type MailSite = {
  siteUrl: string;
  /** The time zone of the readers: "America/New_York". */
  timeZone: string;
};

let format: Intl.DateTimeFormat | undefined;
let last = { second: Number.NaN, timeZone: '', text: '' };
/**
 * Returns a time as a text for the readers. The formatter and the text of the last second are cached, because formatting
 * takes longer than the rest of a mail.
 */
function localTime(time: Date, timeZone: string) {
  const second = Math.floor(time.getTime() / 1_000);
  if (second === last.second && timeZone === last.timeZone) return last.text;
  if (!format || timeZone !== last.timeZone)
    format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone });
  last = { second, timeZone, text: format.format(time) };
  return last.text;
}

/** Empty lines separate paragraphs; a single line break within a paragraph stays. */
function htmlParagraphs(text: string) {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replace(/\r?\n/g, '<br>')}</p>\n`)
    .join('');
}

/** Returns the whole address for a path of this site. Any other text from a client is returned unchanged. */
function pageAddress(page: string, siteUrl: string) {
  return /^\/(?![/\\])/.test(page) ? `${siteUrl}${page}` : page;
}

function subjectLine(words: string, choice = '') {
  const named = choice && choice.length <= CHOICE_IN_SUBJECT_MAX ? `${words} (${choice})` : words;
  return firstCharacters(oneLine(named), SUBJECT_MAX);
}

/** Returns the campaign of a visit as a text: "source: google, medium: cpc". */
function campaignLine(visit: Visit) {
  const known = CAMPAIGN_NAMES.filter((name) => visit[name]);
  return known.map((name) => `${name.replace('utm_', '')}: ${visit[name]}`).join(', ');
}

/** Returns the mail to the agency about a lead, with the same content as text and as HTML. */
export function writeLeadMail(
  words: MailCopy,
  from: Origin,
  { siteUrl, timeZone }: MailSite,
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
