import * as z from 'zod/mini';
import { scorecardFormSchema } from './fields.ts';
import { FIGURE_MAX } from './profile-facts.ts';
import { placeIdSchema } from './reading.ts';

// Apart from the form's schema: numbers and booleans of zod weigh 1 KB in every form of the browser.
const wholeNumber = (max: number) => {
  const error = `Expected a whole number from 0 to ${max}`;
  return z.int(error).check(z.gte(0, error), z.lte(max, error));
};
const percent = wholeNumber(FIGURE_MAX.percent);
const count = wholeNumber(FIGURE_MAX.count);
const yesOrNo = z.boolean('Expected true or false');

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
