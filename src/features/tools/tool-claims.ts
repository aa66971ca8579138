import { claimsShownOn, numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';

/** The entry in `shown` of a claim that is on every tool page. */
const TOOL_PAGES = '/tools/*';

/** The claims of a tool's page: those of all tools. */
export const toolClaims = (register: readonly Claim[]) =>
  numberClaims(claimsShownOn(TOOL_PAGES, register), register);
