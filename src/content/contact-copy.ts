import { join } from 'node:path';
import { z } from 'zod';
import { plainText } from './glossary.ts';
import { INQUIRY_KINDS } from './inquiry-kinds.ts';
import { sampleMark } from './parts.ts';
import { contentDirectory, readContentFile } from './read-content.ts';
import { siteIn } from './this-site.ts';

const label = plainText(3, 60);
const sentence = plainText(10, 320);
const fact = z.strictObject({ term: label, text: sentence });

const inquiryCopySchema = z.strictObject({
  title: label.describe(
    'Title of the dialog and of its page, and text of the button that opens them',
  ),
  name: label.describe('Before the subject in leads and mails: "Price" in "Price: Legal SEO"'),
  lede: sentence.describe(
    'Under the title: what will happen, and why the form has a field for a number',
  ),
  message: label.describe('Label of the field for a message'),
  submit: label,
  thanks: sentence.describe('Shown once the request is sent'),
});
export type InquiryCopy = z.infer<typeof inquiryCopySchema>;

/** Content of `content/pages/contact.yaml`. */
export const contactCopySchema = z.strictObject({
  ...sampleMark('the owner has not confirmed the promises'),
  answerTime: label
    .optional()
    .describe('How soon a request is answered; other fields refer to it as contact.answerTime'),
  session: z.strictObject({
    title: label.describe('Title of the dialog and of its page'),
    button: label.describe(
      'Text of the button that opens the dialog, unless the page has another text',
    ),
    submit: label.describe('Button of the form'),
    description: sentence.describe('Under the title: what will happen after the form is sent'),
    withoutTime: sentence
      .optional()
      .describe(
        'After the description, in the dialog only: the dialog does not show the expectations',
      ),
    thanks: sentence.describe('Shown once the form is sent, in the browser and by the server'),
    sent: sentence.describe('Replaces the description once a request has been sent from this page'),
    receipt: sentence.describe('First sentence of the confirmation mail to the visitor'),
    noTimeSuits: sentence.describe('Under the free times; the phone number follows'),
  }),
  names: z.strictObject({
    page: label.describe('Headline of the page with the time of a session'),
    pageDescription: sentence,
    request: label.describe('Subject of the mail to the agency about a request'),
    event: label.describe('Name of a session in calendars: "Strategy session"'),
    session: label.describe('Name of a session in sentences and mail subjects: "strategy session"'),
    promised: label.describe(
      'Name of a session in sentences to a visitor who booked: "free strategy session"',
    ),
  }),
  expectations: z.array(fact).min(1).describe('Shown beside the form on the contact page'),
  closing: z.array(fact).min(1).max(4).describe('Shown in the last section of a page'),
  callNow: sentence
    .includes('{phone}')
    .describe(
      'Beside the form, for visitors who prefer to call; {phone} is the number, {hours} the hours of site.yaml',
    ),
  profile: z.strictObject({
    question: sentence.describe(
      'On the page of a person; {first} is the first name, {field} the first field of expertise',
    ),
    text: sentence.describe('At the end of the page of a person'),
    button: label.describe('At the end of the page of a person, and on the card of a city'),
  }),
  steps: z
    .array(z.strictObject({ title: label, when: label.optional(), text: sentence }))
    .min(1)
    .describe('The steps after a request; the texts may contain {host} and {hours}'),
  bring: z
    .strictObject({
      heading: label,
      items: z.array(fact).min(1),
      without: sentence
        .optional()
        .describe('Under the list: what the call is without these things'),
    })
    .optional()
    .describe('Things that a visitor may have ready for a session'),
  requests: z.record(z.enum(INQUIRY_KINDS), inquiryCopySchema),
});
export type ContactCopy = z.infer<typeof contactCopySchema>;

let cachedCopy: ContactCopy | undefined;

/** A process reads the file once. Throws with file and line of each mistake. */
export function contactCopy(content = contentDirectory(process.env)): ContactCopy {
  const file = join(content, 'pages', 'contact.yaml');
  cachedCopy ??= readContentFile(file, contactCopySchema, siteIn(content).brand).data;
  return cachedCopy;
}
