import * as z from 'zod/mini';

/** Lengths in characters, counted after trimming, both ends inclusive; figures as they may be sent. */
export const SCORECARD_LIMITS = {
  businessNameMin: 2,
  businessNameMax: 100,
  emailMax: 255,
  /** Addresses copied out of Google Maps run to several hundred characters. */
  gmbUrlMax: 2000,
  percentMax: 100,
  /** Of photos or reviews: above any real profile of a firm. */
  countMax: 1_000_000,
} as const;

/** What a visitor reads under a field that breaks its rule; for figures, what a program reads. */
export const SCORECARD_MESSAGES = {
  businessName: 'Business name is required',
  businessNameLong: 'Business name must be at most 100 characters',
  email: 'Invalid email address',
  emailLong: 'Email must be less than 255 characters',
  gmbUrl: 'Please enter a valid URL',
  gmbUrlLong: 'The URL must be at most 2000 characters',
  percent: 'Expected a whole number from 0 to 100',
  count: 'Expected a whole number from 0 to 1000000',
  yesOrNo: 'Expected true or false',
} as const;

/** The three fields a visitor fills in, in the order of the form. */
export const SCORECARD_FIELDS = ['businessName', 'email', 'gmbUrl'] as const;
export type ScorecardField = (typeof SCORECARD_FIELDS)[number];

const text = (error: string) => z.string(error).check(z.trim());
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

const formFields = {
  /** Name of the business on its profile. */
  businessName: text(SCORECARD_MESSAGES.businessName).check(
    z.minLength(SCORECARD_LIMITS.businessNameMin, SCORECARD_MESSAGES.businessName),
    z.maxLength(SCORECARD_LIMITS.businessNameMax, SCORECARD_MESSAGES.businessNameLong),
  ),
  /** Address of the visitor. */
  email: text(SCORECARD_MESSAGES.email).check(
    z.maxLength(SCORECARD_LIMITS.emailMax, SCORECARD_MESSAGES.emailLong),
    z.email(SCORECARD_MESSAGES.email),
  ),
  /** Address of the profile, or null when none was given. */
  gmbUrl: z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? null : value)),
    z.nullable(
      text(SCORECARD_MESSAGES.gmbUrl).check(
        z.maxLength(SCORECARD_LIMITS.gmbUrlMax, SCORECARD_MESSAGES.gmbUrlLong),
        z.url({ protocol: /^https?$/, error: SCORECARD_MESSAGES.gmbUrl }),
      ),
    ),
  ),
};

/** What a visitor types. In: any value. Out: trimmed fields, no URL is null. Errors: one issue per broken rule, path = field. */
export const scorecardFormSchema = z.object(formFields);
export type ScorecardForm = z.infer<typeof scorecardFormSchema>;
