import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { sectionStart } from '../../content/page-parts.ts';
import {
  faqItemSchema,
  headlineSchema,
  pageWordsSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { isDrawn } from '../../text/letters.ts';
import { claimIdSchema } from '../claims/schema.ts';
import { isCounted } from './shares.ts';

/** Numbers of entries of the source list; the first is 1. */
const cites = z
  .array(z.number().int().min(1))
  .describe('Numbers of the entries in sources, the first is 1');

/** One share of the audit, shown as an exhibit. */
const statistic = z
  .strictObject({
    claim: claimIdSchema.describe('The figure in claims.yaml that this exhibit shows'),
    percent: z
      .number()
      .int()
      .min(1)
      .max(100)
      .describe('Length of the bar, the number of the figure'),
    of: z.string().min(5).max(60).describe('What the percentage is of: "50 firms"'),
    counted: plainText(20, 260).describe('What was looked for and what counted'),
    reading: plainText(20, 320).describe('What it means for a firm'),
  })
  .refine(isCounted, {
    path: ['percent'],
    error: 'expected a percentage that is a whole number of what it is of',
  });
export type ReportStatistic = z.infer<typeof statistic>;

/** One of the four issues the audit found. */
const issue = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Anchor of the issue'),
  title: z.string().min(5).max(60).describe('Name of the issue'),
  claim: claimIdSchema.describe('The figure that measures it'),
  text: z.array(plainText(20, 700)).min(1).max(3).describe('What goes wrong and why it matters'),
  before: z.strictObject({
    caption: z.string().min(5).max(80),
    lines: z
      .array(z.string().min(2).max(600))
      .min(1)
      .max(6)
      .describe('The weak version, as a page has it'),
  }),
  after: z.strictObject({
    caption: z.string().min(5).max(80),
    lines: z.array(z.string().min(2).max(600)).min(1).max(8).describe('The better version'),
  }),
  check: plainText(20, 500).describe('How to test your own page in five minutes'),
  fix: plainText(20, 500).describe('What to change first'),
  cites,
});
export type ReportIssue = z.infer<typeof issue>;

const principle = z.strictObject({
  name: z.string().min(3).max(60),
  text: plainText(20, 500).describe('What it asks and why'),
  doThis: plainText(30, 260).describe('The first thing to do'),
  cites,
});

/** The paths of texts with letters that the PDF cannot be set in: it would leave them out. */
function undrawn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return isDrawn(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => undrawn(Reflect.get(value, key), [...path, key]));
}

/** A research report: its page and its PDF are made from this one file. Content of `content/report/<slug>.yaml`. */
export const reportSchema = z
  .strictObject({
    ...sampleMark('the audit behind the figures is invented'),
    meta: pageWordsSchema,
    title: z
      .string()
      .min(10)
      .max(90)
      .describe('Title of the report, on its cover and in citations'),
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: plainText(20, 360).describe('Has "sample edition" in it while the report is a sample'),
    published: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'expected a month as YYYY-MM')
      .describe('Month of the report'),
    audited: z.string().min(3).max(40).describe('The sample in words: "50 firms audited"'),
    auditedClaim: claimIdSchema,
    summary: z
      .array(plainText(20, 320))
      .min(3)
      .max(6)
      .describe('The findings, one sentence or two each: only in the PDF'),
    reader: plainText(20, 240)
      .optional()
      .describe('Line after the principles that leads to the page reader'),
    issues: z.strictObject({
      ...sectionStart,
      intro: plainText(20, 400),
      items: z.array(issue).length(4),
    }),
    statistics: z.strictObject({
      ...sectionStart,
      intro: plainText(20, 400),
      items: z.array(statistic).length(4),
      note: plainText(30, 300).describe('Source line of the exhibits'),
    }),
    geo: z.strictObject({
      ...sectionStart,
      paragraphs: z.array(plainText(20, 700)).min(2).max(4),
      paragraphCites: z
        .array(cites)
        .default([])
        .describe('Sources of each paragraph, in the same order'),
      principles: z.array(principle).length(5),
    }),
    method: z.strictObject({
      ...sectionStart,
      steps: z.array(plainText(20, 400)).min(3).max(6).describe('What was done, in order'),
      limits: z.array(plainText(20, 400)).min(3).max(6).describe('What the audit cannot show'),
    }),
    fullReport: z.strictObject({
      ...sectionStart,
      text: plainText(20, 400),
      contains: z.array(z.string().min(10).max(120)).min(1).max(7).describe('What the PDF holds'),
    }),
    checklist: z.strictObject({
      ...sectionStart,
      intro: plainText(20, 400),
      groups: z
        .array(
          z.strictObject({
            name: z.string().min(3).max(60),
            items: z.array(z.string().min(20).max(200)).min(3).max(7),
          }),
        )
        .min(4)
        .max(6)
        .describe('Only in the PDF: to be filled in by hand'),
    }),
    faq: z.strictObject({ ...sectionStart, items: z.array(faqItemSchema).length(5) }),
    sources: z.array(sourceSchema).min(5).describe('Public documents the report rests on'),
    closing: z.strictObject({
      lines: z.array(z.string().min(3).max(60)).min(1).max(3),
      text: plainText(30, 300),
      facts: z
        .array(z.strictObject({ term: z.string().min(3).max(40), text: z.string().min(5).max(80) }))
        .max(4)
        .default([])
        .describe('What to expect, beside the button'),
    }),
  })
  .check((context) => {
    const { issues, geo, sources } = context.value;
    const lists = [
      ...issues.items.map(({ cites: list }) => list),
      ...geo.principles.map(({ cites: list }) => list),
      ...geo.paragraphCites,
    ];
    for (const path of undrawn(context.value))
      context.issues.push({
        code: 'custom',
        input: undefined,
        path,
        message: 'expected letters that the PDF has: those of Western European languages',
      });
    for (const number of lists.flat()) {
      if (number > sources.length) {
        context.issues.push({
          code: 'custom',
          input: number,
          path: ['sources'],
          message: `expected a source number ${number}, there are ${sources.length}`,
        });
      }
    }
  });
export type Report = z.infer<typeof reportSchema>;
