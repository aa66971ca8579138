import { z } from 'zod';
import { glossedText, plainText } from '../content/glossary.ts';
import {
  citedFaqItemSchema,
  citesSchema,
  sectionStart,
  serviceStatSchema,
  UNLISTED_SOURCE,
} from '../content/page-parts.ts';
import { namedPathSchema, pathSchema, referenceTo, sourceSchema } from '../content/parts.ts';
import { shownClaimSchema } from '../features/claims/schema.ts';
import { measuredSchema } from '../features/exhibits/measured.ts';
import { drawnExhibitSchema } from '../features/exhibits/schema.ts';
import { sheetSchema } from '../features/exhibits/sheet-schema.ts';
import { WEEKS } from '../features/exhibits/timeline.ts';

/** Last part of the address of a section. */
export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens, such as terms')
  .describe('Anchor: a link to the section ends in # and this');
const id = anchorSchema.optional();

/** Start of a numbered section: its label stands in the left rail, its heading beside it. */
export const numberedSection = { id, ...sectionStart };

/** Start of a section across the page, which has no number. */
const { heading, ask, report } = sectionStart;
const bandSection = { id, heading, ask, report };

export const memberSlugSchema = referenceTo('member');
const paragraphs = z.array(glossedText(40, 900)).min(1).max(6);

/** A drawing of the page, over what the section has or under it. */
const exhibit = z
  .strictObject({
    place: z.enum(['before', 'after']).default('before').describe('Over or under the rest'),
    drawing: z.discriminatedUnion('kind', [drawnExhibitSchema, measuredSchema]),
  })
  .optional()
  .describe('A drawing from figures that the page states');

/** The icons that an item of a lettered list may carry. */
export const ITEM_ICONS = ['AlertCircle', 'Target', 'TrendingUp', 'Users'] as const;

/** Things of one kind: services, departments, problems with what is done about each. */
const itemsSchema = z.strictObject({
  kind: z.literal('items'),
  ...numberedSection,
  look: z
    .enum(['grid', 'lettered', 'rows'])
    .default('grid')
    .describe(
      'grid: side by side in one frame; lettered: (a), (b), (c), two beside each other; rows: one under another',
    ),
  intro: plainText(40, 320).optional().describe('Over the items, in large type'),
  cites: citesSchema.optional().describe('What the intro rests on'),
  exhibit,
  columns: z
    .int()
    .min(2)
    .max(4)
    .default(3)
    .describe('Items of a grid beside each other on a wide screen'),
  lastLine: plainText(3, 40)
    .optional()
    .describe('Words before the last line of each item, such as "You can check"'),
  strongLast: z.boolean().default(false).describe('The last lines are bold in whole'),
  items: z
    .array(
      z.strictObject({
        id,
        icon: z.enum(ITEM_ICONS).optional().describe('Beside an item of a lettered list'),
        title: plainText(3, 90).describe('The item in a few words'),
        people: z
          .array(memberSlugSchema)
          .min(1)
          .optional()
          .describe('Who answers for it: names of files in team'),
        text: glossedText(20, 420).optional().describe('What there is to say about it'),
        facts: z
          .array(
            z.strictObject({
              term: plainText(3, 40).describe('What it is about: "When it fits"'),
              text: plainText(20, 140),
            }),
          )
          .max(3)
          .optional()
          .describe('In rows: the same up to three things about each item'),
        cites: citesSchema.optional(),
        last: plainText(5, 320).optional().describe('Its last line, at the foot'),
      }),
    )
    .min(1)
    .describe('The items in order'),
});

