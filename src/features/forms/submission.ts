import * as z from 'zod/mini';
import { SUBJECT_MAX } from './tell-form.ts';

const SUBMISSION_ID_MAX = 64;
const SOURCE_MAX = 80;
const PATH_MAX = 300;

/** A choice is one line of text, whatever a client sends. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');

/**
 * What every form sends beside its own fields. All optional, so that a plain HTTP client can leave them out;
 * a value that breaks its rule is dropped instead of refusing the lead.
 */
export const submissionSchema = z.object({
  /** Made in the browser once per submission: the same id sent twice is one lead with the same answer. */
  submissionId: z.catch(
    z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/), z.minLength(8), z.maxLength(SUBMISSION_ID_MAX))),
    undefined,
  ),
  /** Which control opened the form: "header", "home-hero", "pricing: Growth". */
  source: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(SOURCE_MAX))), undefined),
  /** What the visitor had chosen there: "Growth package". */
  subject: z.catch(
    z.optional(z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(SUBJECT_MAX))),
    undefined,
  ),
  /** Path of the page the form was sent from. */
  page: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(PATH_MAX))), undefined),
});
