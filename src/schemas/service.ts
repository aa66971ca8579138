import { z } from 'zod';
import { askSchema } from './ask.ts';
import { drawnExhibitSchema } from './drawn-exhibit.ts';
import { glossedText, plainText } from './glossary.ts';
import {
  faqItemSchema,
  headlineSchema,
  pageWordsSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from './parts.ts';

/** Minutes a how-to is said to take when its file names no other time. */
export const DEFAULT_HOW_TO_MINUTES = 30;

/** Short label in the left rail beside a section's heading. */
export const railLabelSchema = z.string().min(3).max(40).describe('Short label in the left rail');

/** A heading with its rail label, the start of every section. */
export const sectionStart = {
  label: railLabelSchema,
  heading: headlineSchema.describe('Statement that opens the section'),
  ask: askSchema.optional().describe('Line at the end of the section'),
  report: plainText(40, 240)
    .optional()
    .describe('Line at the end of the section that leads to the research report'),
};

/** One figure of the strip under a service hero. */
export const serviceStatSchema = z.strictObject({
  ...sampleMark('the figure is not from own records'),
  figure: z.string().min(1).max(24).describe('The figure as it is shown: "3-6 months"'),
  label: z.string().min(5).max(80).describe('What the figure counts'),
  basis: z.string().min(20).max(220).describe('How it is worked out or where it is stated'),
});

/** A statement that rests on documents; `cites` counts into the page's source list from 1. */
export const citedPointSchema = z.strictObject({
  title: z.string().min(3).max(90).describe('The point in one line'),
  text: glossedText(80, 800).describe('What the document says and what we do about it'),
  cites: z
    .array(z.number().int().min(1))
    .min(1)
    .describe('Numbers of the entries in sources, the first is 1'),
});
export type CitedPoint = z.infer<typeof citedPointSchema>;

/** One step of a how-to. */
const howToStep = z.strictObject({
  name: z.string().min(5).max(80).describe('The step as an instruction'),
  text: plainText(60, 500).describe('What to do, where, and what a good answer looks like'),
  url: pathSchema.describe('Page of this site that goes on from this step'),
  image: pathSchema.optional().describe('Picture of the step, a path in the public folder'),
});

/** A task the reader can do alone; also the how-to structured data. */
export const howToSchema = z.strictObject({
  ...sectionStart,
  intro: plainText(40, 320).describe('What the reader will know at the end'),
  totalMinutes: z
    .number()
    .int()
    .min(5)
    .max(240)
    .default(DEFAULT_HOW_TO_MINUTES)
    .describe('Time for all steps, minutes'),
  steps: z.array(howToStep).min(4).max(6).describe('Steps in order'),
});
export type HowTo = z.infer<typeof howToSchema>;

/** Fields every service page has, the web design page included. */
export const serviceCore = {
  ...sampleMark('the owner has not confirmed the times and terms of the page'),
  name: z.string().min(3).max(40).describe('Name as it stands in menus: "Legal SEO"'),
  order: z.number().int().min(1).describe('Place in lists of services'),
  meta: pageWordsSchema.describe('Title, description and keywords'),
  headline: headlineSchema.describe('h1: the service and for whom, as a lawyer would search for it'),
  statement: z.string().min(20).max(110).describe('Second line: what the service comes down to'),
  lede: glossedText(80, 360).describe('Two or three sentences under the headline'),
  stats: z.array(serviceStatSchema).length(3).describe('Strip of three figures under the hero'),
  faq: z.strictObject({
    ...sectionStart,
    items: z.array(faqItemSchema).length(5).describe('Shown on the page and put into the structured data'),
  }),
  howTo: howToSchema.describe('Steps the reader can take without us'),
  price: z.strictObject({
    item: z
      .string()
      .min(3)
      .describe('Name of the entry in the a la carte list of the pricing page; its price is shown'),
    note: plainText(40, 320).describe('What the price covers and what moves it'),
    ask: askSchema.optional().describe('Line under the price'),
  }),
  related: z
    .array(
      z.strictObject({
        href: pathSchema.describe('Page it leads to'),
        reason: plainText(30, 200).describe('Why it belongs together'),
      }),
    )
    .min(2)
    .max(3)
    .describe('Services that work with this one; their names come from their own files'),
  cta: z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe('What the call covers'),
  }),
  sources: z
    .array(sourceSchema)
    .min(3)
    .describe('Sources of every public fact on the page, numbered in this order'),
};

type Cited = { sources: readonly unknown[]; points: readonly CitedPoint[] };

/**
 * Whether every point cites sources the page lists.
 * In: the page's sources and its cited points. Out: true when no number lies beyond the list.
 */
export const citesListedSources = ({ sources, points }: Cited) =>
  points.every((point) => point.cites.every((number) => number <= sources.length));

/** Message of a page that cites a source it does not list. */
export const UNLISTED_SOURCE = 'expected cites to be numbers of entries in sources';

/** A service page other than web design. Content of `content/services/<slug>.yaml`. */
export const serviceSchema = z
  .strictObject({
    kind: z.literal('service').describe('Which of the two layouts of a service page this is'),
    ...serviceCore,
    exhibit: z
      .strictObject({
        place: z
          .enum(['hero', 'work', 'record', 'faq', 'howTo'])
          .describe('The part whose argument the drawing makes'),
        drawing: drawnExhibitSchema,
      })
      .describe('The one drawing of the page, from figures that its text states'),
    features: z.strictObject({
      ...sectionStart,
      cards: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(70).describe('The work in a few words'),
            text: glossedText(80, 480).describe('What is done every month'),
            check: plainText(30, 260).describe(
              'How anybody can check that it was done; shown after "Checked by"',
            ),
          }),
        )
        .length(6)
        .describe('The monthly work'),
    }),
    record: z.strictObject({
      ...sectionStart,
      points: z.array(citedPointSchema).min(4).max(6).describe('Documented behavior the work rests on'),
    }),
  })
  .refine((page) => citesListedSources({ sources: page.sources, points: page.record.points }), {
    path: ['record', 'points'],
    error: UNLISTED_SOURCE,
  });
export type Service = z.infer<typeof serviceSchema>;
