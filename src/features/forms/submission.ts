import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '../../content/inquiry-kinds.ts';
import { CAMPAIGN_NAMES, type CampaignName } from './campaign.ts';
import { MAX_SUBJECT_LENGTH } from './form-request.ts';
import { HIDDEN_FIELD } from './hidden-field-name.ts';

const MAX_SUBMISSION_ID_LENGTH = 64;
const MAX_SOURCE_LENGTH = 80;
const MAX_PATH_LENGTH = 300;
const MAX_CAMPAIGN_LENGTH = 100;
const MAX_HOST_LENGTH = 253;

/** A line break could add a row to the mail. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');

const optionalLine = (max: number) =>
  z.catch(
    z.optional(z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(max))),
    undefined,
  );

/**
 * A plain HTTP client may omit these fields. If a value is invalid, the schema drops it and keeps
 * the lead.
 */
export const submissionSchema = z.object({
  /** If an id arrives twice, one lead is stored, and both requests get the same answer. */
  submissionId: z.catch(
    z.optional(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9-]+$/), z.minLength(8), z.maxLength(MAX_SUBMISSION_ID_LENGTH)),
    ),
    undefined,
  ),
  source: optionalLine(MAX_SOURCE_LENGTH),
  subject: optionalLine(MAX_SUBJECT_LENGTH),
  /** `ask` is undefined in a request for a session. */
  ask: z.catch(z.optional(z.enum(INQUIRY_KINDS)), undefined),
  page: optionalLine(MAX_PATH_LENGTH),
  [HIDDEN_FIELD]: z.catch(z.optional(z.string()), undefined),
  /** Time in ms since the page opened. A form without JavaScript sends none. */
  fillMs: z.catch(z.optional(z.number().check(z.gte(0))), undefined),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The values that the server stores about a visit. The privacy policy names all of them. */
export const visitSchema = z.object({
  landing: z.catch(
    z.optional(
      z.string().check(z.overwrite(oneLine), z.regex(/^\//), z.maxLength(MAX_PATH_LENGTH)),
    ),
    undefined,
  ),
  referrer: z.catch(
    z.optional(
      z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9.:[\]-]+$/), z.maxLength(MAX_HOST_LENGTH)),
    ),
    undefined,
  ),
  ...(Object.fromEntries(
    CAMPAIGN_NAMES.map((name) => [name, optionalLine(MAX_CAMPAIGN_LENGTH)]),
  ) as Record<CampaignName, ReturnType<typeof optionalLine>>),
});
export type Visit = z.infer<typeof visitSchema>;
