import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '../../content/inquiry-kinds.ts';
import { CAMPAIGN_NAMES, type CampaignName } from './campaign.ts';
import { SUBJECT_MAX } from './form-request.ts';
import { HIDDEN_FIELD } from './hidden-field-name.ts';

const SUBMISSION_ID_MAX = 64;
const SOURCE_MAX = 80;
const PATH_MAX = 300;
/** The longest value of a campaign parameter, in characters. */
const CAMPAIGN_MAX = 100;
/** Maximum length of a host name. */
const HOST_MAX = 253;

/** Returns a text on one line: a line break could add a row to the mail. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');

const line = (max: number) =>
  z.catch(
    z.optional(z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(max))),
    undefined,
  );

/**
 * Fields that every form sends in addition to those of its table. All are optional, so that a plain HTTP client can leave
 * them out. An invalid value is dropped, and the lead is accepted.
 */
export const submissionSchema = z.object({
  /** The browser creates an id for each submission. If it arrives twice, one lead is stored and both get its answer. */
  submissionId: z.catch(
    z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9-]+$/), z.minLength(8), z.maxLength(SUBMISSION_ID_MAX)),
    ),
    undefined,
  ),
  /** The control that opened the form: "header", "home-hero", "pricing: Growth". */
  source: line(SOURCE_MAX),
  /** The visitor's choice at that control: "Growth package". */
  subject: line(SUBJECT_MAX),
  /** The kind of request, unless it is for a session: "agreement". */
  ask: z.catch(z.optional(z.enum(INQUIRY_KINDS)), undefined),
  /** Path of the page with the form. */
  page: line(PATH_MAX),
  /** The value of the hidden field. */
  [HIDDEN_FIELD]: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds between opening the page and sending the form; undefined without JavaScript. */
  fillMs: z.catch(z.optional(z.number().check(z.gte(0))), undefined),
});
export type Submission = z.infer<typeof submissionSchema>;

/**
 * The origin of a visit, reported by the browser (send-lead.ts). An invalid value is dropped. Nothing else about the visit
 * is stored, and the privacy policy names all of these values.
 */
export const visitSchema = z.object({
  /** Path of the first page in the visitor's tab. */
  landing: z.catch(
    z.optional(z.string().check(z.overwrite(oneLine), z.regex(/^\//), z.maxLength(PATH_MAX))),
    undefined,
  ),
  /** Host of the site from which the visitor came: "www.google.com". */
  referrer: z.catch(
    z.optional(
      z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9.:[\]-]+$/), z.maxLength(HOST_MAX)),
    ),
    undefined,
  ),
  ...(Object.fromEntries(CAMPAIGN_NAMES.map((name) => [name, line(CAMPAIGN_MAX)])) as Record<
    CampaignName,
    ReturnType<typeof line>
  >),
});
export type Visit = z.infer<typeof visitSchema>;
