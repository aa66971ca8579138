import { z } from 'zod';
import { claimsIn } from '../../blocks/claims.ts';
import { sectionOf, sectionsSchema } from '../../blocks/schema.ts';
import { plainText } from '../../content/glossary.ts';
import { anchorSchema, numberedSection } from '../../content/page-parts.ts';
import {
  headlineSchema,
  pageMetaSchema,
  pathSchema,
  referenceTo,
  sampleMark,
} from '../../content/parts.ts';
import { claimIdSchema } from '../claims/schema.ts';
import { readAddress } from '../cost-per-case/address.ts';
import { chartSchema } from '../exhibits/schema.ts';

/** One client story shown as an exhibit. */
const caseStudySchema = z.strictObject({
  ...sampleMark('the client and the figures are invented'),
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('By which other pages name the case'),
  specialty: z.string().min(3),
  market: plainText(20, 140).describe('Which firm, package, ad spend and months'),
  area: referenceTo('area').describe('Practice area of the firm, the name of its file'),
  bought: z
    .array(referenceTo('service'))
    .min(1)
    .describe('Services that the firm bought, the names of their files: only their pages show it'),
  checked: z.iso.date().describe('Day somebody last checked the figures, YYYY-MM-DD'),
  challenge: z.string().min(20).max(240),
  results: z
    .array(
      z.strictObject({
        ...sampleMark('the figures are not from the client’s records'),
        metric: z.string().min(3).max(40),
        change: z.string().regex(/^[+-]\d+%$/, 'expected "+312%" or "-47%"'),
        value: z
          .string()
          .min(3)
          .max(40)
          .describe('The figures behind the change: "38 to 157 a month"'),
      }),
    )
    .min(1)
    .max(4),
  timeframe: z.string().regex(/^\d+ months$/, 'expected "6 months"'),
  highlight: z.string().min(10).max(120),
  source: z.string().min(10).max(80).describe('"Source: call log and intake software"'),
  chart: chartSchema
    .omit({ source: true })
    .optional()
    .describe('Its largest change month by month; a case with one is shown across the page'),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

/** The services are numbered lines; the whole line leads to its page. */
const servicesSchema = z.strictObject({
  kind: z.literal('services'),
  ...numberedSection,
  cards: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(40),
        href: pathSchema,
        description: z.string().min(20).max(160),
        features: z.array(z.string().min(3).max(40)).default([]),
      }),
    )
    .min(1)
    .describe('The services in order'),
});
export type ServicesSection = z.infer<typeof servicesSchema>;

/** The section has figures and the cases of clients as exhibits: pages of services and practice areas show one of them. */
const resultsSchema = z.strictObject({
  kind: z.literal('results'),
  ...numberedSection,
  strip: z.array(claimIdSchema).max(8).default([]).describe('Claims of the register'),
  cases: z.array(caseStudySchema).default([]),
  note: z.string().min(20).max(240).optional(),
});
export type ResultsSection = z.infer<typeof resultsSchema>;

/** The monthly table in short, across the page, where the site has one. */
const monthlyTableSchema = z.strictObject({
  kind: z.literal('monthly-table'),
  id: anchorSchema.optional(),
});

/** Words and figures of the home page. Content of `content/pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    headline: headlineSchema,
    lede: z.string().min(40).max(260),
    primary: z.string().min(3).describe('Button that opens the contact dialog'),
    secondary: z.string().min(3).optional().describe('Button that scrolls to the results'),
    claims: z.array(claimIdSchema).max(6).default([]),
    exhibit: z
      .strictObject({
        title: z.string().min(10).max(70),
        note: z
          .string()
          .min(20)
          .max(140)
          .describe('Says that the firm is invented, and what is drawn'),
        invitation: z.string().min(10).max(40),
        example: z
          .string()
          .refine(
            (text) => readAddress(text),
            'expected an address of the calculator after its "?"',
          )
          .describe('Channels and figures, as the calculator writes them into its address'),
      })
      .optional()
      .describe('The calculator in short, beside the headline'),
  }),
  sections: sectionsSchema(servicesSchema, resultsSchema, monthlyTableSchema),
  closing: z.strictObject({
    lines: z.array(z.string().min(3).max(60)).min(1).max(4).describe('The statement, a line each'),
    text: z.string().min(20).max(260),
    button: z.string().min(3),
    facts: z
      .array(z.strictObject({ term: z.string().min(3), text: z.string().min(3) }))
      .optional()
      .describe('Beside the button; without them those of pages/contact.yaml'),
  }),
});
export type Home = z.infer<typeof homeSchema>;

/** The cases of clients, which other pages show by their ids. */
export const casesOf = ({ sections }: Home): CaseStudy[] =>
  sectionOf(sections, 'results')?.cases ?? [];

/** Claims of the home page in the order they are read. */
export const homeClaims = ({ hero, sections }: Home) => [
  ...hero.claims,
  ...sections.flatMap((section) =>
    section.kind === 'results' ? section.strip : claimsIn(section),
  ),
];