/** Steps in order: how we work, or what a reader can do alone. */
const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    ...numberedSection,
    intro: plainText(40, 320).optional().describe('What the reader will have at the end'),
    minutes: z
      .int()
      .min(5)
      .max(240)
      .optional()
      .describe(
        'Time for all steps that a reader does alone: makes them a how-to for search engines',
      ),
    timeline: plainText(5, 110)
      .optional()
      .describe('Title of a drawing of the weeks, which each step then says: "1–2 weeks"'),
    lastLine: plainText(3, 40)
      .optional()
      .describe('Words before the end of each step, such as "You get"'),
    steps: z
      .array(
        z.strictObject({
          title: plainText(4, 80).describe('Name of the step'),
          when: z
            .string()
            .min(3)
            .max(40)
            .optional()
            .describe('When it happens, or how long it takes'),
          text: plainText(20, 240).describe('What happens, or what to do and where'),
          last: plainText(20, 200).optional().describe('What there is at the end of the step'),
          href: namedPathSchema
            .optional()
            .describe('Page of this site that goes on from this step'),
          image: pathSchema
            .optional()
            .describe('Picture of the step for search engines, a path in the public folder'),
        }),
      )
      .min(1)
      .describe('The steps in order'),
  })
  .refine(({ timeline, steps }) => !timeline || steps.every(({ when = '' }) => WEEKS.test(when)), {
    path: ['steps'],
    error: 'expected when of each step in weeks, such as "1–2 weeks", for the timeline',
  });

/** Figures side by side: claims of the register, or figures with how each is worked out. */
const figuresSchema = z
  .strictObject({
    kind: z.literal('figures'),
    id,
    label: sectionStart.label.optional(),
    heading: heading.optional(),
    claims: z.array(shownClaimSchema).max(7).default([]).describe('Claims of the register'),
    figures: z.array(serviceStatSchema).max(7).default([]).describe('Figures of this page'),
    note: plainText(40, 320).optional().describe('How to read the figures'),
  })
  .refine(({ label, heading: words }) => Boolean(label) === Boolean(words), {
    error: 'expected label and heading together, or neither',
  });

/** Running text in a few paragraphs: a reason, a story. */
const proseSchema = z.strictObject({
  kind: z.literal('prose'),
  ...numberedSection,
  paragraphs: paragraphs.describe('The text; the first paragraph is set larger'),
});

/** Who leads: portraits with the way to each profile, beside a text about them. */
const peopleSchema = z.strictObject({
  kind: z.literal('people'),
  ...numberedSection,
  people: z
    .array(
      z.strictObject({
        person: memberSlugSchema.describe(
          'Name of the file in team; name, title and photo come from there',
        ),
        link: z.string().min(5).max(60).describe('Text of the link to the full profile'),
      }),
    )
    .min(1)
    .describe('Whose portraits are shown; on the about page the first of them is in the hero'),
  paragraphs: paragraphs.describe('Who they are'),
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

/** One client with figures across the page: a firm of this practice area, or one that bought this service. */
const caseSchema = z.strictObject({
  kind: z.literal('case'),
  id,
  case: referenceTo('case').describe('Id of one of the cases in pages/home.yaml'),
  why: plainText(20, 170).describe('What in this case has to do with the page'),
  dark: z.boolean().default(false).describe('On dark ground, where the page has no other'),
});

/** One figure as an exhibit: what it is, what it counts, who published it. */
const figureSchema = z.strictObject({
  kind: z.literal('figure'),
  id,
  figure: z.string().min(1).max(20).describe('The figure'),
  text: z.string().min(20).max(260).describe('What it counts and why it matters here'),
  source: sourceSchema,
});

/** Questions and answers, which are also put into the structured data. */
const faqBlockSchema = z.strictObject({
  kind: z.literal('faq'),
  ...numberedSection,
  exhibit,
  items: z.array(citedFaqItemSchema).min(1).describe('Questions and answers'),
});

/** Links to every city that has a page. Nothing is shown where there is none. */
const citiesSchema = z.strictObject({
  kind: z.literal('cities'),
  id,
  title: plainText(5, 60).describe('Over the links'),
});

/** What any page may have, in any order. A page may have kinds of its own besides. */
const BLOCKS = [
  caseSchema,
  citiesSchema,
  faqBlockSchema,
  figureSchema,
  figuresSchema,
  itemsSchema,
  peopleSchema,
  proseSchema,
  sheetSectionSchema,
  stepsSchema,
] as const;
export const blockSchema = z.discriminatedUnion('kind', BLOCKS);
export type Block = z.infer<typeof blockSchema>;
/** The block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

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
    .describe('The sections of the page in their order');

/** The first section of a kind. */
export const sectionOf = <Section extends { kind: string }, Kind extends Section['kind']>(
  sections: readonly Section[],
  kind: Kind,
) => sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

/** Whether a page shows what its visitor's browser measures of it. */
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
