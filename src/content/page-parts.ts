import { z } from 'zod';
import { ASK_KINDS } from './asks.ts';
import { glossedText, plainText } from './glossary.ts';
import { faqItemSchema, headlineSchema, pathSchema, sampleMark } from './parts.ts';

/** A line in the course of a page that invites one question: an ask. */
export const askSchema = z.strictObject({
  text: plainText(20, 200).describe('What a reader may want to ask here, or what we would look at'),
  kind: z
    .enum(ASK_KINDS)
    .describe('What is asked for: pages/contact.yaml has the button and the words'),
  subject: plainText(3, 80)
    .optional()
    .describe('What the request is about; left out, what the page is about'),
});
export type Ask = z.infer<typeof askSchema>;

/** Minutes a how-to is said to take when its file names no other time. */
const DEFAULT_HOW_TO_MINUTES = 30;

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

/** A statement that rests on documents. */
export const citedPointSchema = z.strictObject({
  title: z.string().min(3).max(90).describe('The point in one line'),
  text: glossedText(40, 420).describe('What the document says and what we do about it'),
  cites: citesSchema,
});

/** A question whose answer may rest on documents. */
export const citedFaqItemSchema = faqItemSchema.extend({ cites: citesSchema.optional() });

/** One step of a how-to. */
const howToStep = z.strictObject({
  name: z.string().min(5).max(80).describe('The step as an instruction'),
  text: plainText(20, 120).describe('What to do and where: a line beside the name'),
  url: pathSchema.describe('Page of this site that goes on from this step'),
  image: pathSchema
    .optional()
    .describe('Picture of the step for search engines, a path in the public folder'),
});

/** A task the reader can do alone; also the how-to structured data. */
export const howToSchema = z.strictObject({
  ...sectionStart,
  intro: plainText(40, 320).describe('What the reader will know at the end'),
  totalMinutes: z
    .number()
    .int()
    .min(5)
    .max(240)
    .default(DEFAULT_HOW_TO_MINUTES)
    .describe('Time for all steps, minutes'),
  steps: z.array(howToStep).min(1).describe('Steps in order'),
});
export type HowTo = z.infer<typeof howToSchema>;

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
