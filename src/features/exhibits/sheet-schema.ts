import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { citesSchema } from '../../content/page-parts.ts';
import { anyText, sampleMark } from '../../content/parts.ts';

export const noteSchema = z.strictObject({
  text: plainText(10, 130).describe('One or two short sentences: three lines in the margin'),
  by: z.string().regex(/^(\p{Lu}\.){2,3}$/u, 'expected initials such as "I.S."'),
  on: z.string().regex(/^[A-Z][a-z]{2} \d{1,2}$/, 'expected a day such as "Oct 7"'),
});
export type SheetNote = z.infer<typeof noteSchema>;

const sheetFields = {
  title: anyText(8, 60).describe('Name of the document'),
  stamp: anyText(6, 60).describe('Note beside the title: it is a sample, and of what'),
  foot: plainText(20, 260).optional().describe('Last line of the sheet'),
};

const row = z.strictObject({
  cells: z.array(z.string().max(70)).min(2).max(4),
  look: z.enum(['marked', 'struck']).optional(),
  note: noteSchema.optional(),
});

const table = z.strictObject({
  kind: z.literal('table'),
  ...sheetFields,
  columns: z.array(anyText(2, 30)).min(2).max(4),
  rows: z
    .array(row)
    .min(3)
    .max(10)
    .describe('Lines in order; the first cell is the head of the line'),
});

const paragraph = z.strictObject({
  label: anyText(3, 60).optional().describe('Name of the part, above the paragraph'),
  text: anyText(10, 420).describe(
    'May have ==highlighted==, ~~struck through~~ and ++inserted++ phrases',
  ),
  note: noteSchema.optional(),
});

const text = z.strictObject({
  kind: z.literal('text'),
  ...sheetFields,
  blocks: z.array(paragraph).min(2).max(5),
});

const point = z.strictObject({
  ...sampleMark('nobody has confirmed the point'),
  title: plainText(3, 200).describe('The point in one line'),
  text: glossedText(20, 420).describe('Text of the point; may have ==highlighted== phrases'),
  cites: citesSchema.optional(),
  note: noteSchema.optional(),
});

const points = z.strictObject({
  kind: z.literal('points'),
  title: anyText(5, 60).describe('Name of the document'),
  stamp: anyText(5, 60).optional().describe('Beside the title'),
  points: z.array(point).min(1).describe('The points in order, a row for each'),
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
