import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  faqItemSchema,
  headlineSchema,
  namedPathSchema,
  pageWordsSchema,
  pathSchema,
  referenceTo,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { claimRecordSchema } from '../claims/schema.ts';
import { bylineSchema } from '../team/byline-schema.ts';

/** What is in sight stays short: a page is read on a phone. */
const paragraph = z.string().min(30).max(420);
const rating = z.number().int().min(1).max(5);

/** A client's words. */
const testimonial = z.strictObject({
  ...sampleMark('no client said this'),
  author: z.string().min(3),
  role: z.string().min(3),
  firm: z.string().min(3),
  city: z.string().min(3),
  rating,
  date: z.iso.date(),
  content: z.string().min(60).max(500),
  results: z.string().min(10).max(160).describe('The measured result, one line'),
});

/** Where something lies, in degrees; west of Greenwich is negative. */
const town = z.strictObject({
  name: z.string().min(2).max(20),
  lon: z.number().min(-180).max(-60),
  lat: z.number().min(18).max(72),
});

const mapSchema = z.strictObject({
  county: referenceTo('county')
    .regex(/^\d{5}$/, 'expected the five digits that the Census Bureau gives the county')
    .describe('Its map: county-maps/<code>.yaml'),
  title: z.string().min(20).max(110).describe('What the map shows of this city, as a sentence'),
  towns: z
    .array(town)
    .min(1)
    .max(4)
    .describe('The city, which is marked, then other towns named on the page'),
});

const fields = z.strictObject({
  order: z.number().int().min(1).describe('Place in lists'),
  byline: bylineSchema,
  city: z.string().min(3),
  state: z.string().min(4),
  stateAbbr: z.string().length(2),
  meta: pageWordsSchema,
  primaryKeyword: z.string().min(5).describe('"tampa law firm marketing agency"'),
  secondaryKeywords: z.array(z.string().min(5)).min(3),
  headline: headlineSchema.describe('h1: the offer and the place, as a lawyer would search for it'),
  statement: z
    .string()
    .min(20)
    .max(110)
    .describe('Second line: what is particular about this market'),
  lede: z.string().min(60).max(320),
  map: mapSchema.optional().describe('The county with its courts; without it neither is shown'),
  lawyerCount: z
    .string()
    .regex(/^[\d,]+\+$/, 'expected "7,200+"')
    .optional()
    .describe('Attorneys in the market, a claim'),
  lawyerCountRecord: claimRecordSchema
    .optional()
    .describe('The evidence for the number of attorneys'),
  numbers: z
    .array(
      z.strictObject({
        figure: z.string().min(1).max(24),
        label: z.string().min(5).max(120),
        source: sourceSchema.optional(),
      }),
    )
    .max(6)
    .describe('Further figures of the numbers section: local public facts, each with its source'),
  marketContext: z
    .array(paragraph)
    .max(3)
    .describe('What the legal market here is made of: counties, courts, employers'),
  whyNeed: z.strictObject({
    heading: headlineSchema,
    points: z.array(z.strictObject({ title: z.string().min(5).max(80), text: paragraph })).min(1),
  }),
  courts: z
    .array(
      z.strictObject({
        name: z.string().min(5),
        note: z.string().min(10).max(130),
        town: z.string().optional().describe('The town of the map it is in; it is numbered there'),
      }),
    )
    .max(9)
    .default([]),
  topPracticeAreas: z.array(z.string().min(3)).min(1).max(9),
  services: z.strictObject({
    heading: headlineSchema,
    items: z
      .array(
        z.strictObject({
          href: namedPathSchema.describe('Page of the service; its name is the text of the link'),
          text: z
            .string()
            .min(30)
            .max(110)
            .describe('What this service does differently in this city'),
        }),
      )
      .min(1),
  }),
  process: z
    .strictObject({
      heading: headlineSchema,
      phases: z
        .array(
          z.strictObject({
            title: z.string().min(4).max(80),
            when: z.string().min(3).max(40),
            text: z.string().min(30).max(150).optional(),
          }),
        )
        .min(1)
        .max(5),
    })
    .optional(),
  caseStudy: z
    .strictObject({
      ...sampleMark('the firm and its figures are invented'),
      heading: headlineSchema,
      firm: z
        .string()
        .min(5)
        .describe('The firm described, not named: "A four-lawyer injury firm in Brandon"'),
      challenge: z.string().min(60).max(260),
      approach: z.string().min(60).max(260),
      results: z
        .array(
          z.strictObject({
            ...sampleMark('the figures are not from the client’s records'),
            metric: z.string().min(3),
            before: z.number(),
            after: z.number(),
            unit: z.string().max(30),
          }),
        )
        .min(1)
        .max(4),
      timeframe: z.string().min(3),
    })
    .optional()
    .describe('One client in this city, with figures'),
  whyChoose: z
    .strictObject({
      heading: headlineSchema,
      reasons: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(80),
            text: z.string().min(30).max(150),
          }),
        )
        .min(1)
        .max(4),
    })
    .optional(),
  comparison: z
    .strictObject({
      heading: headlineSchema,
      rows: z
        .array(
          z.strictObject({
            ask: z.string().min(10).max(140).describe('A question to put to any agency'),
            answer: z.string().min(10).max(150).describe('What we answer'),
          }),
        )
        .min(1)
        .max(9),
    })
    .optional()
    .describe('What to ask any agency, with our answers; it is under the reasons of whyChoose'),
  barAssociation: z
    .strictObject({
      rules: z
        .array(referenceTo('rule'))
        .min(1)
        .max(5)
        .describe('Keys of rules in state-rules: what the state asks of a firm website or ad'),
      note: z
        .string()
        .min(40)
        .max(200)
        .optional()
        .describe('What follows from them here; the rules speak for themselves'),
    })
    .optional(),
  reviews: z
    .array(
      z.strictObject({
        ...sampleMark('no client wrote this'),
        author: z.string().min(3),
        date: z.iso.date(),
        reviewBody: z.string().min(30).max(400),
        rating,
      }),
    )
    .default([])
    .describe('What clients wrote; an empty list, [], leaves the section out'),
  testimonials: z
    .array(testimonial)
    .max(3)
    .default([])
    .describe('What clients say of the work; an empty list, [], leaves the section out'),
  faqHeading: headlineSchema,
  faqs: z.array(faqItemSchema).min(1),
  contact: z.strictObject({ heading: headlineSchema, text: z.string().min(40).max(400) }),
  mapsQuery: z.string().min(5).optional().describe('Search term for the external maps link'),
  finalCta: z.strictObject({ heading: headlineSchema, text: z.string().min(40).max(320) }),
  sources: z.array(sourceSchema).default([]).describe('Sources of every public fact on the page'),
});

