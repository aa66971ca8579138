import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteIn } from '../../src/content/site-in.ts';
import { numberClaims } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { REPORT_SLUG, reportPdfPath } from '../../src/features/report/places.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { readSiteOrigin } from '../../src/seo/origin.ts';
import { type ReportContent, reportPdf } from './report-pdf.ts';

/** Reads the report with what its PDF needs. Errors: a mistake in a file, with its line. */
export function readReport(env: Record<string, string | undefined>): ReportContent {
  const base = contentDirectory(env);
  const site = siteIn(base);
  const register = readContentFile(`${base}/claims.yaml`, claimsSchema, site.brand).data.claims;
  const report = readContentFile(`${base}/report/${REPORT_SLUG}.yaml`, reportSchema, site.brand).data;
  const shown = [report.auditedClaim, ...report.statistics.items.map(({ claim }) => claim)];
  const claims = numberClaims([...shown, ...report.issues.items.map(({ claim }) => claim)], register);
  return { report, claims, site, origin: readSiteOrigin(env), slug: REPORT_SLUG };
}

/** Puts the report's PDF into a built site, made from the words that its page is made from. */
export async function writeReportPdf(directory: string): Promise<void> {
  const content = readReport(process.env);
  const file = join(directory, reportPdfPath(content.slug));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, reportPdf(content));
}
