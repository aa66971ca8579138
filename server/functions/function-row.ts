import type { Body } from '../http/body.ts';
import type { FormPageWords } from '../http/form-page.ts';
import type { RateLimitName } from '../http/rate-limits.ts';
import type { Refusal } from '../http/refusals.ts';
import type { Answer } from '../leads/lead.ts';

/** What came in, past the guards that need no content. */
export type Submitted = {
  body: Body;
  /** A form post comes from a page without JavaScript. */
  kind: 'json' | 'form';
  /** Counts one more request with this content. Out: 0 when it may pass, else the seconds to wait. */
  secondsToWait(content: string): Promise<number>;
};

export type Outcome = { answer: Answer } | { refusal: Refusal };

/** One function under /functions/v1/: what guards it and what it does. */
export type FunctionRow = {
  name: string;
  limits: readonly RateLimitName[];
  /** Longest body, in bytes. */
  bodyMax: number;
  /** Pages for posts of a plain HTML form; a function without them takes JSON only. */
  pages?: { form: string; thanks: string; words: FormPageWords };
  /** What is answered when the function breaks, where "could not be saved" would be wrong. */
  failed?: Refusal;
  handle(submitted: Submitted): Promise<Outcome>;
};
