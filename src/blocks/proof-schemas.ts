import { z } from 'zod';
import { plainText } from '../content/glossary.ts';
import {
  anchorSchema,
  memberSlugSchema,
  numberedSection,
  paragraphsSchema,
  serviceStatSchema,
} from '../content/page-parts.ts';
import { referenceTo, sampleMark, sourceSchema } from '../content/parts.ts';
import { shownClaimSchema } from '../features/claims/schema.ts';

const { id, label, heading } = numberedSection;

/** Figures stand side by side: they are claims of the register, or figures with how each is worked out. */
export const figuresSchema = z
  .strictObject({
    kind: z.literal('figures'),
    id,
    label: label.optional(),
    heading: heading.optional(),
    claims: z.array(shownClaimSchema).max(7).default([]).describe('Claims of the register'),
    figures: z.array(serviceStatSchema).max(7).default([]).describe('Figures of this page'),
    note: plainText(40, 320).optional().describe('How to read the figures'),
  })
  .refine(({ label, heading: words }) => Boolean(label) === Boolean(words), {
    error: 'expected label and heading together, or neither',
  });

/** The section shows who leads: portraits that lead to the profiles, beside a text about them. */
export const peopleSchema = z.strictObject({
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
  paragraphs: paragraphsSchema.describe('Who they are'),
});

/** One client is shown with figures across the page: a firm of this practice area, or one that bought this service. */
export const caseSchema = z.strictObject({
  kind: z.literal('case'),
  id,
  case: referenceTo('case').describe('Id of one of the cases in pages/home.yaml'),
  why: plainText(20, 170).describe('What in this case has to do with the page'),
  dark: z.boolean().default(false).describe('On dark ground, where the page has no other'),
});

/** Shows one figure as an exhibit: the figure says what it counts and who published it. */
export const figureSchema = z.strictObject({
  kind: z.literal('figure'),
  id,
  figure: z.string().min(1).max(20).describe('The figure'),
  text: z.string().min(20).max(260).describe('What it counts and why it matters here'),
  source: sourceSchema,
});

const rating = z.int().min(1).max(5);

/** Reviews are short and were written by clients; testimonials are set large and have a measured result. */
export const quotesSchema = z
  .strictObject({
    kind: z.literal('quotes'),
    ...numberedSection,
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
      .describe('What clients wrote'),
    testimonials: z
      .array(
        z.strictObject({
          ...sampleMark('no client said this'),
          author: z.string().min(3),
          role: z.string().min(3),
          firm: z.string().min(3),
          city: z.string().min(3),
          rating,
          date: z.iso.date(),
          content: z.string().min(60).max(500),
          results: z.string().min(10).max(160).describe('The measured result, one line'),
        }),
      )
      .max(3)
      .default([])
      .describe('What clients say of the work'),
  })
  .refine(({ reviews, testimonials }) => reviews.length + testimonials.length > 0, {
    error: 'expected a review or a testimonial, or no section of quotes',
  });

/** One client is shown with figures of before and after, across the page on dark ground. */
export const storySchema = z.strictObject({
  kind: z.literal('story'),
  id: anchorSchema,
  label,
  heading,
  story: z.strictObject({
    ...sampleMark('the firm and its figures are invented'),
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
  }),
});
