import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
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
import type { ReportContent } from './content.ts';
import { reportPdf } from './report-pdf.ts';

/** Survives builds; a report is set again only when its words or this code change. */
const CACHE = 'node_modules/.cache/reports';
/** What decides how a report looks and is labeled, besides its words. */
const LOOK = [
  'build/report-pdf',
  'src/features/report',
  'src/features/claims',
  'src/text',
  'src/fonts/pdf',
  'package.json',
];

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

async function hashOfLook() {
  const hash = createHash('sha256');
  for (const place of LOOK) {
    const files = place.endsWith('.json') ? [''] : (await readdir(place, { recursive: true })).sort();
    for (const name of files.filter((file) => /\.(ts|ttf)$|^$/.test(file)))
      hash.update(name).update(await readFile(join(place, name)));
  }
  return hash.digest('hex');
}

/** Content and hash of the code in; path of the finished file out, made when no build has done it before. */
async function keptReport(content: ReportContent, look: string) {
  const name = createHash('sha256').update(look).update(JSON.stringify(content)).digest('hex').slice(0, 32);
  const file = join(CACHE, `${name}.pdf`);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, await reportPdf(content));
  await rename(part, file);
  return file;
}

/** Puts a PDF of each report into a build, made from the words that its page is made from. */
export function reportPdfs(): AstroIntegration {
  return {
    name: 'northbar:report-pdfs',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const look = await hashOfLook();
        const reports = await readReports(process.env);
        for (const content of reports) {
          const file = join(fileURLToPath(dir), reportPdfPath(content.slug));
          await mkdir(dirname(file), { recursive: true });
          await copyFile(await keptReport(content, look), file);
        }
        logger.info(`${reports.length} in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