/**
 * One city page. Content of `content/cities/<city-lowercase-hyphenated>.yaml`.
 * Errors: a court in a town that is not on the map; courts without a map and a comparison without reasons, which nobody
 * would see; a number of attorneys without its record.
 */
export const citySchema = fields.superRefine((city, context) => {
  const { courts, map, lawyerCount, lawyerCountRecord, whyChoose, comparison } = city;
  const mistake = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, { town }] of courts.entries())
    if (map && town && !map.towns.some(({ name }) => name === town))
      mistake(['courts', index, 'town'], `expected a town of map.towns, got "${town}"`);
  if (courts.length && !map) mistake(['map'], 'expected the map on which the courts stand');
  if (comparison && !whyChoose)
    mistake(['whyChoose'], 'expected the reasons under which the comparison stands');
  if (Boolean(lawyerCount) !== Boolean(lawyerCountRecord))
    mistake(['lawyerCountRecord'], 'expected lawyerCount and lawyerCountRecord together');
});
export type City = z.infer<typeof citySchema>;

const label = z.string().min(3).max(60);

/** Words on every city page. Content of `content/pages/cities.yaml`. */
export const cityPageSchema = z.strictObject({
  second: z
    .strictObject({ label, href: pathSchema })
    .optional()
    .describe('The second button of the hero and the page that it leads to'),
  competitors: z
    .strictObject({
      ...sampleMark('the owner has not confirmed whom else the agency takes'),
      term: label,
      text: plainText(40, 320).describe(
        '{county} is the county on the map, "Polk County", or the city without one; {city} is the city',
      ),
    })
    .optional()
    .describe('Whether the agency takes firms that compete with each other'),
});
export type CityPageWords = z.infer<typeof cityPageSchema>;
