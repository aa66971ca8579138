import { z } from 'zod';
import { checkCites, sectionsSchema } from '../../blocks/schema.ts';
import { plainText } from '../../content/glossary.ts';
import { anchorSchema, numberedSection } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  orderSchema,
  pageMetaSchema,
  pathSchema,
  referenceTo,
  sampleMark,
  sourceSchema,
} from '../../content/parts.ts';
import { claimRecordSchema } from '../claims/schema.ts';
import { bylineSchema } from '../team/schema.ts';

const localFigure = z.strictObject({
  figure: anyText(1, 24),
  label: anyText(5, 120),
  source: sourceSchema.optional(),
});

const numbersSchema = z.strictObject({
  kind: z.literal('numbers'),
  ...numberedSection,
  lawyers: claimRecordSchema
    .extend({ figure: z.string().regex(/^[\d,]+\+$/, 'expected "7,200+"') })
    .optional()
    .describe('Attorneys in the market, a claim with its evidence'),
  practiceAreas: z
    .array(z.string().min(3))
    .min(1)
    .max(9)
    .describe('Practice areas of our clients here'),
  mapsQuery: z.string().min(5).optional().describe('Search term for the external maps link'),
  figures: z
    .array(localFigure)
    .max(6)
    .default([])
    .describe('Further figures: local public facts, each with its source'),
  paragraphs: z
    .array(anyText(30, 420))
    .max(3)
    .default([])
    .describe('Description of the legal market: counties, courts, employers'),
});
export type NumbersSection = z.infer<typeof numbersSchema>;

/** Degrees west of Greenwich are negative. */
const town = z.strictObject({
  name: anyText(2, 20),
  lon: z.number().min(-180).max(-60),
  lat: z.number().min(18).max(72),
});

const court = z.strictObject({
  name: z.string().min(5),
  note: anyText(10, 130),
  town: z
    .string()
    .optional()
    .describe('Town on the map; the map shows the number of the court there'),
});

const countySchema = z
  .strictObject({
    kind: z.literal('county'),
    id: anchorSchema.optional(),
    county: referenceTo('county')
      .regex(/^\d{5}$/, 'expected the five digits that the Census Bureau gives the county')
      .describe('Its map: county-maps/<code>.yaml'),
    title: anyText(20, 110).describe('A sentence about the city on the map'),
    towns: z
      .array(town)
      .min(1)
      .max(4)
      .describe('First the city, which is highlighted, then other towns on the map'),
    courts: z.array(court).max(9).default([]),
  })
  .superRefine(({ courts, towns }, context) => {
    for (const [index, { town: name }] of courts.entries())
      if (name && !towns.some((town) => town.name === name)) {
        const message = `expected one of the towns, got "${name}"`;
        context.addIssue({ code: 'custom', path: ['courts', index, 'town'], message });
      }
  });
export type CountySection = z.infer<typeof countySchema>;

const rulesSchema = z.strictObject({
  kind: z.literal('rules'),
  ...numberedSection,
  label: numberedSection.label.optional(),
  rules: z
    .array(referenceTo('rule'))
    .min(1)
    .max(5)
    .describe('Keys of rules in state-rules about websites and ads of firms'),
  note: anyText(40, 200).optional().describe('Consequence of the rules for this city'),
});
export type RulesSection = z.infer<typeof rulesSchema>;

const competitorsSchema = z.strictObject({
  kind: z.literal('competitors'),
  id: anchorSchema.optional(),
});

/** Content of `content/cities/<city-lowercase-hyphenated>.yaml`. */
export const citySchema = z
  .strictObject({
    order: orderSchema,
    byline: bylineSchema,
    city: z.string().min(3),
    state: z.string().min(4),
    stateAbbr: z.string().length(2),
    meta: pageMetaSchema,
    primaryKeyword: z.string().min(5).describe('"tampa law firm marketing agency"'),
    secondaryKeywords: z.array(z.string().min(5)).min(3),
    headline: headlineSchema.describe(
      'h1: the offer and the place, in the words of a search by a lawyer',
    ),
    statement: anyText(20, 110).describe('Second line: a special feature of this market'),
    lede: anyText(60, 320),
    sections: sectionsSchema(numbersSchema, countySchema, rulesSchema, competitorsSchema).refine(
      (sections) => sections.filter(({ kind }) => kind === 'numbers').length <= 1,
      'expected at most one section of numbers, because it has the claim about attorneys',
    ),
    finalCta: z.strictObject({ heading: headlineSchema, text: anyText(40, 320) }),
    sources: z.array(sourceSchema).default([]).describe('Sources of all public facts on the page'),
  })
  .superRefine(checkCites);
export type City = z.infer<typeof citySchema>;

const label = anyText(3, 60);

/** Content of `content/pages/cities.yaml`. */
export const cityPageSchema = z.strictObject({
  second: z
    .strictObject({ label, href: pathSchema })
    .optional()
    .describe('The second button of the hero and the page that it leads to'),
  competitors: z
    .strictObject({
      ...sampleMark('the owner has not confirmed the rule about competing firms'),
      term: label,
      text: plainText(40, 320).describe(
        '{county} is the county on the map, "Polk County", or the city without one; {city} is the city',
      ),
    })
    .optional()
    .describe('The agency’s rule about clients that compete with each other'),
});
export type CityPageCopy = z.infer<typeof cityPageSchema>;
