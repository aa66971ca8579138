import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { anyText, checkedSchema } from '../../content/parts.ts';
import { PAGE_FIGURES } from './page-figures.ts';

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
      checked: checkedSchema,
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
