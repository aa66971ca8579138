import * as z from 'zod/mini';
import { hasAtMost } from '../../text/characters.ts';
import { EMAIL_ADDRESS, emailAddress, normalizeInput } from '../../text/typed-text.ts';

/** An emoji or an accented letter counts as one character after trimming. */
export const FIELD_LIMITS = {
  nameMax: 100,
  emailMax: 255,
  phoneMin: 10,
  /** The rule in the form is "fewer than 20". */
  phoneMax: 19,
  firmNameMax: 100,
  messageMax: 1000,
} as const;

export const FIELD_MESSAGES = {
  nameRequired: 'Name is required',
  nameLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailLong: 'Email must be less than 255 characters',
  phoneShort: 'Phone number must be at least 10 digits',
  phoneLong: 'Phone number must be less than 20 characters',
  firmRequired: 'Firm name is required',
  firmLong: 'Firm name must be less than 100 characters',
  messageLong: 'Message must be less than 1000 characters',
} as const;

/** A value that is not a text gets the message `error`. */
export const textRule = (error: string) => z.string(error).check(z.overwrite(normalizeInput));

export const maxLengthRule = (max: number, error: string) =>
  z.refine<string>((value) => hasAtMost(max, value), error);

const joinLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** A line break becomes a space: in a mail the next line would look like the next field. */
export const sizedText = (min: number, tooShort: string, max: number, tooLong: string) =>
  textRule(tooShort).check(
    z.overwrite(joinLines),
    z.refine<string>((value) => !hasAtMost(min - 1, value), tooShort),
    maxLengthRule(max, tooLong),
  );

/** An empty text or no choice becomes undefined. */
const optional = <T extends string>(rule: z.ZodMiniType<T, string>) =>
  z.optional(
    z.pipe(
      rule,
      z.transform((value: T) => (value || undefined) as Exclude<T, ''> | undefined),
    ),
  );

export const optionalText = (max: number, error: string) =>
  optional(textRule(error).check(maxLengthRule(max, error)));

export const PERSON_FIELD = {
  rule: sizedText(1, FIELD_MESSAGES.nameRequired, FIELD_LIMITS.nameMax, FIELD_MESSAGES.nameLong),
  autoComplete: 'name',
  required: true,
} as const;

export const EMAIL_FIELD = {
  rule: z
    .string(FIELD_MESSAGES.emailInvalid)
    .check(
      z.overwrite(emailAddress),
      maxLengthRule(FIELD_LIMITS.emailMax, FIELD_MESSAGES.emailLong),
      z.regex(EMAIL_ADDRESS, FIELD_MESSAGES.emailInvalid),
    ),
  type: 'email',
  autoComplete: 'email',
  required: true,
} as const;

export const FIRM_FIELD = {
  rule: sizedText(
    1,
    FIELD_MESSAGES.firmRequired,
    FIELD_LIMITS.firmNameMax,
    FIELD_MESSAGES.firmLong,
  ),
  autoComplete: 'organization',
  required: true,
} as const;
