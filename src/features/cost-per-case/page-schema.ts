import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { railLabelSchema, sectionStart } from '../../content/page-parts.ts';
import { anyText, headlineSchema, pathSchema, sourceSchema } from '../../content/parts.ts';
import { textWithPlaceholder, toolPageCore } from '../tools/schema.ts';
import { MAX_CHANNELS, MAX_NAME_CHARS } from './figures.ts';
import { MAX_COUNT, MAX_DOLLARS, SHARE_PERCENT } from './typed-number.ts';

const shortText = anyText(2, 50);
const source = plainText(20, 200);
const dollars = z.number().min(0).max(MAX_DOLLARS);
const count = z.number().int().min(0).max(MAX_COUNT);
const costCopySchema = z.strictObject({
  label: railLabelSchema,
  heading: headlineSchema.describe('Heading over the calculator: the question that it answers'),
  kickers: z
    .strictObject({ example: shortText, own: shortText, linked: shortText })
    .describe(
      'Line over the rail label that says whose figures are shown: of the example, of the visitor, of a link',
    ),
  exampleNote: plainText(40, 240).describe(
    'Says that the firm is invented, and what the visitor can do',
  ),
  ownNote: plainText(20, 240).describe(
    'In place of `exampleNote` when the visitor’s figures are shown',
  ),
  begin: shortText.describe(
    'Button over the example: empties the fields for the visitor’s figures',
  ),
  unavailable: plainText(20, 160).describe('Shown if the script fails; a link to the form follows'),
  unavailableLink: shortText,
  chart: z.strictObject({
    key: plainText(20, 240).describe('Explains the bars'),
    limit: textWithPlaceholder('limit', 20, 120).describe('Explains the line of the ceiling'),
    noLimit: plainText(20, 200).describe('In place of `limit` if there is no ceiling'),
    sources: z
      .strictObject({ example: source, own: source, linked: source })
      .describe('Caption that says whose figures are shown, as in `kickers`'),
  }),
  editor: z.strictObject({
    averageFee: shortText,
    share: shortText,
    channel: shortText,
    spend: shortText,
    fees: shortText,
    inquiries: shortText,
    signed: shortText,
    ownFee: shortText,
    addFees: shortText.describe('Button that shows the fields of both fees on a phone'),
    result: shortText.describe('Label over the answer of a row'),
    unreadable: plainText(20, 90).describe(
      'Replaces the answer of a row that has an unreadable number',
    ),
    signedBlank: plainText(20, 90).describe('Replaces the answer of a row without signed cases'),
    add: shortText.describe('Button that adds a channel'),
    answer: shortText.describe('Button that leads to the answer'),
    remove: shortText.describe('Button; the name of the channel follows'),
    clear: shortText.describe('Button that empties the fields of a table'),
    cleared: shortText.describe('Shown after `clear`, before the button that undoes it'),
    removed: textWithPlaceholder('name', 8, 50).describe('Shown after a channel was removed'),
    pasted: textWithPlaceholder('rows', 8, 50).describe(
      'Shown after rows were pasted; {rows} is for example "5 rows"',
    ),
    tooMany: textWithPlaceholder('rows', 8, 90).describe(
      'Follows if the table has no space for all rows; {rows} is the number that did not fit',
    ),
    leftOutColumns: textWithPlaceholder('columns', 20, 140).describe(
      'Follows if columns were left out; {columns} is the list of their names',
    ),
    undo: shortText.describe('Button that undoes the change'),
    full: plainText(10, 120).describe(
      'Replaces the button that adds a channel if the table is full',
    ),
  }),
  table: z.strictObject({
    heading: headlineSchema,
    columns: z
      .array(anyText(3, 30))
      .length(11)
      .describe(
        'Names of the columns: channel, cost, inquiries, signed, per inquiry, rate, per case, range, gap, break-even, at ceiling',
      ),
    none: shortText.describe('Shown in a cell whose division has no divisor'),
  }),
  names: z.strictObject({
    all: shortText.describe('Name of the last row'),
    counted: shortText.describe('Name of the last row if a channel is left out'),
  }),
  actions: z.strictObject({
    subject: shortText.describe('Begins the subject in the contact form; the figures follow'),
    download: shortText,
    keep: plainText(40, 240).describe('Says that the address contains the figures'),
  }),
  title: textWithPlaceholder('cost', 8, 50).describe(
    'Title of the document when the visitor’s figures are shown',
  ),
  example: z
    .strictObject({
      averageFee: dollars.min(1),
      sharePercent: z.number().min(SHARE_PERCENT.min).max(SHARE_PERCENT.max),
      channels: z
        .array(
          z.strictObject({
            name: z.string().min(2).max(MAX_NAME_CHARS),
            spend: dollars.describe(
              'Cost of advertising: payments to platforms, directories and the like, in US dollars',
            ),
            fees: dollars.describe('Payments to agencies and freelancers, in US dollars'),
            inquiries: count,
            signed: count,
          }),
        )
        .min(2)
        .max(MAX_CHANNELS),
    })
    .describe('An invented firm, the same as in the article'),
});
export type CostCopy = z.infer<typeof costCopySchema>;

export const costPageSchema = z.strictObject({
  ...toolPageCore,
  tool: costCopySchema,
  reading: z.strictObject({
    ...sectionStart,
    numbers: z
      .array(
        z.strictObject({
          name: anyText(5, 40),
          text: plainText(30, 320).describe('Explains the number and what to do with it'),
        }),
      )
      .min(3)
      .max(5),
  }),
  method: z.strictObject({
    ...sectionStart,
    paragraphs: z.array(plainText(60, 700)).min(2).max(5),
    cites: z
      .array(z.number().int().min(1))
      .min(1)
      .describe('Numbers of entries in `sources`, shown after the first paragraph'),
    article: z
      .strictObject({ text: plainText(20, 240), link: shortText, href: pathSchema })
      .optional()
      .describe('Link to the article with the spreadsheet'),
  }),
  sources: z.array(sourceSchema).min(1),
});
export type CostPage = z.infer<typeof costPageSchema>;
