import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';
import type { Visit } from '../../src/features/forms/submission.ts';
import { firstCharacters } from '../../src/text/characters.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { type Agency, type Email, oneLine } from './email.ts';

export type MailCopy = {
  subject: string;
  rows: readonly (readonly [label: string, value: string | undefined])[];
  document?: { title: string; text: string };
};

type Origin = Partial<Record<'name' | 'source' | 'subject' | 'page', string | undefined>> & {
  email: string;
  visit?: Visit;
};

const MAX_SUBJECT_LENGTH = 200;
/** A longer topic is left out of the subject line, so that an inbox still shows name and firm. */
const MAX_TOPIC_LENGTH = 40;

/** Formats are reused, because creating one takes longer than the rest of a mail. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();
const localTime = (time: Date, timeZone: string) =>
  timeFormats
    .getOrInsertComputed(
      timeZone,
      () => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone }),
    )
    .format(time);

function htmlParagraphs(text: string) {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replace(/\r?\n/g, '<br>')}</p>\n`)
    .join('');
}

/** Adds `siteUrl` to a path. Returns any other text unchanged. */
function pageAddress(page: string, siteUrl: string) {
  return /^\/(?![/\\])/.test(page) ? `${siteUrl}${page}` : page;
}

function subjectLine(text: string, topic = '') {
  const withTopic = topic && topic.length <= MAX_TOPIC_LENGTH ? `${text} (${topic})` : text;
  return firstCharacters(oneLine(withTopic), MAX_SUBJECT_LENGTH);
}

function campaignLine(visit: Visit) {
  const campaignNames = CAMPAIGN_NAMES.filter((name) => visit[name]);
  return campaignNames.map((name) => `${name.replace('utm_', '')}: ${visit[name]}`).join(', ');
}

export function writeLeadMail(
  copy: MailCopy,
  origin: Origin,
  { siteUrl, timeZone }: Pick<Agency, 'siteUrl' | 'timeZone'>,
  now: Date,
): Omit<Email, 'messageId'> {
  const { visit = {} } = origin;
  const rows = [
    ...copy.rows,
    ['Asked about', origin.subject],
    ['Opened from', origin.source],
    ['Page', origin.page && pageAddress(origin.page, siteUrl)],
    ['First page', visit.landing && pageAddress(visit.landing, siteUrl)],
    ['Came from', visit.referrer],
    ['Campaign', campaignLine(visit)],
    ['Received', localTime(now, timeZone)],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  const subject = subjectLine(copy.subject, origin.subject);
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
  const { document } = copy;
  const documentParts = document && {
    text: `\n\n${document.title}\n${'-'.repeat(document.title.length)}\n\n${document.text.trim()}\n`,
    html: `<h2>${escapeXml(document.title)}</h2>\n${htmlParagraphs(document.text)}`,
  };
  return {
    subject,
    text: `${subject}\n\n${text}\n\n${closing}\n${documentParts?.text ?? ''}`,
    html: `<h1>${escapeXml(subject)}</h1>\n<table cellpadding="6">\n${html}\n</table>\n<p>${closing}</p>\n${documentParts?.html ?? ''}`,
    replyTo: { name: oneLine(origin.name ?? ''), address: oneLine(origin.email) },
  };
}
