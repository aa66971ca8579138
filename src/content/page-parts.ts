import { z } from 'zod';
import { glossedText, plainText } from './glossary.ts';
import { INQUIRY_KINDS } from './inquiry-kinds.ts';
import { anyText, faqItemSchema, headlineSchema, referenceTo, sampleMark } from './parts.ts';

export const inquiryLineSchema = z.strictObject({
  text: plainText(20, 200).describe(
    'A question that a reader may have here, or our offer to look at something',
  ),
  kind: z.enum(INQUIRY_KINDS).describe('Kind of the request; pages/contact.yaml has its texts'),
  subject: plainText(3, 80)
    .optional()
    .describe('Subject of the request; left out, the subject of the page'),
});
export type InquiryLineCopy = z.infer<typeof inquiryLineSchema>;

export const railLabelSchema = anyText(3, 40).describe('Short label in the left rail');

export const sectionStart = {
  label: railLabelSchema,
  heading: headlineSchema.describe('Statement that opens the section'),
  ask: inquiryLineSchema.optional().describe('Line at the end of the section'),
  report: plainText(40, 240)
    .optional()
    .describe('Line at the end of the section with a link to the research report'),
};

export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens, such as terms')
  .describe('Anchor of the section: links to it end in # and this text');

export const numberedSection = {
  id: anchorSchema.optional(),
  ...sectionStart,
  reader: plainText(20, 240)
    .optional()
    .describe('Line at the end of the section with a link to the page reader'),
};

export const memberSlugSchema = referenceTo('member');
export const paragraphsSchema = z.array(glossedText(40, 900)).min(1).max(6);

export const serviceStatSchema = z.strictObject({
  ...sampleMark('the figure is not from own records'),
  figure: anyText(1, 24).describe('The figure as a text: "3-6 months"'),
  label: anyText(5, 80).describe('Meaning of the figure'),
  basis: anyText(20, 220).describe('Calculation or source of the figure'),
});

export const citesSchema = z
  .array(z.number().int().min(1))
  .min(1)
  .describe('Numbers of the entries in sources, the first is 1');

export const citedParagraphSchema = z.strictObject({
  text: plainText(20, 700),
  cites: citesSchema.optional(),
});

export const citedFaqItemSchema = faqItemSchema.extend({ cites: citesSchema.optional() });

type CitingContent = {
  sources: readonly unknown[];
  points: readonly { cites?: readonly number[] | undefined }[];
};

export const citesListedSources = ({ sources, points }: CitingContent) =>
  points.every(({ cites = [] }) => cites.every((number) => number <= sources.length));

export const UNLISTED_SOURCE_MESSAGE = 'expected cites to be numbers of entries in sources';

/** `covers` describes the subject of the text. */
export const closingSchema = (covers: string) =>
  z.strictObject({
    heading: headlineSchema.describe('Closing statement'),
    text: plainText(40, 320).describe(covers),
    button: z.string().min(3).describe('Button that opens the contact dialog'),
  });
