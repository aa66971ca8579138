import { z } from 'zod';
import { claimsIn, findSection, sectionsSchema } from '../../blocks/schema.ts';
import { plainText } from '../../content/glossary.ts';
import { numberedSection } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  pageMetaSchema,
  pathSchema,
  referenceTo,
  sampleMark,
} from '../../content/parts.ts';
import { claimIdSchema } from '../claims/schema.ts';
import { readAddress } from '../cost-per-case/address.ts';
import { chartSchema } from '../exhibits/schema.ts';
import { monthlyTableSectionSchema } from '../monthly-table/schema.ts';

const result = z.strictObject({
  ...sampleMark('the figures are not from the client’s records'),
  metric: anyText(3, 40),
  change: z.string().regex(/^[+-]\d+%$/, 'expected "+312%" or "-47%"'),
  value: anyText(3, 40).describe('The figures behind the change: "38 to 157 a month"'),
});

const caseStudySchema = z.strictObject({
  ...sampleMark('the client and the figures are invented'),
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Id by which other pages refer to the case'),
  specialty: z.string().min(3),
  market: plainText(20, 140).describe('Firm, package, ad spend and months'),
  area: referenceTo('area').describe('Practice area of the firm, the name of its file'),
  bought: z
    .array(referenceTo('service'))
    .min(1)
    .describe(
      'Services that the firm bought, by the names of their files; only their pages can show the case',
    ),
  checked: z.iso.date().describe('Day of the last check of the figures, YYYY-MM-DD'),
  challenge: anyText(20, 240),
  results: z.array(result).min(1).max(4),
  timeframe: z.string().regex(/^\d+ months$/, 'expected "6 months"'),
  highlight: anyText(10, 120),
  source: anyText(10, 80).describe('"Source: call log and intake software"'),
  chart: chartSchema
    .optional()
    .describe('The largest change by month; a case with a chart has the whole width of the page'),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

const card = z.strictObject({
  title: anyText(3, 40),
  href: pathSchema,
  description: anyText(20, 160),
  features: z.array(anyText(3, 40)).default([]),
});

const servicesSchema = z.strictObject({
  kind: z.literal('services'),
  ...numberedSection,
  cards: z.array(card).min(1).describe('The services in order'),
});
export type ServicesSection = z.infer<typeof servicesSchema>;

const resultsSchema = z.strictObject({
  kind: z.literal('results'),
  ...numberedSection,
  strip: z
    .array(claimIdSchema)
    .max(8)
    .default([])
    .describe('Figures above the cases: ids of claims.yaml'),
  cases: z.array(caseStudySchema).default([]),
  note: anyText(20, 240).optional(),
});
export type ResultsSection = z.infer<typeof resultsSchema>;

export const homeSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    headline: headlineSchema,
    lede: anyText(40, 260),
    primary: z.string().min(3).describe('Button that opens the contact dialog'),
    secondary: z.string().min(3).optional().describe('Button that scrolls to the results'),
    claims: z.array(claimIdSchema).max(6).default([]),
    exhibit: z
      .strictObject({
        title: anyText(10, 70),
        note: anyText(20, 140).describe(
          'Note that the firm is invented, and what the drawing shows',
        ),
        invitation: anyText(10, 40).describe(
          'Asks visitors for their own figures; hidden without JavaScript',
        ),
        example: z
          .string()
          .refine(
            (text) => readAddress(text),
            'expected an address of the calculator after its "?"',
          )
          .describe('Channels and figures, in the form of the calculator’s address after "?"'),
      })
      .optional()
      .describe('The short calculator beside the headline'),
  }),
  sections: sectionsSchema(servicesSchema, resultsSchema, monthlyTableSectionSchema),
  closing: z.strictObject({
    lines: z.array(anyText(3, 60)).min(1).max(4).describe('The lines of the statement'),
    text: anyText(20, 260),
    button: z.string().min(3),
    facts: z
      .array(z.strictObject({ term: z.string().min(3), text: z.string().min(3) }))
      .optional()
      .describe('Facts beside the button; without them, those of pages/contact.yaml'),
  }),
});
export type Home = z.infer<typeof homeSchema>;

/** Returns the client cases, to which other pages refer by id. */
export const homeCases = ({ sections }: Home): CaseStudy[] =>
  findSection(sections, 'results')?.cases ?? [];

/** Returns the claims in the order of the page. */
export const homeClaims = ({ hero, sections }: Home) => [
  ...hero.claims,
  ...sections.flatMap((section) =>
    section.kind === 'results' ? section.strip : claimsIn(section),
  ),
];
