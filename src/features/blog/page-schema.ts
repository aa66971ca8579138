import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { inquiryLineSchema } from '../../content/page-parts.ts';
import { anyText, headlineSchema, pageMetaSchema, pathSchema } from '../../content/parts.ts';
import { leadsToToolAndService, nextStepLinks } from './article/next-step.ts';

const resource = z.strictObject({
  label: anyText(3, 60).describe('Text of the link'),
  path: pathSchema,
  description: anyText(10, 120).describe('Content of the page, in one line'),
});

const closing = z.strictObject({
  heading: anyText(5, 80),
  text: anyText(20, 240),
  button: anyText(3, 40),
});

const nextStep = z
  .string()
  .max(300)
  .refine(leadsToToolAndService, { error: () => `expected ${nextStepLinks()}` })
  .describe('Box near the first third of an article without next_step; links as Markdown');

const categorySchema = z.strictObject({
  category: z.string().min(3).describe('Name of the category, in the spelling of the articles'),
  lede: anyText(20, 240),
  meta: pageMetaSchema,
  nextStep,
});

export const blogPageSchema = z.strictObject({
  list: z.strictObject({
    meta: pageMetaSchema,
    headline: headlineSchema,
    lede: anyText(20, 240),
    categories: z
      .array(categorySchema)
      .describe('Texts of categories; a category without an entry has default texts'),
    closing,
    ask: inquiryLineSchema.describe('Line between the cards of a long list'),
    report: plainText(40, 200)
      .optional()
      .describe('Line between the cards with a link to the research report'),
  }),
  post: z.strictObject({
    closing,
    nextStep: nextStep.describe('Box of an article whose category has no entry above'),
  }),
  resources: z
    .strictObject({
      chosen: z
        .array(resource.extend({ keywords: z.array(z.string().min(2)).min(1) }))
        .min(1)
        .describe('Links for articles that contain one of the keywords, in upper or lower case'),
      last: resource.describe('The last link of every list: pricing'),
    })
    .describe('Box "Related Resources" of an article'),
});
export type BlogPage = z.infer<typeof blogPageSchema>;
