import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { anchorSchema } from '../../content/page-parts.ts';
import { anyText, referenceTo, sampleMark } from '../../content/parts.ts';
import { noteSchema } from '../exhibits/schema.ts';

const PAGES_WITH_TABLE = ['home', 'analytics'] as const;
export type PageWithTable = (typeof PAGES_WITH_TABLE)[number];

const shortText = anyText(3, 60);

const row = z.strictObject({
  channel: referenceTo('channel').describe('Name of a channel in the example of the calculator'),
  label: shortText.optional().describe('Name of the channel on the sheet, if it differs'),
  before: z
    .strictObject({ cost: z.number().min(0), signed: z.number().int().min(0) })
    .describe('The same channel in the table of a month ago, in dollars and cases'),
  note: noteSchema.omit({ by: true }).optional(),
});

const reason = z.strictObject({
  title: shortText,
  paragraphs: z.array(anyText(60, 460)).min(1).max(3),
});

export const monthlyTableSchema = z.strictObject({
  ...sampleMark('the firm and its month are invented'),
  bands: z
    .partialRecord(
      z.enum(PAGES_WITH_TABLE),
      z.strictObject({
        heading: shortText.describe('Heading above the sheet'),
        text: plainText(60, 320).describe(
          'Text beside the heading: purpose of the table on this page',
        ),
      }),
    )
    .describe('Heading and text on each page with the table; a page that is left out has no table'),
  made: z.iso.date().describe('Day of the table, for the PDF'),
  title: shortText.describe('Title of the sheet with its months'),
  stamp: shortText.describe('Note that the sheet is a sample'),
  columns: z.array(anyText(3, 30)).length(6),
  rows: z
    .array(row)
    .min(3)
    .max(9)
    .superRefine((rows, context) => {
      for (const [index, { channel }] of rows.entries())
        if (rows.findIndex((row) => row.channel === channel) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'channel'],
            message: `expected each channel once, so that the last row is the sum of the others; "${channel}" has a row already`,
          });
    })
    .describe('Rows for all channels of the example, in the order of the example'),
  rest: z
    .string()
    .includes('{count}')
    .max(60)
    .describe('Name of the row for the other channels in the short table'),
  all: shortText.describe('Name of the last line'),
  ceiling: z.string().includes('{ceiling}').describe('Last cell of the last line'),
  lines: z
    .array(z.strictObject({ term: shortText, text: plainText(30, 260) }))
    .length(2)
    .describe('Under the table: the changes, and the decisions to make'),
  caption: plainText(40, 240).describe('Under the sheet: the source of the figures'),
  analyst: referenceTo('member').describe(
    'Author of the notes: name of a file in team; initials, name and title come from there',
  ),
  whole: shortText.describe('Link from the short table to the whole table'),
  calculator: shortText.describe('Link to the calculator'),
  pdf: shortText.describe('Link to the PDF'),
  reasons: z
    .strictObject({
      title: shortText,
      text: plainText(40, 200),
      parts: z.array(reason).length(4),
      method: plainText(60, 320),
    })
    .describe(
      'Second page of the PDF; {all}, {all-before} and {ceiling} are replaced by calculated figures',
    ),
});
export type MonthlyTableCopy = z.infer<typeof monthlyTableSchema>;

export const monthlyTableSectionSchema = z.strictObject({
  kind: z.literal('monthly-table'),
  id: anchorSchema.optional(),
});

export const MONTHLY_TABLE_PDF = '/resources/sample-monthly-table.pdf';
