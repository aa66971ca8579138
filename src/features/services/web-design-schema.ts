import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citedPointSchema,
  citesListedSources,
  citesSchema,
  sectionStart,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import { serviceCore, serviceSchema } from './schema.ts';
import { WEEKS } from './timeline.ts';

const pageFigure = z.enum(['received', 'kept', 'firstPaint', 'largestPaint', 'script', 'cookies']);
/** The web design page. Content of `content/services/web-design.yaml`. */
export const webDesignSchema = z
  .strictObject({
    kind: z.literal('web-design').describe('Which of the two layouts of a service page this is'),
    ...serviceCore,
    measured: z
      .strictObject({
        title: plainText(5, 80).describe('Title of the exhibit'),
        text: plainText(40, 320).describe('What is measured, where, and who learns of it'),
        figures: z
          .record(pageFigure, z.string().min(3).max(50))
          .describe('What each figure is called'),
        notMeasured: z
          .string()
          .min(3)
          .max(30)
          .describe('In the place of a figure until it is measured'),
        byHand: plainText(40, 320).describe('How anybody measures it without our script'),
      })
      .optional()
      .describe('This page as an exhibit'),
    specialist: z
      .strictObject({
        ...sectionStart,
        text: plainText(80, 320).describe('Why a law-firm site wants people who build only those'),
        cites: citesSchema.optional().describe('What it rests on: numbers of entries in sources'),
        cards: z
          .array(
            z.strictObject({
              title: z.string().min(5).max(70).describe('The difference in a few words'),
              text: plainText(60, 220).describe('What it means in the finished site'),
            }),
          )
          .min(1)
          .describe('Grid of differences'),
      })
      .optional(),
    process: z
      .strictObject({
        ...sectionStart,
        steps: z
          .array(
            z.strictObject({
              title: z.string().min(4).max(60).describe('Name of the step'),
              when: z
                .string()
                .max(40)
                .regex(WEEKS, 'expected weeks such as "1–2 weeks"')
                .describe('How long it takes: "1–2 weeks"; all add up to the timeline'),
              text: plainText(60, 240).describe('What happens'),
              deliverable: plainText(20, 200).describe(
                'What the firm has in hand at the end of the step',
              ),
            }),
          )
          .min(2)
          .describe('Numbered steps in order'),
      })
      .optional(),
    technology: z.strictObject({
      ...sectionStart,
      items: z
        .array(
          citedPointSchema.extend({
            topic: z
              .string()
              .regex(/^[a-z0-9-]+$/, 'expected a name in small letters, such as page-speed')
              .describe('Anchor of the point'),
          }),
        )
        .min(1)
        .refine(
          (items) => new Set(items.map(({ topic }) => topic)).size === items.length,
          'expected every topic once',
        )
        .describe('Technical ground every site stands on'),
    }),
    platforms: z
      .strictObject({
        ...sectionStart,
        options: z
          .array(
            z.strictObject({
              name: z.string().min(3).max(40).describe('Platform'),
              choose: plainText(30, 140).describe('When we recommend it'),
              avoid: plainText(30, 140).describe('When we do not'),
              leaving: plainText(30, 140).describe(
                'What the firm takes along when it changes agency or host',
              ),
            }),
          )
          .min(1)
          .describe('The platform options'),
      })
      .optional(),
  })
  .refine((page) => citesListedSources({ sources: page.sources, points: page.technology.items }), {
    path: ['technology', 'items'],
    error: UNLISTED_SOURCE,
  })
  .refine(
    ({ sources, specialist, faq }) =>
      citesListedSources({ sources, points: [...(specialist ? [specialist] : []), ...faq.items] }),
    { path: ['sources'], error: UNLISTED_SOURCE },
  );
export type WebDesign = z.infer<typeof webDesignSchema>;

/** Any file of `content/services/`: its `kind` says which fields are expected. */
export const servicePageSchema = z.discriminatedUnion('kind', [serviceSchema, webDesignSchema]);
export type ServicePage = z.infer<typeof servicePageSchema>;
