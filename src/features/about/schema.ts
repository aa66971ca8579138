import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import { sectionStart } from '../../content/page-parts.ts';
import { headlineSchema, pageWordsSchema, sampleMark } from '../../content/parts.ts';
import { shownClaimSchema } from '../claims/schema.ts';

/** Departments the agency has; also the figure of the claim `departments`. */
const DEPARTMENT_COUNT = 8;

const memberSlug = z.string().regex(/^[a-z0-9-]+$/, 'expected the slug of a team member');
const paragraph = glossedText(100, 900);

/** The about page. Content of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  ...sampleMark('founder and team are invented'),
  meta: pageWordsSchema.describe('Title, description and keywords'),
  hero: z.strictObject({
    headline: headlineSchema.describe('h1, at most one phrase between == marks'),
    lede: glossedText(80, 360).describe('Sentences under the headline'),
  }),
  stats: z.array(shownClaimSchema).length(3).describe('Three claims under the hero'),
  leadership: z.strictObject({
    ...sectionStart,
    person: memberSlug.describe('Slug of the founder in content/team; name, title and photo come from there'),
    paragraphs: z.array(paragraph).min(2).max(4).describe('The founder in a few paragraphs'),
    link: z.string().min(5).max(60).describe('Text of the link to the full profile'),
  }),
  why: z.strictObject({
    ...sectionStart,
    paragraphs: z.array(paragraph).min(2).max(4).describe('Why the agency exists'),
  }),
  values: z.strictObject({
    ...sectionStart,
    items: z
      .array(
        z.strictObject({
          title: z.string().min(5).max(70).describe('The value as a rule'),
          text: plainText(80, 420).describe('How a client notices it'),
        }),
      )
      .length(4)
      .describe('Four values'),
  }),
  team: z.strictObject({
    ...sectionStart,
    text: glossedText(80, 500).describe('Who does the work'),
    plan: z
      .strictObject({
        phone: memberSlug.describe('At whose desk the phone rings'),
        note: z.string().min(10).max(70).describe('Written on that desk'),
        caption: z.string().min(10).max(90).describe('Under the plan'),
      })
      .describe('The seating plan'),
    figures: z.array(shownClaimSchema).length(4).describe('Four team claims'),
  }),
  departments: z.strictObject({
    ...sectionStart,
    items: z
      .array(
        z.strictObject({
          name: z.string().min(5).max(40).describe('Department'),
          people: z
            .array(memberSlug)
            .min(1)
            .describe('Who leads it: names of files in content/team, each in one department'),
          answersFor: glossedText(60, 320).describe('What it answers for'),
          judgedBy: plainText(20, 200).describe('The number it is judged by'),
        }),
      )
      .length(DEPARTMENT_COUNT)
      .describe('Department cards'),
  }),
  closing: z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe('What the free strategy session covers'),
    button: z.string().min(3).describe('Button that opens the contact dialog'),
    phonePrefix: z.string().min(3).max(30).describe('Words before the phone number in the link: "Call"'),
  }),
});
export type About = z.infer<typeof aboutSchema>;
