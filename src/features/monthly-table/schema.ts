import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { referenceTo, sampleMark } from '../../content/parts.ts';
import { noteSchema } from '../exhibits/sheet-schema.ts';

/** The pages that show the table across their whole width. */
const BAND_PAGES = ['home', 'analytics'] as const;
export type BandPage = (typeof BAND_PAGES)[number];

const words = z.string().min(3).max(60);

/** The monthly table of an invented firm. Content of `content/exhibits/monthly-table.yaml`. */
export const monthlyTableSchema = z.strictObject({
  ...sampleMark('the firm is invented, and the month is nobody’s'),
  bands: z
    .partialRecord(
      z.enum(BAND_PAGES),
      z.strictObject({
        heading: words.describe('Over the sheet, on the dark ground'),
        text: plainText(60, 320).describe('Beside the heading: what the table shows on this page'),
      }),
    )
    .describe(
      'What the table is shown for, on each page that has it; a page that is left out has no table',
    ),
  made: z.iso.date().describe('Day of the table, for the PDF'),
  title: words.describe('Name of the sheet: which months it covers'),
  stamp: words.describe('That it is a sample'),
  columns: z.array(z.string().min(3).max(30)).length(6),
  rows: z
    .array(
      z.strictObject({
        channel: referenceTo('channel').describe(
          'Name of a channel in the example of the calculator',
        ),
        label: words.optional().describe('What the sheet calls it, where that differs'),
        before: z
          .strictObject({ cost: z.number().min(0), signed: z.number().int().min(0) })
          .describe('The same channel in the table of a month ago, in dollars and cases'),
        note: noteSchema.omit({ by: true }).optional(),
      }),
    )
    .min(3)
    .max(9)
    .superRefine((rows, context) => {
      for (const [index, { channel }] of rows.entries())
        if (rows.findIndex((row) => row.channel === channel) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'channel'],
            message: `expected every channel once, so that the rows add up to the last; "${channel}" has a row already`,
          });
    })
    .describe('Every channel of the example, in its order'),
  rest: z
    .string()
    .includes('{count}')
    .max(60)
    .describe('Name of the row that adds up the others, where only the first rows are shown'),
  all: words.describe('Name of the last line'),
  ceiling: z.string().includes('{ceiling}').describe('Last cell of the last line'),
  lines: z
    .array(z.strictObject({ term: words, text: plainText(30, 260) }))
    .length(2)
    .describe('Under the table: what changed, and what is to decide'),
  caption: plainText(40, 240).describe('Under the sheet: where the figures come from'),
  analyst: referenceTo('member').describe(
    'Who wrote the notes: name of a file in team/. Initials, name and title follow',
  ),
  whole: words.describe('Link to the whole table, where only its first lines are shown'),
  calculator: words.describe('Link to the calculator'),
  pdf: words.describe('Link to the PDF'),
  reasons: z
    .strictObject({
      title: words,
      text: plainText(40, 200),
      parts: z
        .array(
          z.strictObject({
            title: words,
            paragraphs: z.array(z.string().min(60).max(460)).min(1).max(3),
          }),
        )
        .length(4),
      method: plainText(60, 320),
    })
    .describe('Second page of the PDF; {all}, {all-before} and {ceiling} are worked out'),
});
export type MonthlyTableCopy = z.infer<typeof monthlyTableSchema>;

/** Site path of the sample as a PDF. */
export const MONTHLY_TABLE_PDF = '/resources/sample-monthly-table.pdf';
