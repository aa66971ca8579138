import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import {
  citedPointSchema,
  citesListedSources,
  citesSchema,
  sectionStart,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import { serviceCore, serviceSchema } from './schema.ts';
import { WEEKS } from './timeline.ts';

/** What the technology block covers, in the order it is shown. */
const TECHNOLOGY_TOPICS = [
  'mobile-responsive',
  'page-speed',
  'accessibility',
  'ssl',
  'schema-markup',
  'analytics',
] as const;

const pageFigure = z.enum(['received', 'kept', 'firstPaint', 'largestPaint', 'script', 'cookies']);
const drawing = z.strictObject({
  title: z.string().min(5).max(60).describe('Which page it is'),
  parts: z.array(plainText(5, 90)).length(5).describe('The numbered parts of the drawing, in order'),
});

/** The web design page. Content of `content/services/web-design.yaml`. */
export const webDesignSchema = z
  .strictObject({
    kind: z.literal('web-design').describe('Which of the two layouts of a service page this is'),
    ...serviceCore,
    measured: z
      .strictObject({
        ...sectionStart,
        reader: plainText(40, 240).optional().describe('Line that leads to the page reader'),
        title: plainText(5, 80).describe('Title of the exhibit with the figures'),
        text: plainText(40, 320).describe('What is measured, where, and who learns of it'),
        figures: z.record(
          pageFigure,
          z.strictObject({ term: z.string().min(3).max(50), note: plainText(10, 160) }),
        ),
        notMeasured: z.string().min(3).max(30).describe('In the place of a figure until it is measured'),
        byHand: plainText(40, 320).describe('How anybody measures it without our script'),
        drawingTitle: plainText(5, 80).describe('Title of the exhibit with the drawings'),
        drawingText: plainText(20, 240).describe('What the two drawings compare'),
        before: drawing,
        after: drawing,
        drawingNote: plainText(10, 160).describe('That the drawings are examples'),
      })
      .describe('This page as an exhibit'),
    specialist: z.strictObject({
      ...sectionStart,
      paragraphs: z
        .array(glossedText(120, 800))
        .min(2)
        .max(4)
        .describe('Why a law-firm site wants people who build only those'),
      cites: citesSchema
        .optional()
        .describe('What the first paragraph rests on: numbers of entries in sources'),
    }),
    differentiators: z.strictObject({
      ...sectionStart,
      cards: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(70).describe('The difference in a few words'),
            text: glossedText(80, 420).describe('What it means in the finished site'),
          }),
        )
        .length(6)
        .describe('Grid of differences'),
    }),
    process: z.strictObject({
      ...sectionStart,
      steps: z
        .array(
          z.strictObject({
            title: z.string().min(4).max(60).describe('Name of the step'),
            when: z
              .string()
              .max(40)
              .regex(WEEKS, 'expected weeks such as "1–2 weeks"')
              .describe('How long it takes: "1–2 weeks"; the five add up to the timeline'),
            text: plainText(80, 480).describe('What happens'),
            deliverable: plainText(20, 200).describe('What the firm has in hand at the end of the step'),
          }),
        )
        .length(5)
        .describe('Numbered steps in order'),
    }),
    technology: z.strictObject({
      ...sectionStart,
      items: z
        .array(
          citedPointSchema.extend({
            topic: z.enum(TECHNOLOGY_TOPICS).describe('Which of the six topics this is'),
          }),
        )
        .length(TECHNOLOGY_TOPICS.length)
        .refine(
          (items) => items.every((item, index) => item.topic === TECHNOLOGY_TOPICS[index]),
          'expected every topic once, in order',
        )
        .describe('Technical ground every site stands on'),
    }),
    platforms: z.strictObject({
      ...sectionStart,
      options: z
        .array(
          z.strictObject({
            name: z.string().min(3).max(40).describe('Platform'),
            summary: plainText(40, 240).describe('What it is'),
            choose: plainText(60, 320).describe('When we recommend it'),
            avoid: plainText(60, 320).describe('When we do not'),
            leaving: plainText(40, 260).describe('What the firm takes along when it changes agency or host'),
          }),
        )
        .length(3)
        .describe('The three platform options'),
    }),
  })
  .refine((page) => citesListedSources({ sources: page.sources, points: page.technology.items }), {
    path: ['technology', 'items'],
    error: UNLISTED_SOURCE,
  })
  .refine(
    ({ sources, specialist, faq }) => citesListedSources({ sources, points: [specialist, ...faq.items] }),
    { path: ['sources'], error: UNLISTED_SOURCE },
  );
export type WebDesign = z.infer<typeof webDesignSchema>;

/** Any file of `content/services/`: its `kind` says which fields are expected. */
export const servicePageSchema = z.discriminatedUnion('kind', [serviceSchema, webDesignSchema]);
export type ServicePage = z.infer<typeof servicePageSchema>;
