import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { askSchema } from '../../content/page-parts.ts';
import { headlineSchema, pageMetaSchema, pathSchema } from '../../content/parts.ts';
import { leadsToToolAndService, nextStepLinks } from './article/next-step.ts';

const resource = z.strictObject({
  label: z.string().min(3).max(60).describe('Words of the link'),
  path: pathSchema,
  description: z.string().min(10).max(120).describe('What is to be found there, one line'),
});

const closing = z.strictObject({
  heading: z.string().min(5).max(80),
  text: z.string().min(20).max(240),
  button: z.string().min(3).max(40),
});

const nextStep = z
  .string()
  .max(300)
  .refine(leadsToToolAndService, { error: () => `expected ${nextStepLinks()}` })
  .describe('Box near the first third of an article that has none of its own; links as markdown');

/** Words of the list of one category; the headline follows from the category's name. */
const categorySchema = z.strictObject({
  category: z.string().min(3).describe('As articles write it'),
  lede: z.string().min(20).max(240),
  meta: pageMetaSchema,
  nextStep,
});

/** Fixed words of the blog. Content of `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
  list: z.strictObject({
    meta: pageMetaSchema,
    headline: headlineSchema,
    lede: z.string().min(20).max(240),
    categories: z.array(categorySchema).describe('A category without an entry gets plain words'),
    closing,
    ask: askSchema.describe('Line between the cards of a long list'),
    report: plainText(40, 200)
      .optional()
      .describe('Line between the cards that leads to the research report'),
  }),
  post: z.strictObject({
    closing,
    nextStep: nextStep.describe('The box of an article whose category has no entry above'),
  }),
  resources: z
    .strictObject({
      chosen: z
        .array(resource.extend({ keywords: z.array(z.string().min(2)).min(1) }))
        .min(1)
        .describe(
          'Links an article gets when it mentions one of the keywords, whatever their case',
        ),
      last: resource.describe('The link that always ends the list: pricing'),
    })
    .describe('Box "Related Resources" of an article'),
});
export type BlogPage = z.infer<typeof blogPageSchema>;
