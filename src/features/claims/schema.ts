import { z } from 'zod';
import { referenceTo, verifiedSchema } from '../../content/parts.ts';

/** Letters, digits and hyphens of an id in the register; "ref-..." is where a page shows the claim of that id. */
const ID = /^(?!ref-)[a-z0-9-]+$/;

/** A claim that a page shows, by its id. */
export const claimIdSchema = referenceTo('claim');

/** A claim from the register, with the words this page puts beside its figure. */
export const shownClaimSchema = z.strictObject({
  claim: claimIdSchema.describe('Id in the claims register; the figure comes from there'),
  label: z.string().min(3).max(60).describe('Words beside the figure on this page'),
});

/** The evidence for a figure. */
const record = {
  basis: z.string().min(1).describe('Where the figure comes from and how it was worked out'),
  checked: z.iso.date().describe('Day somebody last checked it, YYYY-MM-DD'),
  status: z
    .literal('sample', {
      error: 'expected sample, or in its place verified with who, when and where',
    })
    .optional()
    .describe('sample until real records support it'),
  verified: verifiedSchema
    .optional()
    .describe('Takes the place of status once somebody has seen the records'),
};

/** The evidence for a figure that a page makes a claim of by itself. */
export const claimRecordSchema = z.strictObject(record);

/** One marketing claim and the evidence for it. */
const claim = z.strictObject({
  id: z.string().regex(ID, 'expected lower-case letters, digits and hyphens'),
  figure: z.string().min(1).describe('The figure exactly as it is shown: "287%", "$8.5M+"'),
  claim: z.string().min(1).describe('The claim in words, as shown beside the figure'),
  limit: z
    .string()
    .min(10)
    .max(80)
    .optional()
    .describe('What limits the figure, on a line of its own under the words'),
  shown: z
    .array(z.string())
    .min(1)
    .describe(
      'Pages it appears on; /tools/*, /locations/* and /practice-areas/* put it on all pages of the kind',
    ),
  counted: z
    .int()
    .positive()
    .optional()
    .describe(
      'How many firms, reviews or answers the figure is worked out from; the basis says so too',
    ),
  ...record,
  checked: record.checked
    .optional()
    .describe('Day somebody last checked it; left out for a placeholder that nobody has counted'),
});

/** The register every footnoted figure points to. Content of `content/claims.yaml`. */
export const claimsSchema = z.strictObject({
  note: z
    .string()
    .min(40)
    .max(400)
    .optional()
    .describe('Over every list of claims: why figures that seem alike differ'),
  claims: z.array(claim),
});
export type Claim = z.infer<typeof claim>;
