import { z } from 'zod';
import {
  faqItemSchema,
  headlineSchema,
  pageWordsSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { clientCaseSchema } from '../claims/client-case.ts';
import { sheetSchema } from '../exhibits/sheet-schema.ts';
import { priceSchema } from '../pricing/price-specification.ts';
import { bylineSchema } from '../team/byline-schema.ts';

/** The four icons a challenge may carry. */
export const CHALLENGE_ICONS = ['AlertCircle', 'Target', 'TrendingUp', 'Users'] as const;

/** Front matter of `content/practice-areas/<slug>.md`; the body holds the long explanatory sections (## headings). */
export const practiceAreaSchema = z.strictObject({
  name: z.string().min(3).describe('Area as it stands in menus: "Personal Injury"'),
  order: z.number().int().min(1).describe('Place in lists'),
  byline: bylineSchema,
  meta: pageWordsSchema,
  headline: headlineSchema.describe('h1: the offer, as a lawyer of the field would search for it'),
  statement: z.string().min(20).max(110).describe('Second line: what is particular about the field'),
  file: z
    .strictObject({
      heading: z.string().min(15).max(90),
      text: z.string().min(40).max(240).describe('What the document is, and that it is invented'),
      sheet: sheetSchema,
    })
    .optional()
    .describe('One document of the work in this field, marked by a reader, across the page'),
  detailHeading: headlineSchema.describe('Over the long sections'),
  lede: z.string().min(60).max(320).describe('Two sentences under the headline'),
  client: clientCaseSchema,
  challengesHeading: headlineSchema,
  challenges: z
    .array(
      z.strictObject({
        icon: z.enum(CHALLENGE_ICONS),
        title: z.string().min(5).max(70),
        description: z.string().min(40).max(320),
        solution: z.string().min(40).max(320).describe('Shown after "Our Solution"'),
      }),
    )
    .min(1),
  statistic: z
    .strictObject({
      figure: z.string().min(1).max(20).describe('The one highlighted figure'),
      text: z.string().min(20).max(260).describe('What it counts and why it matters here'),
      source: sourceSchema,
    })
    .optional(),
  budget: z
    .strictObject({
      ...sampleMark('the range does not come from own engagements'),
      range: priceSchema.describe('Per month'),
      note: z.string().min(40).max(400).describe('What moves a firm up or down in the range'),
    })
    .optional(),
  faqHeading: headlineSchema,
  faq: z.array(faqItemSchema).min(1),
  contact: z.strictObject({ heading: headlineSchema, text: z.string().min(40).max(320) }),
  sources: z.array(sourceSchema).default([]).describe('Sources of every fact in the body'),
});
export type PracticeArea = z.infer<typeof practiceAreaSchema>;
