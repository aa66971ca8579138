import { z } from 'zod';
import { checkCites, sectionsSchema } from '../../blocks/schema.ts';
import { glossedText, plainText } from '../../content/glossary.ts';
import { anchorSchema, inquiryLineSchema } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  namedPathSchema,
  pageMetaSchema,
  referenceTo,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { sheetSchema } from '../exhibits/schema.ts';
import { monthlyTableSectionSchema } from '../monthly-table/schema.ts';

const deliverableSchema = z.union([z.literal('monthly table'), sheetSchema]);

const relatedService = z.strictObject({
  href: namedPathSchema.describe('Page of the service'),
  reason: plainText(30, 200).describe('Why the two services belong together'),
});

const offerSchema = z.strictObject({
  kind: z.literal('offer'),
  id: anchorSchema.optional(),
  price: z
    .strictObject({
      item: referenceTo('price').describe(
        'Name of the item in the a la carte list of the pricing page; its price is shown',
      ),
      note: plainText(40, 320).describe(
        'What the price includes, and reasons for a higher or lower price',
      ),
      ask: inquiryLineSchema.optional().describe('Line under the price'),
    })
    .optional()
    .describe('Price of the service without a package'),
  related: z
    .array(relatedService)
    .max(5)
    .default([])
    .describe('Related services; their names come from their files'),
});
export type OfferSection = z.infer<typeof offerSchema>;

export const serviceSchema = z
  .strictObject({
    ...sampleMark('the owner has not confirmed the times and terms of the page'),
    name: anyText(3, 40).describe('Name in menus: "Legal SEO"'),
    order: z.number().int().min(1).describe('Position in lists of services; 1 is first'),
    meta: pageMetaSchema.describe('Title, description and keywords'),
    headline: headlineSchema.describe(
      'h1: the service and its clients, in the words of a search by a lawyer',
    ),
    statement: anyText(20, 110).describe('Second line: the essence of the service'),
    lede: glossedText(80, 360).describe('Two or three sentences under the headline'),
    deliverable: deliverableSchema
      .optional()
      .describe('A document of our work, beside the headline'),
    sections: sectionsSchema(offerSchema, monthlyTableSectionSchema),
    cta: z.strictObject({
      heading: headlineSchema.describe('Closing statement'),
      text: plainText(40, 320).describe('Subjects of the call'),
    }),
    sources: z
      .array(sourceSchema)
      .default([])
      .describe('Sources of all public facts on the page, numbered in this order'),
  })
  .superRefine(checkCites);
export type Service = z.infer<typeof serviceSchema>;
