import { z } from 'zod';
import { glossedText, plainText } from './glossary.ts';
import { INQUIRY_KINDS } from './inquiry-kinds.ts';
import { faqItemSchema, headlineSchema, referenceTo, sampleMark } from './parts.ts';

/** A line in the course of a page that invites one question: an ask. */
export const askSchema = z.strictObject({
  text: plainText(20, 200).describe('What a reader may want to ask here, or what we would look at'),
  kind: z
    .enum(INQUIRY_KINDS)
    .describe('What is asked for: pages/contact.yaml has the button and the words'),
  subject: plainText(3, 80)
    .optional()
    .describe('What the request is about; left out, what the page is about'),
});
export type Ask = z.infer<typeof askSchema>;

/** Short label in the left rail beside a section's heading. */
export const railLabelSchema = z.string().min(3).max(40).describe('Short label in the left rail');

/** A heading with its rail label, the start of every section. */
export const sectionStart = {
  label: railLabelSchema,
  heading: headlineSchema.describe('Statement that opens the section'),
  ask: askSchema.optional().describe('Line at the end of the section'),
  report: plainText(40, 240)
    .optional()
    .describe('Line at the end of the section that leads to the research report'),
};

/** Last part of the address of a section. */
export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens, such as terms')
  .describe('Anchor: a link to the section ends in # and this');

/** Start of a numbered section: its label is in the left rail, its heading beside it. */
export const numberedSection = {
  id: anchorSchema.optional(),
  ...sectionStart,
  reader: plainText(20, 240)
    .optional()
    .describe('Line at the end of the section that leads to the page reader'),
};

export const memberSlugSchema = referenceTo('member');
export const paragraphsSchema = z.array(glossedText(40, 900)).min(1).max(6);

/** One figure of the strip under a service hero. */
export const serviceStatSchema = z.strictObject({
  ...sampleMark('the figure is not from own records'),
  figure: z.string().min(1).max(24).describe('The figure as it is shown: "3-6 months"'),
  label: z.string().min(5).max(80).describe('What the figure counts'),
  basis: z.string().min(20).max(220).describe('How it is worked out or where it is stated'),
});

/** Counts into the page's source list from 1. */
export const citesSchema = z
  .array(z.number().int().min(1))
  .min(1)
  .describe('Numbers of the entries in sources, the first is 1');

/** A paragraph that may rest on documents. */
export const citedParagraphSchema = z.strictObject({
  text: plainText(20, 700),
  cites: citesSchema.optional(),
});

/** A question whose answer may rest on documents. */
export const citedFaqItemSchema = faqItemSchema.extend({ cites: citesSchema.optional() });

type Cited = {
  sources: readonly unknown[];
  points: readonly { cites?: readonly number[] | undefined }[];
};

export const citesListedSources = ({ sources, points }: Cited) =>
  points.every(({ cites = [] }) => cites.every((number) => number <= sources.length));

/** Message of a page that cites a source it does not list. */
export const UNLISTED_SOURCE = 'expected cites to be numbers of entries in sources';

/** The statement that closes a page. `covers`: what its text is about. */
export const closingSchema = (covers: string) =>
  z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe(covers),
    button: z.string().min(3).describe('Button that opens the contact dialog'),
  });
