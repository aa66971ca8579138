import * as z from 'zod/mini';

/** Lengths in characters, counted after trimming, both ends inclusive. */
export const CONTACT_LIMITS = {
  nameMax: 100,
  emailMax: 255,
  phoneMin: 10,
  /** The rule says "fewer than 20". */
  phoneMax: 19,
  firmNameMax: 100,
  messageMax: 1000,
} as const;

/** What a visitor reads under a field that breaks its rule. */
export const CONTACT_MESSAGES = {
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

/** The five fields a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'firmName', 'message'] as const;

/** Browsers send a line break of a plain form as two characters: it counts as the one that was typed. */
const oneBreak = (value: string) => value.replaceAll('\r\n', '\n');
const text = (error: string) => z.string(error).check(z.overwrite(oneBreak), z.trim());

/** Text that may be left out. In: most characters, message when there are more. Out: a schema; nothing typed becomes undefined. */
export const optionalText = (max: number, error: string) =>
  z.optional(
    z.pipe(
      text(error).check(z.maxLength(max, error)),
      z.transform((value: string) => value || undefined),
    ),
  );

/** Who writes: the two fields of every form that asks for a person. */
export const personFields = {
  /** Full name. */
  name: text(CONTACT_MESSAGES.nameRequired).check(
    z.minLength(1, CONTACT_MESSAGES.nameRequired),
    z.maxLength(CONTACT_LIMITS.nameMax, CONTACT_MESSAGES.nameLong),
  ),
  /** Address the agency answers to. */
  email: text(CONTACT_MESSAGES.emailInvalid).check(
    z.maxLength(CONTACT_LIMITS.emailMax, CONTACT_MESSAGES.emailLong),
    z.email(CONTACT_MESSAGES.emailInvalid),
  ),
};

/**
 * A request for a strategy session, as the browser sends it and the server stores it.
 * In: any value. Out: trimmed fields; an empty message becomes undefined. Errors: one issue per broken rule, path = field.
 */
export const contactRequestSchema = z.object({
  ...personFields,
  /** Phone number as typed: only its length is a rule. */
  phone: text(CONTACT_MESSAGES.phoneShort).check(
    z.minLength(CONTACT_LIMITS.phoneMin, CONTACT_MESSAGES.phoneShort),
    z.maxLength(CONTACT_LIMITS.phoneMax, CONTACT_MESSAGES.phoneLong),
  ),
  /** Law firm name. */
  firmName: text(CONTACT_MESSAGES.firmRequired).check(
    z.minLength(1, CONTACT_MESSAGES.firmRequired),
    z.maxLength(CONTACT_LIMITS.firmNameMax, CONTACT_MESSAGES.firmLong),
  ),
  /** Optional free text. */
  message: optionalText(CONTACT_LIMITS.messageMax, CONTACT_MESSAGES.messageLong),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
