import * as z from 'zod/mini';
import { normalizeInput } from '../../text/typed-text.ts';
import { EMAIL_FIELD, maxLengthRule, sizedText, textRule } from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

const LIMITS = {
  businessNameMin: 2,
  businessNameMax: 100,
  /** Addresses that visitors copy from Google Maps have several hundred characters. */
  gmbUrlMax: 2000,
} as const;

const URL_MESSAGE = 'Please enter a valid URL';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !normalizeInput(value));

/** Matches an address without a scheme: "kesslerlaw.com/tampa". */
const BARE_ADDRESS = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[/?#:]|$)/u;
const withScheme = (value: unknown) =>
  typeof value === 'string' && BARE_ADDRESS.test(value.trim()) ? `https://${value.trim()}` : value;

const profileUrl = z.pipe(
  z.transform((value: unknown) => (isBlank(value) ? null : withScheme(value))),
  z.nullable(
    textRule(URL_MESSAGE).check(
      maxLengthRule(LIMITS.gmbUrlMax, 'The URL must be at most 2000 characters'),
      z.url({ protocol: /^https?$/, error: URL_MESSAGE }),
    ),
  ),
);

/** The form, its schema and the first rows of the mail are made from this table, in its order. */
export const SCORECARD_FIELDS = {
  businessName: {
    label: 'Business Name *',
    rule: sizedText(
      LIMITS.businessNameMin,
      'Business name is required',
      LIMITS.businessNameMax,
      'Business name must be at most 100 characters',
    ),
    autoComplete: 'organization',
    required: true,
  },
  email: { label: 'Email Address *', ...EMAIL_FIELD },
  gmbUrl: {
    label: 'Google Business Profile URL (Optional)',
    rule: profileUrl,
    type: 'url',
    autoComplete: 'off',
  },
} as const satisfies FormFields;

export const scorecardFormSchema = schemaOf(SCORECARD_FIELDS);
export type ScorecardForm = z.infer<typeof scorecardFormSchema>;
