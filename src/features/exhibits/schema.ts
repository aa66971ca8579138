import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { checkedSchema } from '../../content/parts.ts';
import { PAGE_FIGURES } from './page-figures.ts';

export const chartSchema = z.strictObject({
  title: z.string().min(5).max(90),
  subtitle: z.string().min(5).max(120),
  kind: z.enum(['bars', 'line']),
  unit: z.string().min(1).max(30).describe('Name of the counted things, for screen readers'),
  points: z
    .array(
      z.strictObject({
        month: z
          .number()
          .int()
          .describe('Month, counted from the start; a negative number is before it'),
        value: z.number().min(0),
      }),
    )
    .min(4)
    .max(14),
  source: z.string().min(5).max(160).describe('Caption with the source of the figures'),
});
export type Chart = z.infer<typeof chartSchema>;

const look = z
  .enum(['bar', 'marked', 'before'])
  .describe('bar: plain; marked: highlighted; before: pale, for comparison');
const key = z.string().min(3).max(30);
const shortText = z.string().min(1).max(44);

const caption = {
  title: z.string().min(10).max(110).describe('A sentence about the content of the drawing'),
  source: z
    .strictObject({
      name: z
        .string()
        .min(5)
        .max(220)
        .describe('Publisher and document, or how the figures were calculated'),
      url: z.url({ protocol: /^https$/ }).optional(),
      checked: checkedSchema,
    })
    .describe('Caption under the drawing'),
};

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
  ticks: z
    .array(z.strictObject({ at: z.number(), label: z.string().min(1).max(12) }))
    .min(2)
    .max(7),
  rows: z
    .array(
      z.strictObject({ label: z.string().min(3).max(70), from: z.number(), to: z.number(), look }),
    )
    .min(2)
    .max(6),
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  ...caption,
  bars: z
    .array(
      z.strictObject({
        label: z.string().min(2).max(70),
        value: z.number().min(0),
        figure: shortText,
        look,
      }),
    )
    .min(2)
    .max(6),
});

const squares = z.strictObject({
  kind: z.literal('squares'),
  ...caption,
  count: z.number().int().min(1),
  total: z.number().int().min(2).max(100),
  counted: z.string().min(5).max(110).describe('Meaning of the filled squares'),
  rest: z.string().min(5).max(110).describe('Meaning of the other squares'),
});

const pairs = z.strictObject({
  kind: z.literal('pairs'),
  ...caption,
  keys: z.tuple([key, key]).describe('Meaning of the first and of the second bar'),
  pairs: z
    .array(
      z.strictObject({
        metric: z.string().min(3).max(60),
        before: z.number().min(0),
        after: z.number().min(0),
        unit: z.string().min(3).max(30),
      }),
    )
    .min(2)
    .max(4),
});

const months = z.strictObject({ kind: z.literal('months'), ...caption, chart: chartSchema });

export const drawnExhibitSchema = z
  .discriminatedUnion('kind', [spans, bars, squares, pairs, months])
  .refine(
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
  figures: z
    .record(z.enum(PAGE_FIGURES), z.string().min(3).max(50))
    .describe('Name of each figure'),
  notMeasured: z.string().min(3).max(30).describe('Shown instead of a figure until it is measured'),
  byHand: plainText(40, 320).describe('Instructions for measuring without our script'),
});
export type MeasuredExhibit = z.infer<typeof measuredSchema>;
