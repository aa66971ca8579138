import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { KEPT_BY } from '../../src/content/kept-entries.ts';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { numberClaims } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { reportPdfPath } from '../../src/features/report/pdf-path.ts';
import { REPORT_SLUG } from '../../src/features/report/places.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { keptDocument } from '../../src/seo/kept-picture.ts';
import { readSiteOrigin } from '../../src/seo/origin.ts';
import { type ReportContent, reportPdf } from './report-pdf.ts';

/** Reads the report with what its PDF needs. Errors: a mistake in a file, with its line. */
export function readReport(env: Record<string, string | undefined>): ReportContent {
  const base = contentDirectory(env);
  const site = readContentFile(`${base}/site.yaml`, siteSchema).data;
  const register = readContentFile(`${base}/claims.yaml`, claimsSchema, site.brand).data.claims;
  const report = readContentFile(`${base}/report/${REPORT_SLUG}.yaml`, reportSchema, site.brand).data;
  const shown = [report.auditedClaim, ...report.statistics.items.map(({ claim }) => claim)];
  const claims = numberClaims([...shown, ...report.issues.items.map(({ claim }) => claim)], register);
  return { report, claims, site, origin: readSiteOrigin(env), slug: REPORT_SLUG };
}

/** Puts the report's PDF into a build, made from the words that its page is made from. */
export function reportPdfFile(): AstroIntegration {
  return {
    name: 'northbar:report-pdf',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const content = readReport(process.env);
        const set = () => reportPdf(content);
        const by = process.env[KEPT_BY];
        const pdf = by ? await keptDocument(`report ${content.slug}`, by, set) : set();
        const file = join(fileURLToPath(dir), reportPdfPath(content.slug));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, pdf);
        logger.info(`in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
