import { z } from 'zod';
import { checkCites, findSection, sectionsSchema } from '../../blocks/schema.ts';
import { textsWithin } from '../../content/fields.ts';
import { plainText } from '../../content/glossary.ts';
import { citesSchema, numberedSection, sectionStart } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  pageMetaSchema,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { isDrawable } from '../../text/letters.ts';
import { claimIdSchema } from '../claims/schema.ts';
import { isWholeCount, sortByShare } from './findings.ts';

const statistic = z
  .strictObject({
    claim: claimIdSchema.describe('The figure in claims.yaml that this exhibit shows'),
    percent: z
      .number()
      .int()
      .min(1)
      .max(100)
      .describe('Percentage in the figure; the length of the bar'),
    of: anyText(5, 60).describe('The whole to which the percentage refers: "50 firms"'),
    counted: plainText(20, 260).describe('Method of counting'),
    reading: plainText(20, 320).describe('Meaning for a firm; only in the PDF'),
  })
  .refine(isWholeCount, {
    path: ['percent'],
    error: 'expected a percentage that gives a whole number of the things in `of`',
  });
export type ReportStatistic = z.infer<typeof statistic>;

const statisticsSchema = z.strictObject({
  kind: z.literal('statistics'),
  ...numberedSection,
  intro: plainText(20, 400),
  items: z.array(statistic).min(1).max(7),
  note: plainText(30, 300).describe('Source line of the exhibits'),
});
export type StatisticsSection = z.infer<typeof statisticsSchema>;

const pageVersion = (maxLines: number) =>
  z.strictObject({
    caption: anyText(5, 80),
    lines: z.array(anyText(2, 600)).min(1).max(maxLines),
  });

const issue = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Anchor of the issue'),
  title: anyText(5, 60).describe('Name of the issue'),
  claim: claimIdSchema.describe('Claim with the frequency of the issue'),
  text: z
    .array(plainText(20, 700))
    .min(1)
    .max(3)
    .describe('Description of the issue and its consequences'),
  before: pageVersion(6).describe('The weak version of a page'),
  after: pageVersion(8).describe('The better version'),
  check: plainText(20, 500).describe('Instructions for testing a page in five minutes'),
  fix: plainText(20, 500).describe('The first change to make'),
  cites: citesSchema.optional(),
});
export type ReportIssue = z.infer<typeof issue>;

const issuesSchema = z.strictObject({
  kind: z.literal('issues'),
  ...numberedSection,
  intro: plainText(20, 400),
  items: z.array(issue).min(1).max(9),
});
export type IssuesSection = z.infer<typeof issuesSchema>;

const downloadSchema = z.strictObject({
  kind: z.literal('download'),
  ...numberedSection,
  text: plainText(20, 400),
  contains: z.array(anyText(10, 120)).min(1).max(7).describe('Contents of the PDF'),
});
export type DownloadSection = z.infer<typeof downloadSchema>;

const citationSchema = z.strictObject({ kind: z.literal('citation'), ...numberedSection });
export type CitationSection = z.infer<typeof citationSchema>;

const checklistGroup = z.strictObject({
  name: anyText(3, 60),
  items: z.array(anyText(20, 200)).min(3).max(7),
});

/** `content/report/<slug>.yaml` has the content of page and PDF. */
export const reportSchema = z
  .strictObject({
    ...sampleMark('the audit behind the figures is invented'),
    meta: pageMetaSchema,
    title: anyText(10, 90).describe('Title of the report, on its cover and in citations'),
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: plainText(20, 360).describe(
      'Text under the headline; must contain "sample edition" while the report is a sample',
    ),
    published: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'expected a month as YYYY-MM')
      .describe('Month of the report'),
    audited: anyText(3, 40).describe('The audited firms as a text: "50 firms audited"'),
    auditedClaim: claimIdSchema,
    summary: z
      .array(plainText(20, 320))
      .min(3)
      .max(6)
      .describe('The findings in one or two sentences each; only in the PDF'),
    sections: sectionsSchema(issuesSchema, statisticsSchema, downloadSchema, citationSchema),
    checklist: z.strictObject({
      ...sectionStart,
      intro: plainText(20, 400),
      groups: z
        .array(checklistGroup)
        .min(4)
        .max(6)
        .describe('Checklist for filling in by hand; only in the PDF'),
    }),
    sources: z.array(sourceSchema).min(5).describe('Public sources of the report'),
    closing: z.strictObject({
      lines: z.array(anyText(3, 60)).min(1).max(3),
      text: plainText(30, 300),
      facts: z
        .array(z.strictObject({ term: anyText(3, 40), text: anyText(5, 80) }))
        .max(4)
        .default([])
        .describe('Facts beside the button'),
    }),
  })
  .superRefine((report, context) => {
    checkCites(report, context);
    const message = 'expected letters that the PDF has: those of Western European languages';
    for (const { at, text } of textsWithin(report))
      if (!isDrawable(text)) context.addIssue({ code: 'custom', path: [...at], message });
  });
export type Report = z.infer<typeof reportSchema>;

/** Returns the claims in the order of the page. */
export function reportClaims({ sections, auditedClaim }: Report): string[] {
  const shares = findSection(sections, 'statistics')?.items ?? [];
  const issues = findSection(sections, 'issues')?.items ?? [];
  return [...[...sortByShare(shares), ...issues].map(({ claim }) => claim), auditedClaim];
}
