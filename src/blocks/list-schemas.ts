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
import { anyText, namedPathSchema } from '../content/parts.ts';
import { WEEKS } from '../features/exhibits/chart-scale.ts';
import { drawnExhibitSchema, measuredSchema } from '../features/exhibits/schema.ts';

const exhibit = z
  .discriminatedUnion('kind', [drawnExhibitSchema, measuredSchema])
  .optional()
  .describe('A drawing of figures, above the rest of the section');

export const ITEM_ICONS = ['AlertCircle', 'Target', 'TrendingUp', 'Users'] as const;

const item = z.strictObject({
  id: anchorSchema.optional(),
  icon: z.enum(ITEM_ICONS).optional().describe('Beside an item of a lettered list'),
  title: plainText(3, 90).describe('The item in a few words'),
  people: z
    .array(memberSlugSchema)
    .min(1)
    .optional()
    .describe('Responsible people: names of files in team'),
  text: glossedText(20, 420).optional().describe('Description of the item'),
  facts: z
    .array(
      z.strictObject({
        term: plainText(3, 40).describe('Subject of the fact: "When it fits"'),
        text: plainText(20, 140),
      }),
    )
    .max(3)
    .optional()
    .describe('With look rows: up to three facts, with the same terms for all items'),
  cites: citesSchema.optional(),
  last: plainText(5, 320).optional().describe('The last line, at the bottom of the item'),
});

export const itemsSchema = z.strictObject({
  kind: z.literal('items'),
  ...numberedSection,
  look: z
    .enum(['grid', 'lettered', 'rows'])
    .default('grid')
    .describe(
      'grid: cells beside each other; lettered: (a), (b), (c) in two columns; rows: one row for each item',
    ),
  intro: plainText(40, 320).optional().describe('Above the items, in large type'),
  cites: citesSchema
    .optional()
    .describe('Numbers of the sources of the intro; the first source is 1'),
  exhibit,
  columns: z
    .int()
    .min(2)
    .max(4)
    .default(3)
    .describe('Number of columns of a grid on a wide screen'),
  lastLine: plainText(3, 40)
    .optional()
    .describe('Text before the last line of each item, such as "You can check"'),
  strongLast: z.boolean().default(false).describe('true: the whole last line of each item is bold'),
  items: z.array(item).min(1).describe('The items in order'),
});

const step = z.strictObject({
  title: plainText(3, 80).describe('Name of the step'),
  when: anyText(3, 40).optional().describe('When it happens, or how long it takes'),
  text: plainText(20, 500).describe('Description of the step'),
  cites: citesSchema.optional(),
  last: plainText(20, 260).optional().describe('The last line: the result of the step'),
  href: namedPathSchema.optional().describe('Page of this site about the step'),
});

export const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    ...numberedSection,
    intro: plainText(40, 320).optional().describe('Result of the steps for the reader'),
    paragraphs: z
      .array(citedParagraphSchema)
      .min(1)
      .max(4)
      .optional()
      .describe('Information before the steps'),
    minutes: z
      .int()
      .min(5)
      .max(240)
      .optional()
      .describe(
        'Duration of all steps, if a reader does them alone; makes the section a how-to for search engines',
      ),
    timeline: plainText(5, 110)
      .optional()
      .describe(
        'Title of a chart of the weeks; requires the weeks of each step in when: "1–2 weeks"',
      ),
    lastLine: plainText(3, 40)
      .optional()
      .describe('Text before the last line of each step, such as "You get"'),
    steps: z.array(step).min(1).describe('The steps in order'),
  })
  .refine(({ timeline, steps }) => !timeline || steps.every(({ when = '' }) => WEEKS.test(when)), {
    path: ['steps'],
    error: 'expected when of each step in weeks, such as "1–2 weeks", for the timeline',
  });

const phase = z.strictObject({
  title: plainText(4, 80).describe('Name of the phase'),
  when: anyText(3, 40).describe('Time of the phase: "Weeks 2 to 5"'),
  text: plainText(30, 150).optional(),
});

export const phasesSchema = z.strictObject({
  kind: z.literal('phases'),
  ...numberedSection,
  phases: z.array(phase).min(1).max(5).describe('The phases in order'),
});

export const faqBlockSchema = z.strictObject({
  kind: z.literal('faq'),
  ...numberedSection,
  exhibit,
  items: z.array(citedFaqItemSchema).min(1).describe('Questions and answers'),
});

const row = z.strictObject({
  cells: z
    .array(anyText(1, 150))
    .min(2)
    .max(4)
    .describe('The cells; the first is the head of the row'),
});

export const tableSchema = z
  .strictObject({
    kind: z.literal('table'),
    ...numberedSection,
    label: numberedSection.label
      .optional()
      .describe(
        'Short label in the left rail; without it the table continues the section before it',
      ),
    columns: z.array(anyText(2, 40)).min(2).max(4).describe('Heads of the columns'),
    rows: z.array(row).min(1).max(12).describe('The rows in order'),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length) {
        const message = `expected a cell for each of the ${columns.length} columns, got ${cells.length}`;
        context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
      }
  });

const link = z.strictObject({
  href: namedPathSchema.describe('The page; its name is the text of the link'),
  text: plainText(20, 140).describe('What the page offers to the reader'),
});

export const linksSchema = z.strictObject({
  kind: z.literal('links'),
  ...numberedSection,
  links: z.array(link).min(1).describe('The links in order'),
});

const unnumberedSection = {
  id: anchorSchema.optional(),
  heading: plainText(3, 110).describe('Subject of the section'),
};

const list = z.strictObject({
  title: plainText(3, 60).optional().describe('Title above the list'),
  numbered: z.boolean().default(true).describe('true: the points have numbers'),
  items: z.array(glossedText(6, 400)).min(1).describe('The points in order'),
});

export const listsSchema = z.strictObject({
  kind: z.literal('lists'),
  ...unnumberedSection,
  label: railLabelSchema
    .optional()
    .describe('Short label in the left rail; without it the section has no number'),
  note: plainText(3, 160).optional().describe('Above the lists, in small type'),
  lists: z.array(list).min(1).max(3),
});

export const reachSchema = z.strictObject({ kind: z.literal('reach'), ...unnumberedSection });
