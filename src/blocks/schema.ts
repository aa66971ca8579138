import { z } from 'zod';
import { plainText } from '../content/glossary.ts';
import { numberedSection, paragraphsSchema, UNLISTED_SOURCE } from '../content/page-parts.ts';
import { pathSchema } from '../content/parts.ts';
import { sheetSchema } from '../features/exhibits/sheet-schema.ts';
import {
  faqBlockSchema,
  itemsSchema,
  linksSchema,
  listsSchema,
  phasesSchema,
  reachSchema,
  stepsSchema,
  tableSchema,
} from './list-schemas.ts';
import {
  caseSchema,
  figureSchema,
  figuresSchema,
  peopleSchema,
  quotesSchema,
  storySchema,
} from './proof-schemas.ts';

/** Fields of a section without a number, which has the whole width of the page. */
const { id, label, heading, ask, report, reader } = numberedSection;
const bandSection = { id, heading, ask, report, reader };

/** A section with a few paragraphs of text, such as a reason or a story. */
const proseSchema = z.strictObject({
  kind: z.literal('prose'),
  ...numberedSection,
  paragraphs: paragraphsSchema.describe('The text; the first paragraph is set larger'),
});

/** A section with a document on a dark background, such as terms, rules or notes of a call. */
const sheetSectionSchema = z.strictObject({
  kind: z.literal('sheet'),
  ...bandSection,
  intro: plainText(20, 320).optional().describe('Beside the heading'),
  link: z
    .strictObject({
      name: z
        .string()
        .min(10)
        .max(90)
        .describe('Text of the link, such as the title of an article'),
      href: pathSchema,
    })
    .optional()
    .describe('Link right after the intro'),
  sheet: sheetSchema,
});

/** A section that invites a request, with a button, the phone number and the mail address. */
const contactSchema = z.strictObject({
  kind: z.literal('contact'),
  id,
  label,
  heading,
  text: plainText(40, 400).describe('What a visitor can request, and what the visitor gets'),
});

/** A section with links to all cities with a page. Nothing is shown if there are none. */
const citiesSchema = z.strictObject({
  kind: z.literal('cities'),
  id,
  title: plainText(5, 60).describe('Title above the links'),
});

/** The kinds of sections for any page, in any order. A page may have further kinds. */
const BLOCKS = [
  caseSchema,
  citiesSchema,
  contactSchema,
  faqBlockSchema,
  figureSchema,
  figuresSchema,
  itemsSchema,
  linksSchema,
  listsSchema,
  peopleSchema,
  phasesSchema,
  proseSchema,
  quotesSchema,
  reachSchema,
  sheetSectionSchema,
  stepsSchema,
  storySchema,
  tableSchema,
] as const;
export const blockSchema = z.discriminatedUnion('kind', BLOCKS);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Kinds that continue the section before them if they have no label. */
const GOING_ON: readonly string[] = ['table', 'rules'];

type SectionSchema = z.ZodObject<{
  kind: z.ZodLiteral<string>;
  id: z.ZodType<string | undefined>;
}>;

/** Returns the schema for the list of sections of a page: all blocks, and in `own` the kinds that only this page has. */
export const sectionsSchema = <Own extends readonly SectionSchema[]>(...own: Own) =>
  z
    .array(z.discriminatedUnion('kind', [...BLOCKS, ...own]))
    .min(1)
    .refine((sections) => {
      const anchors = sections.flatMap((section) => section.id ?? []);
      return new Set(anchors).size === anchors.length;
    }, 'expected different ids')
    .refine(
      (sections) => sections.filter(({ kind }) => kind === 'quotes').length <= 1,
      'expected at most one section of quotes, because it shows the mean of all ratings',
    )
    .refine(([first]) => !first || 'label' in first || !GOING_ON.includes(first.kind), {
      path: [0],
      error: 'expected a label, or a section before this one',
    })
    .describe('The sections of the page in their order');

/** Returns the first section of a kind; undefined if the page has none. */
export const sectionOf = <Section extends { kind: string }, Kind extends Section['kind']>(
  sections: readonly Section[],
  kind: Kind,
) => sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

/** Returns whether a page shows figures that the visitor's browser measures. */
export const isMeasured = (sections: readonly object[]) =>
  sections.some(
    (section) => 'exhibit' in section && JSON.stringify(section.exhibit).includes('"measured"'),
  );

type Issues = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void };

/** Checks that every cited number is the number of an entry in the page's sources. */
export function checkCites(
  page: { sources: readonly unknown[]; sections: readonly unknown[] },
  context: Issues,
): void {
  const look = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('cites' in value && Array.isArray(value.cites)) {
      if (value.cites.some((number) => number > page.sources.length))
        context.addIssue({ code: 'custom', path: [...path, 'cites'], message: UNLISTED_SOURCE });
    }
    const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [key, part] of parts) look(part, [...path, key]);
  };
  look(page.sections, ['sections']);
}
