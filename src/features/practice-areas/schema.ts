import { z } from 'zod';
import { blockSchema, sectionsSchema } from '../../blocks/schema.ts';
import { anchorSchema, numberedSection } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  orderSchema,
  pageMetaSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { priceSchema } from '../pricing/price-specification.ts';
import { bylineSchema } from '../team/schema.ts';

const detailSchema = z.strictObject({ kind: z.literal('detail'), ...numberedSection });
export type DetailSection = z.infer<typeof detailSchema>;

/** A section whose content is in pages/practice-areas.yaml. */
const sharedSchema = z.strictObject({ kind: z.literal('shared'), id: anchorSchema.optional() });

/** Each ## part of `content/practice-areas/<slug>.md` has 150 words or more. */
export const practiceAreaSchema = z.strictObject({
  name: z.string().min(3).describe('Name of the area in menus: "Personal Injury"'),
  order: orderSchema,
  byline: bylineSchema,
  meta: pageMetaSchema,
  headline: headlineSchema.describe('h1: the offer, in the words of a search by a lawyer'),
  statement: anyText(20, 110).describe('Second line: a special feature of the practice area'),
  lede: anyText(60, 320).describe('Two sentences under the headline'),
  sections: sectionsSchema(detailSchema, sharedSchema),
  budget: z
    .strictObject({
      ...sampleMark('the range does not come from own engagements'),
      range: priceSchema.describe('Price per month'),
      note: anyText(40, 400).describe('Reasons for a higher or lower price in the range'),
    })
    .optional(),
  contact: z.strictObject({ heading: headlineSchema, text: anyText(40, 320) }),
  sources: z.array(sourceSchema).default([]).describe('Sources of all facts in the body'),
});
export type PracticeArea = z.infer<typeof practiceAreaSchema>;

const label = anyText(3, 60);

const contactLine = z.strictObject({
  kind: z
    .enum(['phone', 'email', 'session'])
    .describe('Kind of contact; number and address come from site.yaml'),
  term: label,
  note: anyText(10, 90).describe('Hint about this kind of contact'),
});

export const practiceAreaPageSchema = z.strictObject({
  hero: z.strictObject({
    button: label.describe('Button that opens the contact dialog, also at the end of the page'),
    phonePrefix: label.max(30).describe('Text before the phone number in its link: "Call"'),
  }),
  budget: z.strictObject({
    heading: label.describe('Heading of the price range of a practice area'),
    link: z
      .strictObject({ label, href: pathSchema })
      .optional()
      .describe('Link to the page with prices'),
  }),
  shared: blockSchema.optional().describe('The section that all areas share'),
  contact: z.strictObject({
    lines: z.array(contactLine).min(1).describe('Ways to reach us'),
  }),
  sources: label.describe('Heading of the list of sources'),
});
export type PracticeAreaPage = z.infer<typeof practiceAreaPageSchema>;
