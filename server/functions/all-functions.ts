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
  profileReader?: ProfileReader | undefined;
  openPageReader(): Promise<PageReader>;
  log: Log;
  service: BookingService;
  wakeOutbox(): void;
};

const FUNCTIONS_BY_FEATURE: Partial<Record<Feature, (deps: Deps) => ServerFunction[]>> = {
  'gmb-scorecard': (deps) => [leadFunction(submitGmbScorecard, deps), readBusinessProfile(deps)],
  'page-reader': (deps) => [readPageFunction(deps)],
  'ai-intake-builder': (deps) => [
    generateIntakeScript(deps),
    refineIntakeScript(deps),
    leadFunction(submitIntakeBuilder, deps),
  ],
  report: (deps) => [leadFunction(submitReportDownload, deps)],
};

export const allFunctions = (deps: Deps): ServerFunction[] => [
  leadFunction(sendContactEmail, deps),
  ...[...deps.features].flatMap((feature) => FUNCTIONS_BY_FEATURE[feature]?.(deps) ?? []),
  ...bookingFunctions(deps),
];
