import * as z from 'zod/mini';
import { SCORECARD_FIELDS, scorecardFormSchema } from './fields.ts';
import { FIGURE_MAX } from './score.ts';

/** Name of the function that reads a profile through Google's Places API. */
export const READ_PROFILE_FUNCTION = 'read-business-profile';

/** Body of a request to read a profile. Only the name is sent to Google. */
export const readProfileSchema = z.object({ businessName: SCORECARD_FIELDS.businessName.rule });

/** The id of a place at Google. Google allows to store it, but nothing else that is read. */
const placeIdSchema = z.string().check(z.regex(/^[\w-]{10,300}$/));

const wholeNumber = (max: number) => {
  const error = `Expected a whole number from 0 to ${max}`;
  return z.int(error).check(z.gte(0, error), z.lte(max, error));
};
const percent = wholeNumber(FIGURE_MAX.percent);
const count = wholeNumber(FIGURE_MAX.count);
const yesOrNo = z.boolean('Expected true or false');
const line = z.string().check(z.maxLength(500));

/**
 * The data of a profile. Google returns at most ten photos, and neither posts nor description nor completeness. A missing
 * field is left out.
 */
export const readingSchema = z.object({
  placeId: placeIdSchema,
  name: line,
  address: line,
  /** Address of the profile on Google Maps. */
  mapsUrl: z.url({ protocol: /^https$/, hostname: /^(?:[\w-]+\.)*google\.com$/ }),
  /** True if Google reports the business as temporarily closed. */
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
export type ProfileReading = z.infer<typeof readingSchema>;

/**
 * The reason why nothing was read: `none` (no place of that name), `several`, `closed` (for good), or `unavailable` (a
 * failure at Google, or our daily limit).
 */
export const UNREAD_REASONS = ['none', 'several', 'closed', 'unavailable'] as const;
export type UnreadProfileReason = (typeof UNREAD_REASONS)[number];
export const unreadSchema = z.enum(UNREAD_REASONS);

/** The answer of `submit-gmb-scorecard`, which is also shown as a toast. */
export const READY_TEXT = 'Your GMB scorecard is ready.';

/** Body of `submit-gmb-scorecard`: the form and the result, with exactly the documented fields. */
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

/** The same body for a profile that was read. Google forbids to store its figures, but allows the id of the place. */
export const readLeadSchema = z.object({ ...scorecardFormSchema.shape, placeId: placeIdSchema });
export type ReadLead = z.infer<typeof readLeadSchema>;
