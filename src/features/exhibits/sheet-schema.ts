import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { citesSchema } from '../../content/page-parts.ts';
import { sampleMark } from '../../content/parts.ts';

export const noteSchema = z.strictObject({
  text: plainText(10, 130).describe('One or two short sentences: three lines in the margin'),
  by: z.string().regex(/^(\p{Lu}\.){2,3}$/u, 'expected initials such as "I.S."'),
  on: z.string().regex(/^[A-Z][a-z]{2} \d{1,2}$/, 'expected a day such as "Oct 7"'),
});
export type SheetNote = z.infer<typeof noteSchema>;

const lineLook = z.enum(['marked', 'struck']).optional();

const lineFields = { look: lineLook, note: noteSchema.optional() };
const sheetFields = {
  title: z.string().min(8).max(60).describe('Name of the document'),
  stamp: z.string().min(6).max(60).describe('Note beside the title: it is a sample, and of what'),
  foot: plainText(20, 260).optional().describe('Last line of the sheet'),
};

const table = z.strictObject({
  kind: z.literal('table'),
  ...sheetFields,
  columns: z.array(z.string().min(2).max(30)).min(2).max(4),
  rows: z
    .array(z.strictObject({ cells: z.array(z.string().max(70)).min(2).max(4), ...lineFields }))
    .min(3)
    .max(10)
    .describe('Lines in order; the first cell is the head of the line'),
});

const text = z.strictObject({
  kind: z.literal('text'),
  ...sheetFields,
  blocks: z
    .array(
      z.strictObject({
        label: z
          .string()
          .min(3)
          .max(60)
          .optional()
          .describe('Name of the part, above the paragraph'),
        text: z
          .string()
          .min(10)
          .max(420)
          .describe('May have ==highlighted==, ~~struck through~~ and ++inserted++ phrases'),
        note: noteSchema.optional(),
      }),
    )
    .min(2)
    .max(5),
});

const points = z.strictObject({
  kind: z.literal('points'),
  title: z.string().min(5).max(60).describe('Name of the document'),
  stamp: z.string().min(5).max(60).optional().describe('Beside the title'),
  points: z
    .array(
      z.strictObject({
        ...sampleMark('nobody has confirmed the point'),
        title: plainText(3, 200).describe('The point in one line'),
        text: glossedText(20, 420).describe('Text of the point; may have ==highlighted== phrases'),
        cites: citesSchema.optional(),
        note: noteSchema.optional(),
      }),
    )
    .min(1)
    .describe('The points in order, a row for each'),
  foot: plainText(20, 400).optional().describe('Last line of the sheet'),
});

export const sheetSchema = z
  .discriminatedUnion('kind', [table, text, points])
  .refine(
    (sheet) =>
      sheet.kind !== 'table' ||
      sheet.rows.every(({ cells }) => cells.length === sheet.columns.length),
    { path: ['rows'], error: 'expected a cell for each column in every row' },
  );
export type SheetContent = z.infer<typeof sheetSchema>;
