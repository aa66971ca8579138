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
import { type LeadDeps, leadFunction } from './lead-function.ts';
import { readPageFunction } from './read-page.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitReportDownload } from './submit-report-download.ts';

type Deps = LeadDeps & {
  features: ReadonlySet<Feature>;
  writer: ScriptWriter;
  reader: ProfileReader | undefined;
  openReader(): Promise<PageReader>;
  log: Log;
  service: BookingService;
  /** Starts the delivery of a stored mail at once. */
  wakeOutbox(): void;
};

/** Functions of optional features. The other features send nothing to the server. */
const OF_FEATURES: Partial<Record<Feature, (deps: Deps) => ServerFunction[]>> = {
  'gmb-scorecard': (deps) => [leadFunction(submitGmbScorecard, deps), readBusinessProfile(deps)],
  'page-reader': (deps) => [readPageFunction(deps)],
  'ai-intake-builder': (deps) => [
    generateIntakeScript(deps),
    refineIntakeScript(deps),
    leadFunction(submitIntakeBuilder, deps),
  ],
  report: (deps) => [leadFunction(submitReportDownload, deps)],
};

/** Returns all functions of the server for the features of this site. */
export const allFunctions = (deps: Deps): ServerFunction[] => [
  leadFunction(sendContactEmail, deps),
  ...[...deps.features].flatMap((feature) => OF_FEATURES[feature]?.(deps) ?? []),
  ...bookingFunctions(deps),
];
