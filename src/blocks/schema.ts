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

/** Start of a section across the page, which has no number. */
const { id, label, heading, ask, report, reader } = numberedSection;
const bandSection = { id, heading, ask, report, reader };

/** The section has running text in a few paragraphs: a reason, a story. */
const proseSchema = z.strictObject({
  kind: z.literal('prose'),
  ...numberedSection,
  paragraphs: paragraphsSchema.describe('The text; the first paragraph is set larger'),
});

/** A document of the work across the page on dark ground: terms, rules, notes of a call. */
const sheetSectionSchema = z.strictObject({
  kind: z.literal('sheet'),
  ...bandSection,
  intro: plainText(20, 320).optional().describe('Beside the heading'),
  link: z
    .strictObject({
      name: z.string().min(10).max(90).describe('Its words, such as the title of an article'),
      href: pathSchema,
    })
    .optional()
    .describe('Link right after the intro'),
  sheet: sheetSchema,
});

/** The section invites a request within a page: it states what to bring, and has a button, phone and email. */
const contactSchema = z.strictObject({
  kind: z.literal('contact'),
  id,
  label,
  heading,
  text: plainText(40, 400).describe('What to ask for, and what the reader gets'),
});

/** Links to every city that has a page. Nothing is shown where there is none. */
const citiesSchema = z.strictObject({
  kind: z.literal('cities'),
  id,
  title: plainText(5, 60).describe('Over the links'),
});

/** The kinds of section that any page may use, in any order. A page may add kinds of its own. */
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
/** The block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Kinds that go on under the section before them where they have no label. */
const GOING_ON: readonly string[] = ['table', 'rules'];

type SectionSchema = z.ZodObject<{
  kind: z.ZodLiteral<string>;
  id: z.ZodType<string | undefined>;
}>;

/** The list of sections of a page: blocks, and the kinds that only this page has. */
export const sectionsSchema = <Own extends readonly SectionSchema[]>(...own: Own) =>
  z
    .array(z.discriminatedUnion('kind', [...BLOCKS, ...own]))
    .min(1)
    .refine((sections) => {
      const anchors = sections.flatMap((section) => section.id ?? []);
      return new Set(anchors).size === anchors.length;
    }, 'expected every id once')
    .refine(
      (sections) => sections.filter(({ kind }) => kind === 'quotes').length <= 1,
      'expected one section of quotes at most, whose mean counts every rating',
    )
    .refine(([first]) => !first || 'label' in first || !GOING_ON.includes(first.kind), {
      path: [0],
      error: 'expected a label, or a section before this one',
    })
    .describe('The sections of the page in their order');

/** The first section of a kind. */
export const sectionOf = <Section extends { kind: string }, Kind extends Section['kind']>(
  sections: readonly Section[],
  kind: Kind,
) => sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

/** Returns whether a page shows what its visitor's browser measures of it. */
export const isMeasured = (sections: readonly object[]) =>
  sections.some(
    (section) => 'exhibit' in section && JSON.stringify(section.exhibit).includes('"measured"'),
  );

type Issues = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void };

/** Every number that a page cites is that of an entry in its sources. */
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
