import type { FunctionRow } from './function-row.ts';
import { type LeadParts, leadFunction } from './lead-function.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitGmbScorecard } from './submit-gmb-scorecard.ts';

/** In: what functions work with. Out: every function of the server, by name. */
export function allFunctions(parts: LeadParts): Map<string, FunctionRow> {
  const rows = [leadFunction(sendContactEmail, parts), leadFunction(submitGmbScorecard, parts)];
  return new Map(rows.map((row) => [row.name, row]));
}
