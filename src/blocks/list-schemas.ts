import { z } from 'zod';
import { glossedText, plainText } from '../content/glossary.ts';
import {
  anchorSchema,
  citedFaqItemSchema,
  citedParagraphSchema,
  citesSchema,
  memberSlugSchema,
  numberedSection,
  railLabelSchema,
} from '../content/page-parts.ts';
import { namedPathSchema, pathSchema } from '../content/parts.ts';
import { drawnExhibitSchema, measuredSchema } from '../features/exhibits/schema.ts';
import { WEEKS } from '../features/exhibits/timeline.ts';

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

/** Items are things of one kind: services, departments, problems with what is done about each. */
export const itemsSchema = z.strictObject({
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
        id: anchorSchema.optional(),
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

/** Steps follow one another: how we work, or what a reader can do alone. */
export const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    ...numberedSection,
    intro: plainText(40, 320).optional().describe('What the reader will have at the end'),
    paragraphs: z
      .array(citedParagraphSchema)
      .min(1)
      .max(4)
      .optional()
      .describe('What to know before the steps'),
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
          title: plainText(3, 80).describe('Name of the step'),
          when: z
            .string()
            .min(3)
            .max(40)
            .optional()
            .describe('When it happens, or how long it takes'),
          text: plainText(20, 500).describe('What happens, or what to do and where'),
          cites: citesSchema.optional(),
          last: plainText(20, 260).optional().describe('What there is at the end of the step'),
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

/** Phases state when what happens, on a line of time. */
export const phasesSchema = z.strictObject({
  kind: z.literal('phases'),
  ...numberedSection,
  phases: z
    .array(
      z.strictObject({
        title: plainText(4, 80).describe('What happens'),
        when: z.string().min(3).max(40).describe('When: "Weeks 2 to 5"'),
        text: plainText(30, 150).optional(),
      }),
    )
    .min(1)
    .max(5)
    .describe('The phases in order'),
});

/** Questions and answers, which are also put into the structured data. */
export const faqBlockSchema = z.strictObject({
  kind: z.literal('faq'),
  ...numberedSection,
  exhibit,
  items: z.array(citedFaqItemSchema).min(1).describe('Questions and answers'),
});

/** A table without a label belongs to the section before it, under a small heading. */
export const tableSchema = z
  .strictObject({
    kind: z.literal('table'),
    ...numberedSection,
    label: numberedSection.label
      .optional()
      .describe('Short label in the left rail; without it the table goes on in the section before'),
    columns: z.array(z.string().min(2).max(40)).min(2).max(4).describe('Heads of the columns'),
    rows: z
      .array(
        z.strictObject({
          cells: z
            .array(z.string().min(1).max(150))
            .min(2)
            .max(4)
            .describe('The first cell names the row'),
        }),
      )
      .min(1)
      .max(12)
      .describe('The rows in order'),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length) {
        const message = `expected a cell for each of the ${columns.length} columns, got ${cells.length}`;
        context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
      }
  });

/** Links to pages of this site, each with a sentence about what the reader finds there. */
export const linksSchema = z.strictObject({
  kind: z.literal('links'),
  ...numberedSection,
  links: z
    .array(
      z.strictObject({
        href: namedPathSchema.describe('The page; its name is the text of the link'),
        text: plainText(20, 140).describe('What it has for the reader of this page'),
      }),
    )
    .min(1)
    .describe('The links in order'),
});

/** Sections that may be without a number: their heading is small, in the left rail. */
const start = {
  id: anchorSchema.optional(),
  heading: plainText(3, 110).describe('What the section is about'),
};

/** Lists have short points. One list alone is set in two columns, several are beside each other. */
export const listsSchema = z.strictObject({
  kind: z.literal('lists'),
  ...start,
  label: railLabelSchema
    .optional()
    .describe('Short label in the left rail; without it the section has no number'),
  note: plainText(3, 160).optional().describe('Over the lists, in small type'),
  lists: z
    .array(
      z.strictObject({
        title: plainText(3, 60).optional().describe('Over the list'),
        numbered: z.boolean().default(true).describe('Whether its points have numbers'),
        items: z.array(glossedText(6, 400)).min(1).describe('The points in order'),
      }),
    )
    .min(1)
    .max(3),
});

/** The section shows the email address and the phone number of site.yaml. */
export const reachSchema = z.strictObject({ kind: z.literal('reach'), ...start });
