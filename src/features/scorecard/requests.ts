import * as z from 'zod/mini';
import { SCORECARD_FIELDS, scorecardFormSchema } from './fields.ts';
import { MAX_FIGURE } from './score.ts';

export const READ_PROFILE_FUNCTION = 'read-business-profile';

/** Only the name is sent to Google. */
export const readProfileSchema = z.object({ businessName: SCORECARD_FIELDS.businessName.rule });

/** Google allows storing the id of a place, but nothing else that is read. */
const placeIdSchema = z.string().check(z.regex(/^[\w-]{10,300}$/));

const wholeNumber = (max: number) => {
  const error = `Expected a whole number from 0 to ${max}`;
  return z.int(error).check(z.gte(0, error), z.lte(max, error));
};
const percent = wholeNumber(MAX_FIGURE.percent);
const count = wholeNumber(MAX_FIGURE.count);
const yesOrNo = z.boolean('Expected true or false');
const line = z.string().check(z.maxLength(500));

/** Google returns at most ten photos, and neither posts nor description nor completeness. */
export const googleProfileSchema = z.object({
  placeId: placeIdSchema,
  name: line,
  address: line,
  mapsUrl: z.url({ protocol: /^https$/, hostname: /^(?:[\w-]+\.)*google\.com$/ }),
  closedForNow: z.optional(z.boolean()),
  /** Names of further data sources that Google requires us to show. */
  credits: z.array(line).check(z.maxLength(10)),
  found: z.object({
    photoCount: z.optional(count),
    reviewCount: count,
    hasWebsite: z.boolean(),
    hasHours: z.boolean(),
  }),
});
export type GoogleProfile = z.infer<typeof googleProfileSchema>;

/**
 * `closed` means closed for good. `unavailable` is a failure of Google, or our daily limit is
 * reached.
 */
export const UNREAD_REASONS = ['none', 'several', 'closed', 'unavailable'] as const;
export type UnreadProfileReason = (typeof UNREAD_REASONS)[number];
export const unreadSchema = z.enum(UNREAD_REASONS);

export const READY_TEXT = 'Your GMB scorecard is ready.';

/** Body of `submit-gmb-scorecard`, with exactly the documented fields. */
export const scorecardRequestSchema = z.object({
  ...scorecardFormSchema.shape,
  overallScore: percent,
  profileCompleteness: percent,
  photoCount: count,
  reviewCount: count,
  hasWebsite: yesOrNo,
  hasHours: yesOrNo,
  hasDescription: yesOrNo,
  hasPosts: yesOrNo,
});
export type ScorecardRequest = z.infer<typeof scorecardRequestSchema>;

/** Google forbids storing the figures of a profile that was read. */
export const profileLeadSchema = z.object({ ...scorecardFormSchema.shape, placeId: placeIdSchema });
export type ProfileLead = z.infer<typeof profileLeadSchema>;
