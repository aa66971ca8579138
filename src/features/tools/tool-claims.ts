import { claimsShownOn, numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';

/** The value in `shown` of a claim that is on every tool page. */
const TOOL_PAGES = '/tools/*';

/** Returns the numbered claims that every tool page shows. */
export const toolClaims = (register: readonly Claim[]) =>
  numberClaims(claimsShownOn(TOOL_PAGES, register), register);
