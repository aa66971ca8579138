import { z } from 'zod';
import { plainText } from '../content/glossary.ts';
import {
  numberedSection,
  paragraphsSchema,
  UNLISTED_SOURCE_MESSAGE,
} from '../content/page-parts.ts';
import { anyText, pathSchema } from '../content/parts.ts';
import type { Claim } from '../features/claims/schema.ts';
import { sheetSchema } from '../features/exhibits/schema.ts';
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

const { id, label, heading, ask, report, reader } = numberedSection;
const bandSection = { id, heading, ask, report, reader };

const proseSchema = z.strictObject({
  kind: z.literal('prose'),
  ...numberedSection,
  paragraphs: paragraphsSchema.describe('The text; the first paragraph is set larger'),
});

const sheetSectionSchema = z.strictObject({
  kind: z.literal('sheet'),
  ...bandSection,
  intro: plainText(20, 320).optional().describe('Beside the heading'),
  link: z
    .strictObject({
      name: anyText(10, 90).describe('Text of the link, such as the title of an article'),
      href: pathSchema,
    })
    .optional()
    .describe('Link right after the intro'),
  sheet: sheetSchema,
});

const contactSchema = z.strictObject({
  kind: z.literal('contact'),
  id,
  label,
  heading,
  text: plainText(40, 400).describe('What a visitor can request, and what the visitor gets'),
});

const citiesSchema = z.strictObject({
  kind: z.literal('cities'),
  id,
  title: plainText(5, 60).describe('Title above the links'),
});

const BLOCK_SCHEMAS = [
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
export const blockSchema = z.discriminatedUnion('kind', BLOCK_SCHEMAS);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Sections of these kinds continue the section before them if they have no label. */
const CONTINUING_KINDS: readonly string[] = ['table', 'rules'];

type SectionSchema = z.ZodObject<{
  kind: z.ZodLiteral<string>;
  id: z.ZodType<string | undefined>;
}>;

/** `pageSchemas` are the schemas of sections that only this page has. */
export const sectionsSchema = <PageSchemas extends readonly SectionSchema[]>(
  ...pageSchemas: PageSchemas
) =>
  z
    .array(z.discriminatedUnion('kind', [...BLOCK_SCHEMAS, ...pageSchemas]))
    .min(1)
    .refine((sections) => {
      const anchors = sections.flatMap((section) => section.id ?? []);
      return new Set(anchors).size === anchors.length;
    }, 'expected different ids')
    .refine(
      (sections) => sections.filter(({ kind }) => kind === 'quotes').length <= 1,
      'expected at most one section of quotes, because it shows the mean of all ratings',
    )
    .refine(
      ([firstSection]) =>
        !firstSection || 'label' in firstSection || !CONTINUING_KINDS.includes(firstSection.kind),
      {
        path: [0],
        error: 'expected a label, or a section before this one',
      },
    )
    .describe('The sections of the page in their order');

export const findSection = <Section extends { kind: string }, Kind extends Section['kind']>(
  sections: readonly Section[],
  kind: Kind,
) => sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

type ExhibitSection = { kind: string; exhibit?: { kind: string } | undefined };

export const hasMeasuredExhibit = (sections: readonly ExhibitSection[]) =>
  sections.some(({ exhibit }) => exhibit?.kind === 'measured');

type IssueContext = {
  addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void;
};

export function checkCites(
  page: { sources: readonly unknown[]; sections: readonly unknown[] },
  context: IssueContext,
): void {
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('cites' in value && Array.isArray(value.cites)) {
      if (value.cites.some((number) => number > page.sources.length))
        context.addIssue({
          code: 'custom',
          path: [...path, 'cites'],
          message: UNLISTED_SOURCE_MESSAGE,
        });
    }
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [key, child] of entries) visit(child, [...path, key]);
  };
  visit(page.sections, ['sections']);
}

type CaseSection = { case: string; why: string };
const isCase = (value: object): value is CaseSection => 'kind' in value && value.kind === 'case';

/** Returns ids of the claims register, and claims of client cases, in the order of the file. */
export function claimsIn(
  value: unknown,
  claimFromCase?: (section: CaseSection) => Claim,
): (string | Claim)[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('claim' in value && 'label' in value && typeof value.claim === 'string') return [value.claim];
  if (isCase(value)) return claimFromCase ? [claimFromCase(value)] : [];
  return Object.values(value).flatMap((part) => claimsIn(part, claimFromCase));
}
