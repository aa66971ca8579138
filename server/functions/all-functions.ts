import type { BookingDesk } from '../booking/desk.ts';
import type { ServerFunction } from '../http/guards.ts';
import type { ScriptWriter } from '../intake-script/writer.ts';
import type { Log } from '../log.ts';
import type { PageReader } from '../page-reader/page-reader.ts';
import type { ProfileReader } from '../profile-reader/profile-reader.ts';
import { bookingFunctions } from './booking-functions.ts';
import { generateIntakeScript, refineIntakeScript } from './intake-scripts.ts';
import { type LeadParts, leadFunction } from './lead-function.ts';
import { readBusinessProfile } from './read-business-profile.ts';
import { readPageFunction } from './read-page.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitGmbScorecard } from './submit-gmb-scorecard.ts';
import { submitIntakeBuilder } from './submit-intake-builder.ts';
import { submitReportDownload } from './submit-report-download.ts';

/** Every function of the server. */
export function allFunctions(
  parts: LeadParts & {
    writer: ScriptWriter;
    reader: ProfileReader | undefined;
    /** Undefined where it is switched off. */
    pageReader: PageReader | undefined;
    log: Log;
    desk: BookingDesk;
    /** A mail about a session is due. */
    announced(): void;
  },
): ServerFunction[] {
  return [
    leadFunction(sendContactEmail, parts),
    leadFunction(submitGmbScorecard, parts),
    readBusinessProfile(parts),
    ...(parts.pageReader ? [readPageFunction({ ...parts, pageReader: parts.pageReader })] : []),
    generateIntakeScript(parts),
    refineIntakeScript(parts),
    leadFunction(submitIntakeBuilder, parts),
    leadFunction(submitReportDownload, parts),
    ...bookingFunctions(parts),
  ];
}

/** The forms that have a page of their own, for visitors without JavaScript. */
export const FORM_PAGES = [sendContactEmail, submitReportDownload].flatMap(({ name, pages }) =>
  pages ? [{ name, page: pages.form }] : [],
);
