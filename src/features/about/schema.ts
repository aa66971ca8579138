import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { closingSchema, sectionStart } from '../../content/page-parts.ts';
import { headlineSchema, pageWordsSchema, referenceTo, sampleMark } from '../../content/parts.ts';
import { shownClaimSchema } from '../claims/schema.ts';

const memberSlug = referenceTo('member');
const paragraph = glossedText(100, 900);

/** The about page. Content of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  ...sampleMark('founder and team are invented'),
  meta: pageWordsSchema.describe('Title, description and keywords'),
  hero: z.strictObject({
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: glossedText(80, 360).describe('Sentences under the headline'),
  }),
  stats: z.array(shownClaimSchema).max(7).default([]).describe('Claims under the hero'),
  leadership: z
    .strictObject({
      ...sectionStart,
      people: z
        .array(
          z.strictObject({
            person: memberSlug.describe(
              'Name of the file in team; name, title and photo come from there',
            ),
            link: z.string().min(5).max(60).describe('Text of the link to the full profile'),
          }),
        )
        .min(1)
        .describe('Who founded or runs the agency; the first of them is in the hero'),
      paragraphs: z.array(paragraph).min(1).max(6).describe('Who they are, in a few paragraphs'),
    })
    .optional(),
  why: z
    .strictObject({
      ...sectionStart,
      paragraphs: z.array(paragraph).min(1).max(5).describe('Why the agency exists'),
    })
    .optional(),
  values: z
    .strictObject({
      heading: sectionStart.heading,
      sheet: z
        .strictObject({ title: plainText(5, 60), stamp: plainText(5, 60) })
        .describe('Head of the sheet on which the rules are'),
      items: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(70).describe('The value as a rule'),
            text: plainText(40, 420).describe('How a client notices it'),
          }),
        )
        .min(1)
        .describe('Rules that the agency can be held to'),
    })
    .optional(),
  team: z
    .strictObject({
      ...sectionStart,
      text: glossedText(80, 500).describe('Who does the work'),
      plan: z
        .strictObject({
          phone: memberSlug.describe('At whose desk the phone rings'),
          note: z.string().min(10).max(70).describe('Written on that desk'),
          caption: z.string().min(10).max(90).describe('Under the plan'),
        })
        .optional()
        .describe('The seating plan; without it the people are a list'),
      picture: z
        .strictObject({
          file: referenceTo('portrait')
            .regex(
              /^[\w-]+\.(?:avif|webp|jpe?g|png)$/i,
              'expected the name of a file in team/portraits, such as team.jpg',
            )
            .describe('Name of the file in team/portraits'),
          alt: z
            .string()
            .min(10)
            .max(300)
            .describe('Who and what the picture shows, for whoever does not see it'),
          caption: z.string().min(5).max(140).optional().describe('Under the picture'),
        })
        .optional()
        .describe('A photograph of the team; it takes the place of the seating plan'),
      figures: z.array(shownClaimSchema).max(6).default([]).describe('Claims about the team'),
    })
    .optional(),
  departments: z
    .strictObject({
      ...sectionStart,
      items: z
        .array(
          z.strictObject({
            name: z.string().min(5).max(40).describe('Department'),
            people: z
              .array(memberSlug)
              .min(1)
              .describe('Who leads it: names of files in team, each in one department'),
            answersFor: glossedText(30, 320).describe('What it answers for'),
            judgedBy: plainText(20, 200).describe('The number it is judged by'),
          }),
        )
        .min(1)
        .describe('Department cards'),
    })
    .optional(),
  closing: closingSchema('What the free strategy session covers').extend({
    phonePrefix: z
      .string()
      .min(3)
      .max(30)
      .describe('Words before the phone number in the link: "Call"'),
  }),
});
export type About = z.infer<typeof aboutSchema>;
