import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { railLabelSchema, sectionStart } from '../../content/page-parts.ts';
import { headlineSchema, pathSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore, withValue } from '../tools/schema.ts';
import { CHANNELS_MAX, NAME_MAX_CHARS } from './figures.ts';
import { MAX_COUNT, MAX_DOLLARS, SHARE_PERCENT } from './typed-number.ts';

const short = z.string().min(2).max(50);
const source = plainText(20, 200);
const dollars = z.number().min(0).max(MAX_DOLLARS);
const count = z.number().int().min(0).max(MAX_COUNT);
/** The words of the application itself. */
const costWordsSchema = z.strictObject({
  label: railLabelSchema,
  heading: headlineSchema.describe('Over the application: the question that it answers'),
  kickers: z
    .strictObject({ example: short, own: short, linked: short })
    .describe('Over the rail label: whose figures show'),
  exampleNote: plainText(40, 240).describe('A sentence that the firm is invented, and what to do'),
  ownNote: plainText(20, 240).describe('Instead, once figures of the visitor show'),
  begin: short.describe('Over the example: button that leads to empty fields'),
  unavailable: plainText(20, 160).describe('Before a link to the form, if the script fails'),
  unavailableLink: short,
  chart: z.strictObject({
    key: plainText(20, 240).describe('How the bars are read'),
    limit: withValue('limit', 20, 120).describe('What the line is'),
    noLimit: plainText(20, 200).describe('Instead, while there is none'),
    sources: z
      .strictObject({ example: source, own: source, linked: source })
      .describe('Caption: whose figures show, as in kickers'),
  }),
  editor: z.strictObject({
    averageFee: short,
    share: short,
    channel: short,
    spend: short,
    fees: short,
    inquiries: short,
    signed: short,
    ownFee: short,
    addFees: short.describe('Button that shows the fields of both fees on a phone'),
    result: short.describe('Over the answer of a row'),
    unreadable: plainText(20, 90).describe('In the place of the answer of a row with a fault'),
    signedBlank: plainText(20, 90).describe('The same, while its signed cases are blank'),
    add: short.describe('Button'),
    answer: short.describe('Button that leads to the answer'),
    remove: short.describe('Button; the name of the channel follows'),
    clear: short.describe('Button that empties the fields of a table'),
    cleared: short.describe('After it was pressed, before the button that takes it back'),
    removed: withValue('name', 8, 50).describe('After a channel was removed'),
    pasted: withValue('rows', 8, 50).describe('After a block was pasted; {rows} is "5 rows"'),
    tooMany: withValue('rows', 8, 90).describe('After it, where there was no room for all'),
    leftOutColumns: withValue('columns', 20, 140).describe('After it; {columns} is their names'),
    undo: short.describe('Button that takes it back'),
    full: plainText(10, 120).describe('Instead of the button that adds a channel to a full table'),
  }),
  table: z.strictObject({
    heading: headlineSchema,
    columns: z
      .array(z.string().min(3).max(30))
      .length(11)
      .describe(
        'Channel, cost, inquiries, signed, per inquiry, rate, per case, range, gap, break-even, at ceiling',
      ),
    none: short.describe('Where there is nothing to divide by'),
  }),
  names: z.strictObject({
    all: short.describe('Last row'),
    counted: short.describe('Its name where a channel is left out'),
  }),
  actions: z.strictObject({
    subject: short.describe('Before the figures in the contact form'),
    download: short,
    keep: plainText(40, 240).describe('That the address holds the figures'),
  }),
  title: withValue('cost', 8, 50).describe('Title of the document while own figures show'),
  example: z
    .strictObject({
      averageFee: dollars.min(1),
      sharePercent: z.number().min(SHARE_PERCENT.min).max(SHARE_PERCENT.max),
      channels: z
        .array(
          z.strictObject({
            name: z.string().min(2).max(NAME_MAX_CHARS),
            spend: dollars.describe('Paid to platforms, directories and the like, US dollars'),
            fees: dollars.describe('Paid to agencies and freelancers, US dollars'),
            inquiries: count,
            signed: count,
          }),
        )
        .min(2)
        .max(CHANNELS_MAX),
    })
    .describe('An invented firm; the same as in the article'),
});
export type CostCopy = z.infer<typeof costWordsSchema>;

/** The page of the tool. Content of `content/tools/cost-per-signed-case.yaml`. */
export const costPageSchema = z.strictObject({
  ...toolPageCore,
  tool: costWordsSchema,
  reading: z.strictObject({
    ...sectionStart,
    numbers: z
      .array(
        z.strictObject({
          name: z.string().min(5).max(40),
          text: plainText(30, 320).describe('What the number is, and what to do with it'),
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
      .describe('Numbers of the entries in sources, after the first paragraph'),
    article: z
      .strictObject({ text: plainText(20, 240), link: short, href: pathSchema })
      .optional()
      .describe('Leads to the article with the spreadsheet'),
  }),
  sources: z.array(sourceSchema).min(1),
});
export type CostPage = z.infer<typeof costPageSchema>;
