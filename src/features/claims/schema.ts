import { z } from 'zod';
import { anyText, referenceTo, verifiedSchema } from '../../content/parts.ts';

/** An id must not begin with "ref-", because anchors at figures do. */
const ID = /^(?!ref-)[a-z0-9-]+$/;

export const claimIdSchema = referenceTo('claim');

export const shownClaimSchema = z.strictObject({
  claim: claimIdSchema.describe('Id in the claims register; the figure comes from there'),
  label: anyText(3, 60).describe('Label of the figure on this page'),
});

const evidenceFields = {
  basis: z.string().min(1).describe('Origin of the figure and how it was calculated'),
  checked: z.iso.date().describe('Day of the last check, YYYY-MM-DD'),
  status: z
    .literal('sample', {
      error: 'expected sample, or verified instead of it, with who, when and where',
    })
    .optional()
    .describe('sample until real records support the figure'),
  verified: verifiedSchema
    .optional()
    .describe('Replaces status once a person has seen the records'),
};

/** A claim in the file of its page, not in the register. */
export const claimRecordSchema = z.strictObject(evidenceFields);

const claim = z.strictObject({
  id: z.string().regex(ID, 'expected lower-case letters, digits and hyphens'),
  figure: z.string().min(1).describe('The figure as a text: "287%", "$8.5M+"'),
  claim: z.string().min(1).describe('Text of the claim beside the figure'),
  limit: anyText(10, 80)
    .optional()
    .describe('Limitation of the figure, on a separate line under the text'),
  shown: z
    .array(z.string())
    .min(1)
    .describe(
      'Pages with the claim; /tools/*, /locations/* and /practice-areas/* mean all pages of the kind',
    ),
  counted: z
    .int()
    .positive()
    .optional()
    .describe(
      'Number of firms, reviews or answers from which the figure is calculated; the basis must contain it too',
    ),
  ...evidenceFields,
  checked: evidenceFields.checked
    .optional()
    .describe('Day of the last check; left out for a placeholder that nobody has counted'),
});

export const claimsSchema = z.strictObject({
  note: anyText(40, 400)
    .optional()
    .describe('Above each list of claims: why similar figures differ'),
  claims: z.array(claim),
});
export type Claim = z.infer<typeof claim>;
