import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSection } from '../../src/blocks/schema.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { isSample } from '../../src/content/parts.ts';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { addressLine, mainOffice, type Site } from '../../src/content/site.ts';
import { isPathOff, siteIn } from '../../src/content/this-site.ts';
import { type NumberedClaim, numberClaims, requireClaim } from '../../src/features/claims/notes.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import { citations } from '../../src/features/report/citation.ts';
import { REPORT_COPY } from '../../src/features/report/copy.ts';
import { exampleLineKind, shareCount, sortByShare } from '../../src/features/report/findings.ts';
import { REPORT_SLUG, reportPdfPath } from '../../src/features/report/paths.ts';
import {
  type Report,
  type ReportIssue,
  type ReportStatistic,
  reportClaims,
  reportSchema,
} from '../../src/features/report/schema.ts';
import { readSiteOrigin } from '../../src/seo/origin.ts';
import { typesetPdf } from '../../src/seo/typesetter.ts';
import { monthYear } from '../../src/text/dates.ts';

const TEMPLATE = 'build/report-pdf/report.typ';
const QUIZ = '/tools/ai-seo-quiz';

export type ReportContent = {
  report: Report;
  claims: readonly NumberedClaim[];
  site: Site;
  origin: string;
  slug: string;
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const exampleData = ({ caption, lines }: ReportIssue['before']) => ({
  caption,
  lines: lines.map((line) => ({ line, kind: exampleLineKind(line) })),
});

const issueData = (source: ReportIssue) => ({
  ...source,
  before: exampleData(source.before),
  after: exampleData(source.after),
});

function statisticData(source: ReportStatistic, claim: string) {
  const { count, total, unit } = shareCount(source);
  const alt = `${total} cells, one for each of the ${unit}; ${count} are filled: ${claim}.`;
  return { ...source, count, total, alt };
}

function sectionData(section: Report['sections'][number], claimText: (id: string) => string) {
  if (section.kind === 'issues') return { ...section, items: section.items.map(issueData) };
  if (section.kind !== 'statistics') return section;
  return {
    ...section,
    items: section.items.map((item) => statisticData(item, claimText(item.claim))),
  };
}

function templateData({ report, claims, site, origin, slug }: ReportContent) {
  const sample = isSample(report);
  const url = `${origin}/resources/${slug}`;
  const month = monthYear(`${report.published}-01`);
  const [year, monthNumber] = report.published.split('-').map(Number);
  const claimText = (id: string) => requireClaim(id, claims).claim;
  const { sections, closing, title } = report;
  const { session } = contactCopy();
  const offer = (title: string, text: string, path: string) => ({
    title,
    text,
    url: `${origin}${path}`,
    shown: `${new URL(origin).host}${path}`,
  });
  return {
    report: { ...report, sections: sections.map((section) => sectionData(section, claimText)) },
    site,
    words: REPORT_COPY,
    figures: Object.fromEntries(claims.map(({ id, figure, claim }) => [id, { figure, claim }])),
    date: { year, month: monthNumber, day: 1 },
    kind: `${REPORT_COPY.kind}, ${month}${sample ? `. ${REPORT_COPY.sample}` : ''}`,
    edition: `${site.brand}, ${month}${sample ? `, ${REPORT_COPY.sampleMark}` : ''}`,
    audited: `${capitalized(report.audited)}, ${month}`,
    shares: sortByShare(findSection(sections, 'statistics')?.items ?? []).map(
      ({ claim: id, percent, of }) => ({ name: capitalized(claimText(id)), percent, of }),
    ),
    url,
    address: addressLine(mainOffice(site)),
    citation: findSection(sections, 'citation')?.heading,
    citations: citations({
      title,
      brand: site.brand,
      published: report.published,
      url,
      sample,
    }).map(({ form, text }) => {
      const [before, after] = text.split(url);
      return { form, before, after };
    }),
    offers: [
      ...(isPathOff(QUIZ) ? [] : [offer(closing.lines.join(' '), closing.text, QUIZ)]),
      offer(session.title, `${session.description} ${site.phone}`, CONTACT_PAGES.form),
    ],
  };
}

/** The same content gives the same bytes. Errors: throws if our typefaces lack a letter. */
export const reportPdf = (content: ReportContent): Buffer =>
  typesetPdf(TEMPLATE, templateData(content));

export function readReport(env: Record<string, string | undefined>): ReportContent {
  const base = contentDirectory(env);
  const site = siteIn(base);
  const register = readContentFile(`${base}/claims.yaml`, claimsSchema, site.brand).data.claims;
  const report = readContentFile(
    `${base}/report/${REPORT_SLUG}.yaml`,
    reportSchema,
    site.brand,
  ).data;
  const claims = numberClaims(reportClaims(report), register);
  return { report, claims, site, origin: readSiteOrigin(env), slug: REPORT_SLUG };
}

export async function writeReportPdf(directory: string): Promise<void> {
  const content = readReport(process.env);
  const file = join(directory, reportPdfPath(content.slug));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, reportPdf(content));
}
