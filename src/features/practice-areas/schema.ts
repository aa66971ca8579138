import { z } from 'zod';
import { blockSchema, sectionsSchema } from '../../blocks/schema.ts';
import { anchorSchema, numberedSection } from '../../content/page-parts.ts';
import {
  headlineSchema,
  pageMetaSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { priceSchema } from '../pricing/price-specification.ts';
import { bylineSchema } from '../team/byline-schema.ts';

/** The text under the header block, a part for each of its ## headings. */
const detailSchema = z.strictObject({ kind: z.literal('detail'), ...numberedSection });
export type DetailSection = z.infer<typeof detailSchema>;

/** The section that all practice areas share, from pages/practice-areas.yaml. */
const sharedSchema = z.strictObject({ kind: z.literal('shared'), id: anchorSchema.optional() });

/**
 * Front matter of `content/practice-areas/<slug>.md`. The body has the explanatory sections (## headings), which are in
 * sight: 150 words or more in each.
 */
export const practiceAreaSchema = z.strictObject({
  name: z.string().min(3).describe('Name of the area in menus: "Personal Injury"'),
  order: z.number().int().min(1).describe('Place in lists'),
  byline: bylineSchema,
  meta: pageMetaSchema,
  headline: headlineSchema.describe('h1: the offer, as a lawyer of the field would search for it'),
  statement: z
    .string()
    .min(20)
    .max(110)
    .describe('Second line: what is particular about the field'),
  lede: z.string().min(60).max(320).describe('Two sentences under the headline'),
  sections: sectionsSchema(detailSchema, sharedSchema),
  budget: z
    .strictObject({
      ...sampleMark('the range does not come from own engagements'),
      range: priceSchema.describe('Per month'),
      note: z.string().min(40).max(400).describe('What moves a firm up or down in the range'),
    })
    .optional(),
  contact: z.strictObject({ heading: headlineSchema, text: z.string().min(40).max(320) }),
  sources: z.array(sourceSchema).default([]).describe('Sources of every fact in the body'),
});
export type PracticeArea = z.infer<typeof practiceAreaSchema>;

const label = z.string().min(3).max(60);

/** Texts of every practice-area page. Content of `content/pages/practice-areas.yaml`. */
export const practiceAreaPageSchema = z.strictObject({
  hero: z.strictObject({
    button: label.describe('Button that opens the contact dialog, also at the end of the page'),
    phonePrefix: label.max(30).describe('Words before the phone number in its link: "Call"'),
  }),
  budget: z.strictObject({
    heading: label.describe('Over the range that the page of the area names'),
    link: z.strictObject({ label, href: pathSchema }).optional().describe('Where prices stand'),
  }),
  shared: blockSchema.optional().describe('A section that every area may show'),
  contact: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          kind: z
            .enum(['phone', 'email', 'session'])
            .describe('Which way: the address comes from site.yaml'),
          term: label,
          note: z.string().min(10).max(90).describe('What to know before using it'),
        }),
      )
      .min(1)
      .describe('Ways to reach us'),
  }),
  sources: label.describe('Heading of the list of sources'),
});
export type PracticeAreaPage = z.infer<typeof practiceAreaPageSchema>;
