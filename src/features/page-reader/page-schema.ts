import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  railLabelSchema,
  sectionStart,
  UNLISTED_SOURCE_MESSAGE,
} from '../../content/page-parts.ts';
import { anyText, headlineSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore } from '../tools/schema.ts';
import { CHECK_IDS, PROBLEMS, REASONS, SHEET_PARTS, UNREAD_REASONS, VERDICTS } from './reading.ts';

const shortText = anyText(2, 60);

const formSchema = z.strictObject({
  kicker: shortText,
  label: railLabelSchema,
  heading: headlineSchema,
  address: shortText.describe('Label of the field'),
  hint: plainText(20, 160).describe('Hint under the field'),
  button: shortText,
  reading: shortText.describe('Label of the button while a page is read'),
  waiting: plainText(20, 160).describe('Shown while a page is read'),
  paste: shortText.describe('Label of the disclosure with the field for HTML'),
  pasteHint: plainText(40, 240).describe('Text over the field for HTML: when and how to paste'),
  html: shortText.describe('Label of the field for HTML'),
  readPasted: shortText.describe('Button that reads the pasted HTML'),
  readTarget: shortText.describe('Button that reads the target of a redirecting page'),
  notes: z
    .array(z.strictObject({ term: shortText, text: plainText(20, 200) }))
    .min(2)
    .max(4),
  failed: plainText(20, 160).describe('Shown if the server sends no answer'),
  unavailable: plainText(20, 160).describe('Shown if the application cannot be loaded'),
  unavailableLink: shortText,
});

const resultSchema = z.strictObject({
  kicker: shortText,
  label: railLabelSchema,
  heading: z
    .strictObject({ none: shortText, one: shortText, many: shortText })
    .describe('Number of faults; `many` contains {count}'),
  verdicts: z.record(z.enum(VERDICTS), shortText).describe('The three verdicts of a result'),
  caption: shortText.describe('Begins the line with the day of the reading'),
  pasted: shortText.describe('Replaces the address of pasted HTML'),
  parts: z
    .record(z.enum(SHEET_PARTS), shortText)
    .describe('Labels of the parts of the annotated page'),
  more: shortText.describe(
    'Follows the first items of a long list; {count} is the number of the others',
  ),
  nothing: plainText(20, 200).describe('Replaces the list of faults if there are none'),
  table: shortText.describe(
    'Label of the table with the checks that are in order or were not made',
  ),
  again: shortText.describe('Button'),
  copy: shortText.describe('Button that copies the faults as text'),
  contact: shortText.describe('Button that opens the contact form with the faults'),
  subject: shortText.describe('Begins the subject in the contact form; the faults follow'),
});

const checkSchema = z.strictObject({
  name: anyText(4, 60).describe('What is checked'),
  rule: plainText(30, 170).describe('Why it matters, in one sentence'),
  cites: z.int().positive().optional().describe('Number of the source in `sources`, from 1'),
});

const toolSchema = z.strictObject({
  form: formSchema,
  result: resultSchema,
  unread: z.record(z.enum(UNREAD_REASONS), plainText(20, 240)).describe('Why a page was not read'),
  problems: z.record(z.enum(PROBLEMS), shortText).describe('What is wrong'),
  reasons: z.record(z.enum(REASONS), plainText(10, 160)).describe('Why a check was not made'),
  checks: z.record(z.enum(CHECK_IDS), checkSchema),
});

const fields = z.strictObject({
  ...toolPageCore,
  tool: toolSchema,
  sample: z
    .strictObject({
      ...sectionStart,
      address: z.url(),
      day: z.iso.date(),
      html: z.string().min(200).max(6_000),
    })
    .describe('An invented page, which is read when the site is built'),
  checksTable: z.strictObject({ ...sectionStart, text: plainText(40, 400) }),
  fetch: z.strictObject({
    heading: headlineSchema,
    text: plainText(40, 500),
    rules: z.array(shortText).describe('Lines of a robots.txt'),
  }),
  sources: z.array(sourceSchema).min(1),
});
export const readerPageSchema = fields.refine(
  ({ tool, sources }) =>
    citesListedSources({
      sources,
      points: Object.values(tool.checks).map(({ cites }) => ({ cites: cites ? [cites] : [] })),
    }),
  { path: ['tool', 'checks'], error: UNLISTED_SOURCE_MESSAGE },
);
export type ReaderPage = z.infer<typeof readerPageSchema>;

export type ReaderCopy = ReaderPage['tool'] & {
  sources: readonly { name: string; url: string }[];
};
