import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import {
  askSchema,
  citedFaqItemSchema,
  citedPointSchema,
  citesListedSources,
  howToSchema,
  sectionStart,
  serviceStatSchema,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import {
  headlineSchema,
  pageWordsSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { drawnExhibitSchema } from '../exhibits/schema.ts';
import { noteSchema, sheetSchema } from '../exhibits/sheet-schema.ts';

/** What a client gets in hand, shown in the hero: a marked sheet of its own, or the monthly table. */
const deliverableSchema = z.union([z.literal('monthly table'), sheetSchema]);

/** Fields every service page has, the web design page included. */
export const serviceCore = {
  ...sampleMark('the owner has not confirmed the times and terms of the page'),
  name: z.string().min(3).max(40).describe('Name as it stands in menus: "Legal SEO"'),
  order: z.number().int().min(1).describe('Place in lists of services'),
  meta: pageWordsSchema.describe('Title, description and keywords'),
  headline: headlineSchema.describe(
    'h1: the service and for whom, as a lawyer would search for it',
  ),
  statement: z.string().min(20).max(110).describe('Second line: what the service comes down to'),
  lede: glossedText(80, 360).describe('Two or three sentences under the headline'),
  deliverable: deliverableSchema.optional().describe('A document of the work, beside the headline'),
  client: z
    .strictObject({ id: z.string(), why: plainText(20, 170) })
    .optional()
    .describe('One client with figures, under the hero'),
  stats: z.array(serviceStatSchema).max(7).default([]).describe('Strip of figures under the hero'),
  faq: z.strictObject({
    ...sectionStart,
    items: z
      .array(citedFaqItemSchema)
      .min(1)
      .describe('Shown on the page and put into the structured data'),
  }),
  howTo: howToSchema.optional().describe('Steps the reader can take without us'),
  price: z
    .strictObject({
      item: z
        .string()
        .min(3)
        .describe(
          'Name of the entry in the a la carte list of the pricing page; its price is shown',
        ),
      note: plainText(40, 320).describe('What the price covers and what moves it'),
      ask: askSchema.optional().describe('Line under the price'),
    })
    .optional()
    .describe('What the service costs bought alone'),
  related: z
    .array(
      z.strictObject({
        href: pathSchema.describe('Page it leads to'),
        reason: plainText(30, 200).describe('Why it belongs together'),
      }),
    )
    .max(5)
    .default([])
    .describe('Services that work with this one; their names come from their own files'),
  cta: z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe('What the call covers'),
  }),
  sources: z
    .array(sourceSchema)
    .default([])
    .describe('Sources of every public fact on the page, numbered in this order'),
};

/** A service page other than web design. Content of `content/services/<slug>.yaml`. */
export const serviceSchema = z
  .strictObject({
    kind: z.literal('service').describe('Which of the two layouts of a service page this is'),
    ...serviceCore,
    exhibit: z
      .strictObject({
        place: z
          .enum(['work', 'record', 'faq'])
          .describe('The part whose argument the drawing makes'),
        drawing: drawnExhibitSchema,
      })
      .optional()
      .describe('The one drawing of the page, from figures that its text states'),
    features: z.strictObject({
      ...sectionStart,
      cards: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(70).describe('The work in a few words'),
            text: glossedText(60, 320).describe('What is done every month'),
            check: plainText(20, 160).describe(
              'How anybody can check that it was done; shown after "You can check"',
            ),
          }),
        )
        .min(1)
        .describe('The monthly work'),
    }),
    record: z
      .strictObject({
        ...sectionStart,
        sheet: z
          .strictObject({
            title: z.string().min(8).max(60).describe('Name of the sheet'),
            stamp: z.string().min(6).max(60).describe('Beside the title'),
          })
          .optional()
          .describe('With it the points are a sheet across the page, on dark ground'),
        points: z
          .array(citedPointSchema.extend({ note: noteSchema.optional() }))
          .min(1)
          .describe('Documented behavior the work rests on; ==marks== and notes on a sheet only'),
      })
      .optional(),
  })
  .refine(
    (page) => citesListedSources({ sources: page.sources, points: page.record?.points ?? [] }),
    {
      path: ['record', 'points'],
      error: UNLISTED_SOURCE,
    },
  )
  .refine((page) => citesListedSources({ sources: page.sources, points: page.faq.items }), {
    path: ['faq', 'items'],
    error: UNLISTED_SOURCE,
  });
export type Service = z.infer<typeof serviceSchema>;
