import { SCORECARD_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { mailRows } from '../../src/features/forms/fields.ts';
import { SCORECARD_FIELDS } from '../../src/features/scorecard/fields.ts';
import {
  type ScorecardRequest,
  scorecardRequestSchema,
} from '../../src/features/scorecard/request-schema.ts';
import { scorecardResult } from '../../src/features/scorecard/score.ts';
import { SCORECARD_WORDS } from '../../src/features/scorecard/words.ts';
import type { LeadForm } from './lead-function.ts';

/** In bytes: several times a full form. */
export const SCORECARD_BODY_MAX = 16 * 1024;

const yesOrNo = (isThere: boolean) => (isThere ? 'Yes' : 'No');

/**
 * The body of the call, its overall score worked out again from the seven parts: a figure that does not fit them would
 * reach our team as a fact, and a lead is worth more than a refusal.
 */
const recounted: LeadForm<ScorecardRequest>['schema'] = {
  safeParse(value) {
    const parsed = scorecardRequestSchema.safeParse(value);
    if (!parsed.success) return parsed;
    const { overallScore } = scorecardResult(parsed.data);
    return { success: true, data: { ...parsed.data, overallScore } };
  },
};

/** The result of a scorecard with who asked for it. Only an error of its answer is read. */
export const submitGmbScorecard: LeadForm<ScorecardRequest> = {
  name: SCORECARD_FUNCTION,
  kind: 'gmb-scorecard',
  schema: recounted,
  limits: ['scorecard-burst', 'scorecard-day', 'scorecard-content'],
  bodyMax: SCORECARD_BODY_MAX,
  who: ({ email, businessName }) => ({ email, firm: businessName }),
  mail: (values) => ({
    subject: `GMB scorecard: ${values.businessName}, simulated score ${values.overallScore}`,
    rows: [
      ...mailRows(SCORECARD_FIELDS, values),
      ['About the figures', SCORECARD_WORDS.simulated],
      ['Overall score', `${values.overallScore} of 100`],
      ['Completeness', `${values.profileCompleteness}%`],
      ['Photos', String(values.photoCount)],
      ['Reviews', String(values.reviewCount)],
      ['Website', yesOrNo(values.hasWebsite)],
      ['Hours', yesOrNo(values.hasHours)],
      ['Description', yesOrNo(values.hasDescription)],
      ['Posts', yesOrNo(values.hasPosts)],
    ],
  }),
  answer: { message: SCORECARD_WORDS.ready },
};
