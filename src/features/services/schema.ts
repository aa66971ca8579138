import { z } from 'zod';
import { checkCites, sectionsSchema } from '../../blocks/schema.ts';
import { glossedText, plainText } from '../../content/glossary.ts';
import { anchorSchema, askSchema } from '../../content/page-parts.ts';
import {
  headlineSchema,
  namedPathSchema,
  pageMetaSchema,
  referenceTo,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { sheetSchema } from '../exhibits/sheet-schema.ts';

/** The hero shows what a client receives: a sheet of its own, or the monthly table. */
const deliverableSchema = z.union([z.literal('monthly table'), sheetSchema]);

/** The section states what the service costs bought alone, beside the services that work with it; one alone has the whole width. */
const offerSchema = z.strictObject({
  kind: z.literal('offer'),
  id: anchorSchema.optional(),
  price: z
    .strictObject({
      item: referenceTo('price').describe(
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
        href: namedPathSchema.describe('Page it leads to'),
        reason: plainText(30, 200).describe('Why it belongs together'),
      }),
    )
    .max(5)
    .default([])
    .describe('Services that work with this one; their names come from their own files'),
});
export type OfferSection = z.infer<typeof offerSchema>;

/** The whole monthly table across the page, where the site has one. */
const monthlyTableSchema = z.strictObject({
  kind: z.literal('monthly-table'),
  id: anchorSchema.optional(),
});

/** A service page. Content of `content/services/<slug>.yaml`. */
export const serviceSchema = z
  .strictObject({
    ...sampleMark('the owner has not confirmed the times and terms of the page'),
    name: z.string().min(3).max(40).describe('Name in menus: "Legal SEO"'),
    order: z.number().int().min(1).describe('Place in lists of services'),
    meta: pageMetaSchema.describe('Title, description and keywords'),
    headline: headlineSchema.describe(
      'h1: the service and for whom, as a lawyer would search for it',
    ),
    statement: z.string().min(20).max(110).describe('Second line: what the service comes down to'),
    lede: glossedText(80, 360).describe('Two or three sentences under the headline'),
    deliverable: deliverableSchema
      .optional()
      .describe('A document of the work, beside the headline'),
    sections: sectionsSchema(offerSchema, monthlyTableSchema),
    cta: z.strictObject({
      heading: headlineSchema.describe('Closing statement'),
      text: plainText(40, 320).describe('What the call covers'),
    }),
    sources: z
      .array(sourceSchema)
      .default([])
      .describe('Sources of every public fact on the page, numbered in this order'),
  })
  .superRefine(checkCites);
export type Service = z.infer<typeof serviceSchema>;
