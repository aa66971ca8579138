import { z } from 'zod';

/** Lengths are in characters. */
export const anyText = (min: number, max: number) => z.string().min(min).max(max);

/** The day is missing if nobody has compared the fact with its source. */
export const checkDaySchema = z.iso
  .date('expected a day of the calendar as YYYY-MM-DD, such as 2026-11-22')
  .optional()
  .describe('Day on which the fact was compared with this source, YYYY-MM-DD');

/** Search results show titles (without the brand) and descriptions up to these lengths. */
export const META_LENGTHS = { titleMax: 60, descriptionMin: 120, descriptionMax: 160 } as const;

export const orderSchema = z.number().int().min(1).describe('Position in lists; 1 is first');

export const pageMetaSchema = z.strictObject({
  title: z.string().min(10).describe('Title without the brand suffix'),
  description: z.string().min(20).describe('Shown by search engines'),
  keywords: z.array(z.string().min(2)).min(1).describe('Search terms for the page'),
});

/** The page and its structured data show the same question and answer. */
export const faqItemSchema = z.strictObject({
  question: anyText(11, 199),
  answer: anyText(21, 999).describe('Plain text, no markdown'),
});
export type FaqItem = z.infer<typeof faqItemSchema>;

export const sourceSchema = z.strictObject({
  name: z.string().min(3).describe('Publisher and document'),
  url: z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' }),
  description: z.string().optional().describe('The statement of the source that the page uses'),
  checked: checkDaySchema,
});
export type Source = z.infer<typeof sourceSchema>;

/** A phrase between == and == is highlighted. */
export const headlineSchema = anyText(5, 110).refine(
  (text) => (text.match(/==/g)?.length ?? 0) % 2 === 0,
  'expected the == marks in pairs',
);

/** src/content-references.ts lists the possible values of each target. */
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

/** The content check tests whether the target exists. */
export const referenceTo = (target: ReferenceTarget) => z.string().meta({ refersTo: target });

const pathTo = (target: ReferenceTarget) =>
  referenceTo(target).regex(/^\/[^\s]*$/, 'expected a path that starts with /');
export const pathSchema = pathTo('page');
/** Path of a page that has a name in the menus or in its file. The link's text is this name. */
export const namedPathSchema = pathTo('named page');

const VERIFIED_EXAMPLE =
  'verified: { by: Ada Park, on: 2026-01-31, evidence: where the record is kept, for: agency.com }';

const isNotInFuture = (day: string) => day <= new Date().toISOString().slice(0, 10);

/** The record of a person who has seen the evidence. */
export const verifiedSchema = z.strictObject(
  {
    by: z
      .string()
      .trim()
      .regex(
        /^\p{L}\S*(\s+\S+)+$/u,
        'expected the name of the person who checked it, first and last',
      )
      .describe('Name of the person who has seen the evidence'),
    on: z.iso
      .date('expected the day it was checked, such as 2026-01-31')
      .refine(isNotInFuture, 'expected a day that is not in the future')
      .describe('Day on which the person saw the evidence'),
    evidence: z
      .string()
      .trim()
      .min(10, 'expected the place of the evidence: a file, a ticket, a letter')
      .describe('Where the evidence is: a file, a ticket, a letter'),
    for: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a domain such as firm.com, without www')
      .optional()
      .describe('Domain of the agency for which the record counts'),
  },
  {
    error: (issue) => {
      if (issue.code === 'invalid_type') return `expected who, when and where: ${VERIFIED_EXAMPLE}`;
      const isOfVersion1 = issue.code === 'unrecognized_keys' && issue.keys.includes('of');
      return isOfVersion1
        ? 'npm run upgrade-content removes "of", a field of version 1'
        : undefined;
    },
  },
);
export type Verified = z.infer<typeof verifiedSchema>;

/**
 * An entry with neither `sample` nor `verified` counts as a sample. `reason` completes "true while
 * ...".
 */
export const sampleMark = (reason: string) => ({
  sample: z
    .literal(true, { error: `expected true, or in its place ${VERIFIED_EXAMPLE}` })
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

export const SAMPLE_LINE = {
  label: 'Sample content.',
  text: 'People, firms, reviews and figures on this site may be invented.',
} as const;
