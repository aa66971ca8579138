import * as z from 'zod/mini';
import { SCORECARD_LIMITS, SCORECARD_MESSAGES, scorecardFormSchema } from './schema.ts';

// Apart from the form's schema: numbers and booleans of zod weigh 1 KB in every form of the browser.
const wholeNumber = (max: number, error: string) => z.int(error).check(z.gte(0, error), z.lte(max, error));
const percent = wholeNumber(SCORECARD_LIMITS.percentMax, SCORECARD_MESSAGES.percent);
const count = wholeNumber(SCORECARD_LIMITS.countMax, SCORECARD_MESSAGES.count);
const yesOrNo = z.boolean(SCORECARD_MESSAGES.yesOrNo);

/**
 * Body of `submit-gmb-scorecard`: what was typed and what the analysis gave.
 * In: any value. Out: checked fields. Errors: one issue per broken rule, path = field.
 */
export const scorecardRequestSchema = z.object({
  ...scorecardFormSchema.shape,
  /** Rounded average of the seven parts. */
  overallScore: percent,
  /** Percentage of the profile that is filled in. */
  profileCompleteness: percent,
  photoCount: count,
  reviewCount: count,
  hasWebsite: yesOrNo,
  hasHours: yesOrNo,
  hasDescription: yesOrNo,
  hasPosts: yesOrNo,
});
export type ScorecardRequest = z.infer<typeof scorecardRequestSchema>;
