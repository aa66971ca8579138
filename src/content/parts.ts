import { z } from 'zod';

/** The day on which a person compared a fact with its source; left out where nobody has. */
export const checkedSchema = z.iso
  .date('expected a day of the calendar as YYYY-MM-DD, such as 2026-11-22')
  .optional()
  .describe('Day on which the fact was compared with this source, YYYY-MM-DD');

/**
 * Characters of a title before the brand suffix, and of a description in all, that search results show whole. The build
 * advises where a text has others (build/advice.ts).
 */
export const META_LENGTHS = { titleMax: 60, descriptionMin: 120, descriptionMax: 160 } as const;

/** Title, description and keywords of one page. */
export const pageMetaSchema = z.strictObject({
  title: z.string().min(10).describe('Title without the brand suffix'),
  description: z.string().min(20).describe('Shown by search engines'),
  keywords: z.array(z.string().min(2)).min(1).describe('Search terms the page answers'),
});

/** One question and its answer, as shown and as put into the structured data. */
export const faqItemSchema = z.strictObject({
  question: z.string().min(11).max(199),
  answer: z.string().min(21).max(999).describe('Plain text, no markdown'),
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** A public source a fact rests on. */
export const sourceSchema = z.strictObject({
  name: z.string().min(3).describe('Publisher and document'),
  url: z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' }),
  description: z.string().optional().describe('What it says that is used here'),
  checked: checkedSchema,
});
export type Source = z.infer<typeof sourceSchema>;

/** A headline; one phrase may be between == and == and then has the highlighter. */
export const headlineSchema = z
  .string()
  .min(5)
  .max(110)
  .refine((text) => (text.match(/==/g)?.length ?? 0) % 2 === 0, 'expected the == marks in pairs');

/** The things in other files that a field may name: src/collections.ts has the path of each. */
export type ReferenceTarget =
  | 'member'
  | 'portrait'
  | 'claim'
  | 'case'
  | 'service'
  | 'area'
  | 'price'
  | 'channel'
  | 'county'
  | 'rule'
  | 'page'
  | 'present page'
  | 'named page';

/** A field that names something in another file; the check of the content looks whether it exists. */
export const referenceTo = (target: ReferenceTarget) => z.string().meta({ refersTo: target });

const path = (target: ReferenceTarget) =>
  referenceTo(target).regex(/^\/[^\s]*$/, 'expected a path that starts with /');
/** Path of a page of this site, with an optional anchor. */
export const pathSchema = path('page');
/** Path of a page that has a name in the menus or in its own file; the name is the text of the link. */
export const namedPathSchema = path('named page');

const VERIFIED =
  'verified: { by: Ada Park, on: 2026-01-31, evidence: where the record is kept, for: agency.com }';

const isNotInFuture = (day: string) => day <= new Date().toISOString().slice(0, 10);

/**
 * A record of who looked at the evidence for one thing, on which day, and where that evidence is; a word alone is no
 * record.
 */
export const verifiedSchema = z.strictObject(
  {
    by: z
      .string()
      .trim()
      .regex(
        /^\p{L}\S*(\s+\S+)+$/u,
        'expected the name of the person who checked it, first and last',
      )
      .describe('Who looked at the evidence'),
    on: z.iso
      .date('expected the day it was checked, such as 2026-01-31')
      .refine(isNotInFuture, 'expected a day that is not in the future')
      .describe('When'),
    evidence: z
      .string()
      .trim()
      .min(10, 'expected where the evidence lies: a file, a ticket, a letter')
      .describe('Where the evidence lies'),
    for: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a domain such as firm.com, without www')
      .optional()
      .describe('Domain of the agency whose record this is; it counts for no other'),
  },
  {
    error: (issue) => {
      if (issue.code === 'invalid_type') return `expected who, when and where: ${VERIFIED}`;
      const isOfVersion1 = issue.code === 'unrecognized_keys' && issue.keys.includes('of');
      return isOfVersion1
        ? 'npm run upgrade-content removes "of", a field of version 1'
        : undefined;
    },
  },
);
export type Verified = z.infer<typeof verifiedSchema>;

/**
 * The marker of one thing that must not go live as it is; `npm run launch-check` lists every one of them.
 * The reason says what is not so yet. `sample: true` marks it; `verified` takes its place once somebody has
 * looked. What has neither counts as a sample.
 */
export const sampleMark = (reason: string) => ({
  sample: z
    .literal(true, { error: `expected true, or in its place ${VERIFIED}` })
    .optional()
    .describe(`true while ${reason}`),
  verified: verifiedSchema.optional(),
});

export const isSample = ({
  sample,
  verified,
}: {
  sample?: true | undefined;
  verified?: Verified | undefined;
}) => sample === true || verified === undefined;

/** The line at the top of every page of a public preview while sample values are left. */
export const SAMPLE_LINE = {
  label: 'Sample content.',
  text: 'People, firms, reviews and figures on this site may be invented.',
} as const;
