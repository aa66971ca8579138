import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  faqItemSchema,
  headlineSchema,
  pageWordsSchema,
  pathSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { clientCaseSchema } from '../claims/client-case.ts';
import { sheetSchema } from '../exhibits/sheet-schema.ts';
import { priceSchema } from '../pricing/price-specification.ts';
import { bylineSchema } from '../team/byline-schema.ts';

/** The four icons a challenge may carry. */
export const CHALLENGE_ICONS = ['AlertCircle', 'Target', 'TrendingUp', 'Users'] as const;

/**
 * Front matter of `content/practice-areas/<slug>.md`. The body holds the explanatory sections (## headings), which are in
 * sight: 150 words or more in each.
 */
export const practiceAreaSchema = z.strictObject({
  name: z.string().min(3).describe('Area as it stands in menus: "Personal Injury"'),
  order: z.number().int().min(1).describe('Place in lists'),
  byline: bylineSchema,
  meta: pageWordsSchema,
  headline: headlineSchema.describe('h1: the offer, as a lawyer of the field would search for it'),
  statement: z
    .string()
    .min(20)
    .max(110)
    .describe('Second line: what is particular about the field'),
  file: z
    .strictObject({
      heading: z.string().min(15).max(90),
      text: z.string().min(40).max(240).describe('What the document is, and that it is invented'),
      sheet: sheetSchema,
    })
    .optional()
    .describe('One document of the work in this field, marked by a reader, across the page'),
  detailHeading: headlineSchema.describe(
    'Over the explanatory sections of the body, 150 words or more in each',
  ),
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

const label = z.string().min(3).max(60);

/** Words that stand on every practice-area page. Content of `content/pages/practice-areas.yaml`. */
export const practiceAreaPageSchema = z.strictObject({
  hero: z.strictObject({
    button: label.describe('Button that opens the contact dialog, also at the end of the page'),
    phonePrefix: label.max(30).describe('Words before the phone number in its link: "Call"'),
  }),
  statistic: z.strictObject({
    sourceLabel: label.describe('Before the name of the source: "Source:"'),
  }),
  challenges: z.strictObject({
    label: label.describe('Label in the left rail'),
  }),
  article: z.strictObject({
    label: label.describe('Label of the long sections in the left rail'),
    report: plainText(40, 240)
      .optional()
      .describe('Line under the list that leads to the research report'),
  }),
  budget: z.strictObject({
    heading: label.describe('Over the range that the page of the area names'),
    link: z.strictObject({ label, href: pathSchema }).optional().describe('Where prices stand'),
  }),
  shared: z
    .strictObject({
      label,
      heading: headlineSchema,
      text: plainText(60, 240).describe('What we do and why a lawyer would ask for it'),
    })
    .optional()
    .describe('How we work with a firm in any field'),
  faq: z.strictObject({ label }),
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
