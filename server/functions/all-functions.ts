import type { Feature } from '../../src/content/features.ts';
import type { BookingService } from '../booking/booking-service.ts';
import type { ServerFunction } from '../http/guards.ts';
import type { ScriptWriter } from '../intake-script/writer.ts';
import type { Log } from '../log.ts';
import type { PageReader } from '../page-reader/page-reader.ts';
import type { ProfileReader } from '../profile-reader/profile-reader.ts';
import { bookingFunctions } from './booking-functions.ts';
import { readBusinessProfile, submitGmbScorecard } from './gmb-scorecard.ts';
import { generateIntakeScript, refineIntakeScript, submitIntakeBuilder } from './intake-builder.ts';
import { type LeadParts, leadFunction } from './lead-function.ts';
import { readPageFunction } from './read-page.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitReportDownload } from './submit-report-download.ts';

type Parts = LeadParts & {
  /** The tools and the report that the site has. */
  features: ReadonlySet<Feature>;
  writer: ScriptWriter;
  reader: ProfileReader | undefined;
  pageReader: PageReader;
  log: Log;
  service: BookingService;
  /** A mail about a session is due. */
  announced(): void;
};

/** The functions of what a site may be without; the other tools send nothing. */
const OF_FEATURES: Partial<Record<Feature, (parts: Parts) => ServerFunction[]>> = {
  'gmb-scorecard': (parts) => [leadFunction(submitGmbScorecard, parts), readBusinessProfile(parts)],
  'page-reader': (parts) => [readPageFunction(parts)],
  'ai-intake-builder': (parts) => [
    generateIntakeScript(parts),
    refineIntakeScript(parts),
    leadFunction(submitIntakeBuilder, parts),
  ],
  report: (parts) => [leadFunction(submitReportDownload, parts)],
};

/** Every function of the server. */
export const allFunctions = (parts: Parts): ServerFunction[] => [
  leadFunction(sendContactEmail, parts),
  ...[...parts.features].flatMap((feature) => OF_FEATURES[feature]?.(parts) ?? []),
  ...bookingFunctions(parts),
];
