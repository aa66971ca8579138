import { z } from 'zod';
import { plainText } from '../content/glossary.ts';
import {
  anchorSchema,
  memberSlugSchema,
  numberedSection,
  paragraphsSchema,
  serviceStatSchema,
} from '../content/page-parts.ts';
import { anyText, referenceTo, sampleMark, sourceSchema } from '../content/parts.ts';
import { shownClaimSchema } from '../features/claims/schema.ts';

const { id, label, heading } = numberedSection;

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
  .refine(({ label, heading: title }) => Boolean(label) === Boolean(title), {
    error: 'expected label and heading together, or neither',
  });

const shownPerson = z.strictObject({
  person: memberSlugSchema.describe(
    'Name of the file in team; name, title and photo come from there',
  ),
  link: anyText(5, 60).describe('Text of the link to the full profile'),
});

export const peopleSchema = z.strictObject({
  kind: z.literal('people'),
  ...numberedSection,
  people: z
    .array(shownPerson)
    .min(1)
    .describe('The people with portraits; on the about page, the hero shows the first of them'),
  paragraphs: paragraphsSchema.describe('Text about the people'),
});

export const caseSchema = z.strictObject({
  kind: z.literal('case'),
  id,
  case: referenceTo('case').describe('Id of one of the cases in pages/home.yaml'),
  why: plainText(20, 170).describe('Why this case matters for the page'),
  dark: z
    .boolean()
    .default(false)
    .describe('true: dark background, for a page without another dark section'),
});

export const figureSchema = z.strictObject({
  kind: z.literal('figure'),
  id,
  figure: anyText(1, 20).describe('The figure'),
  text: anyText(20, 260).describe('Meaning of the figure, and why it matters for the page'),
  source: sourceSchema,
});

const rating = z.int().min(1).max(5);

const review = z.strictObject({
  ...sampleMark('no client wrote this'),
  author: z.string().min(3),
  date: z.iso.date(),
  reviewBody: anyText(30, 400),
  rating,
});

const testimonial = z.strictObject({
  ...sampleMark('no client said this'),
  author: z.string().min(3),
  role: z.string().min(3),
  firm: z.string().min(3),
  city: z.string().min(3),
  rating,
  date: z.iso.date(),
  content: anyText(60, 500),
  results: anyText(10, 160).describe('The measured result, one line'),
});

/** Reviews are short. Testimonials are shown large and have a measured result. */
export const quotesSchema = z
  .strictObject({
    kind: z.literal('quotes'),
    ...numberedSection,
    reviews: z.array(review).default([]).describe('What clients wrote'),
    testimonials: z.array(testimonial).max(3).default([]).describe('What clients say of the work'),
  })
  .refine(({ reviews, testimonials }) => reviews.length + testimonials.length > 0, {
    error: 'expected a review or a testimonial, or no section of quotes',
  });

const result = z.strictObject({
  ...sampleMark('the figures are not from the client’s records'),
  metric: z.string().min(3),
  before: z.number(),
  after: z.number(),
  unit: z.string().max(30),
});

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
      .describe('Description of the firm without its name: "A four-lawyer injury firm in Brandon"'),
    challenge: anyText(60, 260),
    approach: anyText(60, 260),
    results: z.array(result).min(1).max(4),
    timeframe: z.string().min(3),
  }),
});
