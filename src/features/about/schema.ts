import { z } from 'zod';
import { sectionsSchema } from '../../blocks/schema.ts';
import { glossedText } from '../../content/glossary.ts';
import { closingSchema, memberSlugSchema, numberedSection } from '../../content/page-parts.ts';
import {
  anyText,
  headlineSchema,
  pageMetaSchema,
  referenceTo,
  sampleMark,
} from '../../content/parts.ts';
import { shownClaimSchema } from '../claims/schema.ts';

const teamSchema = z.strictObject({
  kind: z.literal('team'),
  ...numberedSection,
  text: glossedText(80, 500).describe('Text about the people who do the work'),
  plan: z
    .strictObject({
      phone: memberSlugSchema.describe('The member who answers the phone'),
      note: anyText(10, 70).describe('Note on the desk of this member'),
      caption: anyText(10, 90).describe('Caption under the plan'),
    })
    .optional()
    .describe('The seating plan; without it the people are a list'),
  picture: z
    .strictObject({
      file: referenceTo('portrait')
        .regex(
          /^[\w-]+\.(?:avif|webp|jpe?g|png|AVIF|WEBP|JPE?G|PNG)$/,
          'expected the name of a file in team/portraits, such as team.jpg',
        )
        .describe('Name of the file in team/portraits'),
      alt: anyText(10, 300).describe('Content of the picture, for visitors who cannot see it'),
      caption: anyText(5, 140).optional().describe('Caption under the picture'),
    })
    .optional()
    .describe('A photograph of the team; it replaces the seating plan'),
  figures: z.array(shownClaimSchema).max(6).default([]).describe('Claims about the team'),
});
export type TeamSection = z.infer<typeof teamSchema>;

export const aboutSchema = z.strictObject({
  ...sampleMark('founder and team are invented'),
  meta: pageMetaSchema.describe('Title, description and keywords'),
  hero: z.strictObject({
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: glossedText(80, 360).describe('Sentences under the headline'),
  }),
  sections: sectionsSchema(teamSchema),
  closing: closingSchema('What the free strategy session covers').extend({
    phonePrefix: anyText(3, 30).describe('Text before the phone number in the link: "Call"'),
  }),
});
export type About = z.infer<typeof aboutSchema>;
