import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { numberClaims } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { reportPdfPath } from '../../src/features/report/pdf-path.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { readSiteOrigin } from '../../src/seo/origin.ts';
import { type ReportContent, reportPdf } from './report-pdf.ts';

/** Reads every report of `content/report` with what its PDF needs. Errors: a mistake in a file, with its line. */
export async function readReports(env: Record<string, string | undefined>): Promise<ReportContent[]> {
  const base = contentDirectory(env);
  const site = readContentFile(`${base}/site.yaml`, siteSchema).data;
  const register = readContentFile(`${base}/claims.yaml`, claimsSchema, site.brand).data.claims;
  const files = existsSync(`${base}/report`) ? (await readdir(`${base}/report`)).sort() : [];
  return files
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const report = readContentFile(`${base}/report/${name}`, reportSchema, site.brand).data;
      const shown = [report.auditedClaim, ...report.statistics.items.map(({ claim }) => claim)];
      const claims = numberClaims([...shown, ...report.issues.items.map(({ claim }) => claim)], register);
      return { report, claims, site, origin: readSiteOrigin(env), slug: basename(name, '.yaml') };
    });
}

/** Puts a PDF of each report into a build, made from the words that its page is made from. */
export function reportPdfs(): AstroIntegration {
  return {
    name: 'northbar:report-pdfs',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const reports = await readReports(process.env);
        for (const content of reports) {
          const file = join(fileURLToPath(dir), reportPdfPath(content.slug));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, reportPdf(content));
        }
        logger.info(`${reports.length} in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
