import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { citesSchema } from '../../content/page-parts.ts';
import { anyText, checkDaySchema, sampleMark } from '../../content/parts.ts';
import { PAGE_FIGURES } from './page-figures.ts';

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

const chartPoint = z.strictObject({
  month: z.number().int().describe('Month, counted from the start; a negative number is before it'),
  value: z.number().min(0),
});

export const chartSchema = z.strictObject({
  title: anyText(5, 90),
  unit: anyText(1, 30).describe('Name of the counted things, for screen readers'),
  points: z.array(chartPoint).min(4).max(14),
});
export type Chart = z.infer<typeof chartSchema>;

const look = z
  .enum(['bar', 'marked', 'before'])
  .describe('bar: plain; marked: highlighted; before: pale, for comparison');

const caption = {
  title: anyText(10, 110).describe('A sentence about the content of the drawing'),
  source: z
    .strictObject({
      name: anyText(5, 220).describe('Publisher and document, or how the figures were calculated'),
      url: z.url({ protocol: /^https$/ }).optional(),
      checked: checkDaySchema,
    })
    .describe('Caption under the drawing'),
};

const tick = z.strictObject({ at: z.number(), label: anyText(1, 12) });
const span = z.strictObject({ label: anyText(3, 70), from: z.number(), to: z.number(), look });

const spans = z.strictObject({
  kind: z.literal('spans'),
  ...caption,
  from: z.number().describe('Left end of the scale'),
  to: z.number().describe('Right end of the scale'),
  scale: z
    .enum(['minute', 'month', 'clock'])
    .optional()
    .describe(
      'Unit of the scale, for screen readers; left out if each label has the length of its span',
    ),
  ticks: z.array(tick).min(2).max(7),
  rows: z.array(span).min(2).max(6),
});

const bar = z.strictObject({
  label: anyText(2, 70),
  value: z.number().min(0),
  figure: anyText(1, 44),
  look,
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  ...caption,
  bars: z.array(bar).min(2).max(6),
});

const squares = z.strictObject({
  kind: z.literal('squares'),
  ...caption,
  count: z.number().int().min(1),
  total: z.number().int().min(2).max(100),
  counted: anyText(5, 110).describe('Meaning of the filled squares'),
  rest: anyText(5, 110).describe('Meaning of the other squares'),
});

export const drawnExhibitSchema = z.discriminatedUnion('kind', [spans, bars, squares]).refine(
  (exhibit) => {
    if (exhibit.kind === 'spans')
      return exhibit.rows.every(
        ({ from, to }) => exhibit.from <= from && from < to && to <= exhibit.to,
      );
    if (exhibit.kind === 'squares') return exhibit.count < exhibit.total;
    return true;
  },
  {
    error:
      'expected each row to go from a lower to a higher value of the scale, and count to be less than total',
  },
);
export type DrawnExhibit = z.infer<typeof drawnExhibitSchema>;
export type ExhibitOf<K extends DrawnExhibit['kind']> = Extract<DrawnExhibit, { kind: K }>;

export const measuredSchema = z.strictObject({
  kind: z.literal('measured'),
  title: plainText(5, 80).describe('Title of the exhibit'),
  text: plainText(40, 320).describe('What is measured, where, and who sees it'),
  figures: z.record(z.enum(PAGE_FIGURES), anyText(3, 50)).describe('Name of each figure'),
  notMeasured: anyText(3, 30).describe('Shown instead of a figure until it is measured'),
  byHand: plainText(40, 320).describe('Instructions for measuring without our script'),
});
export type MeasuredExhibit = z.infer<typeof measuredSchema>;
