import * as z from 'zod/mini';
import { SCORECARD_FIELDS, scorecardFormSchema } from './fields.ts';
import { FIGURE_MAX } from './profile-facts.ts';

/** Function that reads a profile by Google's Places API. */
export const READ_PROFILE_FUNCTION = 'read-business-profile';

/** What asks for a reading: only the name leaves for Google. */
export const readProfileSchema = z.object({ businessName: SCORECARD_FIELDS.businessName.rule });

/** As Google writes the id of a place; it may be kept for good, unlike everything else that is read. */
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
 * What was read of a profile. The interface gives at most ten photos, and neither posts nor the firm's own description
 * nor how much is filled in: what it cannot tell is left out.
 */
export const readingSchema = z.object({
  placeId: placeIdSchema,
  name: line,
  address: line,
  /** The profile on Google Maps. */
  mapsUrl: z.url({ protocol: /^https$/, hostname: /^(?:[\w-]+\.)*google\.com$/ }),
  /** Google calls it temporarily closed. */
  closedForNow: z.optional(z.boolean()),
  /** Whom Google wants named besides itself. */
  credits: z.array(line).check(z.maxLength(10)),
  found: z.object({
    photoCount: z.optional(count),
    reviewCount: count,
    hasWebsite: z.boolean(),
    hasHours: z.boolean(),
  }),
});
export type Reading = z.infer<typeof readingSchema>;

/** Why nothing was read: no place of that name, several, one that is closed for good, or Google or our count of the day says no. */
const UNREAD = ['none', 'several', 'closed', 'unavailable'] as const;
export type Unread = (typeof UNREAD)[number];
export const unreadSchema = z.enum(UNREAD);

/** Body of `submit-gmb-scorecard`: what was typed and what the analysis gave. */
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

/**
 * The same for a profile that was read: what Google tells of a place may not be kept, its id may, so no figure comes
 * along.
 */
export const readLeadSchema = z.object({ ...scorecardFormSchema.shape, placeId: placeIdSchema });
export type ReadLead = z.infer<typeof readLeadSchema>;
