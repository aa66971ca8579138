import { SCORECARD_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { firstMessages } from '../../src/features/forms/check-values.ts';
import { mailRows } from '../../src/features/forms/fields.ts';
import { SCORECARD_FIELDS } from '../../src/features/scorecard/fields.ts';
import {
  type ProfileLead,
  profileLeadSchema,
  READ_PROFILE_FUNCTION,
  READY_TEXT,
  readProfileSchema,
  type ScorecardRequest,
  scorecardRequestSchema,
} from '../../src/features/scorecard/requests.ts';
import { overallScore, SIMULATED_TEXT } from '../../src/features/scorecard/score.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { ProfileReader } from '../profile-reader/profile-reader.ts';
import type { LeadForm } from './lead-function.ts';

export const MAX_SCORECARD_BYTES = 16 * 1024;

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

const profileAddress = (placeId: string) =>
  `https://www.google.com/maps/place/?${new URLSearchParams({ q: `place_id:${placeId}` })}`;

// Calculates the overall score again, because our team would take a manipulated score for a fact.
// The request is not refused, which would lose a lead. A request with a place has no score.
const schemaWithScore: LeadForm<ScorecardRequest | ProfileLead>['schema'] = {
  safeParse(value) {
    const readLead = profileLeadSchema.safeParse(value);
    if (readLead.success) return readLead;
    const parsed = scorecardRequestSchema.safeParse(value);
    if (!parsed.success) return parsed;
    return { success: true, data: { ...parsed.data, overallScore: overallScore(parsed.data) } };
  },
};

const GOOGLE_MAPS_TEXT =
  'Read from Google Maps for the visitor. Google’s terms allow us to store only the link.';

/** The mail links to the profile: Google's terms forbid storing its figures. */
function googleMapsMail(values: ProfileLead) {
  return {
    subject: `GMB scorecard: ${values.businessName}, read from Google Maps`,
    rows: [
      ...mailRows(SCORECARD_FIELDS, values),
      ['About the figures', GOOGLE_MAPS_TEXT],
      ['Profile', profileAddress(values.placeId)],
    ] as const,
  };
}

function simulatedMail(values: ScorecardRequest) {
  return {
    subject: `GMB scorecard: ${values.businessName}, simulated score ${values.overallScore}`,
    rows: [
      ...mailRows(SCORECARD_FIELDS, values),
      ['About the figures', SIMULATED_TEXT],
      ['Overall score', `${values.overallScore} of 100`],
      ['Completeness', `${values.profileCompleteness}%`],
      ['Photos', String(values.photoCount)],
      ['Reviews', String(values.reviewCount)],
      ['Website', yesOrNo(values.hasWebsite)],
      ['Hours', yesOrNo(values.hasHours)],
      ['Description', yesOrNo(values.hasDescription)],
      ['Posts', yesOrNo(values.hasPosts)],
    ] as const,
  };
}

export const submitGmbScorecard: LeadForm<ScorecardRequest | ProfileLead> = {
  name: SCORECARD_FUNCTION,
  kind: 'gmb-scorecard',
  schema: schemaWithScore,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_SCORECARD_BYTES,
  contact: ({ email, businessName }) => ({ email, firm: businessName }),
  mail: (values) => ('placeId' in values ? googleMapsMail(values) : simulatedMail(values)),
  answer: () => ({ message: READY_TEXT }),
};

const MAX_READ_PROFILE_BYTES = 4 * 1024;

export const readBusinessProfile = ({
  profileReader,
  errors,
}: {
  profileReader?: ProfileReader | undefined;
  errors: HttpErrors;
}): ServerFunction => ({
  name: READ_PROFILE_FUNCTION,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_READ_PROFILE_BYTES,
  async answer({ body }) {
    const parsed = readProfileSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(firstMessages(parsed.error.issues));
    return profileReader
      ? await profileReader(parsed.data.businessName)
      : { unread: 'unavailable' };
  },
});
