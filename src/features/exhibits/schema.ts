import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { checkedSchema } from '../../content/parts.ts';
import { PAGE_FIGURES } from './page-figures.ts';

/** A chart drawn from its own figures. */
export const chartSchema = z.strictObject({
  title: z.string().min(5).max(90),
  subtitle: z.string().min(5).max(120),
  kind: z.enum(['bars', 'line']),
  unit: z.string().min(1).max(30).describe('What one unit counts, for the text alternative'),
  points: z
    .array(
      z.strictObject({
        month: z.number().int().describe('Months from the start; below 0 is before'),
        value: z.number().min(0),
      }),
    )
    .min(4)
    .max(14),
  source: z.string().min(5).max(160).describe('Caption: where the figures come from'),
});
export type Chart = z.infer<typeof chartSchema>;

/** A bar, a part or a span is plain, highlighted, or the one that it is compared with. */
const look = z
  .enum(['bar', 'marked', 'before'])
  .describe('marked: the one to read; before: what it is set against');
const key = z.string().min(3).max(30);
const short = z.string().min(1).max(44);

const head = {
  title: z.string().min(10).max(110).describe('What the drawing shows, as a sentence'),
  source: z
    .strictObject({
      name: z
        .string()
        .min(5)
        .max(220)
        .describe('Publisher and document, or how the figures were worked out'),
      url: z.url({ protocol: /^https$/ }).optional(),
      checked: checkedSchema,
    })
    .describe('Caption under the drawing'),
};

/** Lengths of time or amounts to one scale, one bar a line. */
const spans = z.strictObject({
  kind: z.literal('spans'),
  ...head,
  from: z.number().describe('Left end of the scale'),
  to: z.number().describe('Right end of the scale'),
  scale: z
    .enum(['minute', 'month', 'clock'])
    .optional()
    .describe(
      'What is counted, heard with each span; left out where every label says how long its span is',
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

/** Amounts of one unit, one bar each, with its figure. */
const bars = z.strictObject({
  kind: z.literal('bars'),
  ...head,
  bars: z
    .array(
      z.strictObject({
        label: z.string().min(2).max(70),
        value: z.number().min(0),
        figure: short,
        look,
      }),
    )
    .min(2)
    .max(6),
});

/** Squares show so many of a hundred or fewer. */
const squares = z.strictObject({
  kind: z.literal('squares'),
  ...head,
  count: z.number().int().min(1),
  total: z.number().int().min(2).max(100),
  counted: z.string().min(5).max(110).describe('What the filled squares are'),
  rest: z.string().min(5).max(110).describe('What the others are'),
});

/** Two values each; pairs of one unit are to one scale. */
const pairs = z.strictObject({
  kind: z.literal('pairs'),
  ...head,
  keys: z.tuple([key, key]).describe('What the first and the second bar are'),
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

/** A course of months. */
const months = z.strictObject({ kind: z.literal('months'), ...head, chart: chartSchema });

/** A picture drawn from figures on the page, with its source. */
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
        'expected every row to run forward on the scale, and fewer squares filled than there are',
    },
  );
export type DrawnExhibit = z.infer<typeof drawnExhibitSchema>;
/** One kind of drawing. */
export type ExhibitOf<K extends DrawnExhibit['kind']> = Extract<DrawnExhibit, { kind: K }>;

/** This page as its visitor's browser measures it. */
export const measuredSchema = z.strictObject({
  kind: z.literal('measured'),
  title: plainText(5, 80).describe('Title of the exhibit'),
  text: plainText(40, 320).describe('What is measured, where, and who learns of it'),
  figures: z
    .record(z.enum(PAGE_FIGURES), z.string().min(3).max(50))
    .describe('What each figure is called'),
  notMeasured: z.string().min(3).max(30).describe('In the place of a figure until it is measured'),
  byHand: plainText(40, 320).describe('How anybody measures it without our script'),
});
export type MeasuredExhibit = z.infer<typeof measuredSchema>;
