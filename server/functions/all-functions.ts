import type { ScriptWriter } from '../intake-script/script-writer.ts';
import type { FunctionRow } from './function-row.ts';
import { generateIntakeScript } from './generate-intake-script.ts';
import { type LeadParts, leadFunction } from './lead-function.ts';
import { refineIntakeScript } from './refine-intake-script.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { submitGmbScorecard } from './submit-gmb-scorecard.ts';
import { submitIntakeBuilder } from './submit-intake-builder.ts';
import { submitReportDownload } from './submit-report-download.ts';

/** In: what functions work with. Out: every function of the server, by name. */
export function allFunctions(parts: LeadParts & { writer: ScriptWriter }): Map<string, FunctionRow> {
  const rows = [
    leadFunction(sendContactEmail, parts),
    leadFunction(submitGmbScorecard, parts),
    generateIntakeScript(parts.writer, parts.refusals),
    refineIntakeScript(parts.writer, parts.refusals),
    leadFunction(submitIntakeBuilder, parts),
    leadFunction(submitReportDownload, parts),
  ];
  return new Map(rows.map((row) => [row.name, row]));
}
