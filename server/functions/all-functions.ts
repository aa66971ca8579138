import type { ServerFunction } from '../http/guards.ts';
import { scriptSigner } from '../intake-script/script-signature.ts';
import type { ScriptWriter } from '../intake-script/script-writer.ts';
import type { Log } from '../log.ts';
import type { ProfileReader } from '../profile-reader/profile-reader.ts';
import { generateIntakeScript, readConsiderations, refineIntakeScript } from './intake-scripts.ts';
import { type LeadParts, leadFunction } from './lead-function.ts';
import { readBusinessProfile } from './read-business-profile.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitGmbScorecard } from './submit-gmb-scorecard.ts';
import { submitIntakeBuilder } from './submit-intake-builder.ts';
import { submitReportDownload } from './submit-report-download.ts';

/** Every function of the server. */
export function allFunctions(
  given: LeadParts & { writer: ScriptWriter; reader: ProfileReader | undefined; log: Log },
): ServerFunction[] {
  const parts = { ...given, signer: scriptSigner(given.database) };
  return [
    leadFunction(sendContactEmail, parts),
    leadFunction(submitGmbScorecard, parts),
    readBusinessProfile(parts),
    generateIntakeScript(parts),
    readConsiderations(parts),
    refineIntakeScript(parts),
    leadFunction(submitIntakeBuilder(parts), parts),
    leadFunction(submitReportDownload, parts),
  ];
}

/** The forms that have a page of their own, for visitors without JavaScript. */
export const FORM_PAGES = [sendContactEmail, submitReportDownload].flatMap(({ name, pages }) =>
  pages ? [{ name, page: pages.form }] : [],
);
