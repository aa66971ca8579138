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

/** Texts of a form that a special request opens. */
const askWordsSchema = z.strictObject({
  title: label.describe('Of the dialog and its page; the button that opens them says the same'),
  name: label.describe('Before what it is about, in leads and mails: "Price: Legal SEO"'),
  lead: sentence.describe('What will happen, and why a number is asked for'),
  message: label.describe('Over the field for a message'),
  submit: label,
  thanks: sentence.describe('What is said once it is sent'),
});
export type InquiryCopy = z.infer<typeof askWordsSchema>;

/** Promises to a visitor who writes or books. Content of `content/pages/contact.yaml`. */
export const contactCopySchema = z.strictObject({
  ...sampleMark('the owner has not confirmed what is promised'),
  answerTime: label
    .optional()
    .describe('How soon a request is answered; other fields refer to it as contact.answerTime'),
  session: z.strictObject({
    title: label.describe('Of the dialog and its page'),
    button: label.describe('Opens the dialog, where a page has no button of its own'),
    submit: label.describe('Button of the form'),
    description: sentence.describe('Under the title: what happens once the form is sent'),
    withoutTime: sentence
      .optional()
      .describe('Behind the description in the dialog, which has no expectations beside its form'),
    thanks: sentence.describe('Once it is sent, on the page and in the server’s answer'),
    sent: sentence.describe(
      'In place of the description, once a request has been sent from this page',
    ),
    receipt: sentence.describe('First sentence of the mail to who has asked'),
    noTimeSuits: sentence.describe('Under the times to choose from; the number to call follows'),
  }),
  names: z.strictObject({
    page: label.describe('Headline of the page that shows the time of a session'),
    pageDescription: sentence,
    request: label.describe('Subject of the mail that tells the agency of a request'),
    event: label.describe('In calendars: "Strategy session"'),
    session: label.describe('In sentences and subjects of mails: "strategy session"'),
    promised: label.describe('In sentences to who has booked: "free strategy session"'),
  }),
  expectations: z.array(fact).min(1).describe('Beside the form for a session on its page'),
  closing: z.array(fact).min(1).max(4).describe('In the band that closes a page'),
  callNow: sentence
    .includes('{phone}')
    .describe(
      'Beside the form, for whoever would rather call; {phone} is the number, {hours} the hours of site.yaml',
    ),
  profile: z.strictObject({
    question: sentence.describe(
      'In a person’s profile; {first} is the first name, {field} the first field of expertise',
    ),
    text: sentence.describe('At the end of the page of a person'),
    button: label.describe('There, and on the card of a city'),
  }),
  steps: z
    .array(z.strictObject({ title: label, when: label.optional(), text: sentence }))
    .min(1)
    .describe('What follows a request; {host} and {hours} may stand in the texts'),
  bring: z
    .strictObject({
      heading: label,
      items: z.array(fact).min(1),
      without: sentence.optional().describe('Under them: what becomes of the call without'),
    })
    .optional()
    .describe('What whoever has asked for a session may have at hand'),
  requests: z.record(z.enum(INQUIRY_KINDS), askWordsSchema),
});
export type ContactCopy = z.infer<typeof contactCopySchema>;

function readContactWords(content: string): ContactCopy {
  const { brand } = siteIn(content);
  return readContentFile(join(content, 'pages', 'contact.yaml'), contactCopySchema, brand).data;
}

let words: ContactCopy | undefined;

/**
 * Returns the promises to visitors who write or book, from the content folder that the environment names, so that pages
 * and server promise the same. A process reads the file once. Not for the browser. Errors: on the first call, one line
 * per mistake, with file and line.
 */
export function contactCopy(content = contentDirectory(process.env)): ContactCopy {
  words ??= readContactWords(content);
  return words;
}
