import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSection } from '../../src/blocks/schema.ts';
import type { Content } from '../../src/content/check-content.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { requireFound } from '../../src/content/mistake.ts';
import { isSample } from '../../src/content/parts.ts';
import { addressLine, mainOffice, type Site } from '../../src/content/site.ts';
import { isPathOff } from '../../src/content/this-site.ts';
import { dataOf, filesIn } from '../../src/content-checks.ts';
import { type NumberedClaim, numberClaims, requireClaim } from '../../src/features/claims/notes.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import { COST_PATH } from '../../src/features/cost-per-case/address.ts';
import { insertFigures, monthlyFigures } from '../../src/features/monthly-table/figures.ts';
import { MONTHLY_TABLE_PDF } from '../../src/features/monthly-table/schema.ts';
import { REPORT_COPY } from '../../src/features/report/copy.ts';
import {
  exampleLineKind,
  reportCitations,
  shareCount,
  sortByShare,
} from '../../src/features/report/findings.ts';
import { REPORT_PATH, REPORT_PDF } from '../../src/features/report/paths.ts';
import {
  type Report,
  type ReportIssue,
  type ReportStatistic,
  reportClaims,
} from '../../src/features/report/schema.ts';
import { typesetPdf } from '../../src/seo/typesetter.ts';
import { monthYear } from '../../src/text/dates.ts';

const TABLE_TEMPLATE = 'build/pdfs/monthly-table.typ';

/** Returns undefined if the site has no monthly table or no calculator. */
function monthlyTablePdf(content: Content, origin: string): Buffer | undefined {
  const [copy] = dataOf(content, 'monthlyTable');
  const [page] = dataOf(content, 'calculator');
  if (!copy || !page) return undefined;
  const [site] = dataOf(content, 'site');
  const analyst = filesIn(content, 'team').find(({ name }) => name === copy.analyst);
  const member = requireFound(analyst, copy.analyst).data;
  const figures = monthlyFigures(copy, page.tool.example, member);
  const parts = copy.reasons.parts.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((text) => insertFigures(text, figures)),
  }));
  const [year, month, day] = copy.made.split('-').map(Number);
  const calculator = origin + COST_PATH;
  return typesetPdf(TABLE_TEMPLATE, {
    site,
    made: { year, month, day },
    words: { ...copy, caption: figures.caption, reasons: { ...copy.reasons, parts } },
    rows: figures.rows,
    total: figures.total,
    calculator,
    linkText: calculator.replace('https://', ''),
  });
}

const REPORT_TEMPLATE = 'build/pdfs/report.typ';
const QUIZ = '/tools/ai-seo-quiz';

export type ReportContent = {
  report: Report;
  claims: readonly NumberedClaim[];
  site: Site;
  origin: string;
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

function templateData({ report, claims, site, origin }: ReportContent) {
  const sample = isSample(report);
  const url = origin + REPORT_PATH;
  const month = monthYear(`${report.published}-01`);
  const [year, monthNumber] = report.published.split('-').map(Number);
  const claimText = (id: string) => requireClaim(id, claims).claim;
  const { sections, closing, title } = report;
  const { session } = contactCopy();
  const offerBox = (title: string, text: string, path: string) => ({
    title,
    text,
    url: `${origin}${path}`,
    linkText: `${new URL(origin).host}${path}`,
  });
  return {
    report: { ...report, sections: sections.map((section) => sectionData(section, claimText)) },
    site,
    words: REPORT_COPY,
    figures: Object.fromEntries(claims.map(({ id, figure, claim }) => [id, { figure, claim }])),
    date: { year, month: monthNumber, day: 1 },
    kind: `${REPORT_COPY.kind}, ${month}${sample ? `. ${REPORT_COPY.sample}` : ''}`,
    edition: `${site.brand}, ${month}${sample ? `, ${REPORT_COPY.sampleMark}` : ''}`,
    audited: `${capitalize(report.audited)}, ${month}`,
    shares: sortByShare(findSection(sections, 'statistics')?.items ?? []).map(
      ({ claim: id, percent, of }) => ({ name: capitalize(claimText(id)), percent, of }),
    ),
    url,
    address: addressLine(mainOffice(site)),
    citation: findSection(sections, 'citation')?.heading,
    citations: reportCitations({
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
      ...(isPathOff(QUIZ) ? [] : [offerBox(closing.lines.join(' '), closing.text, QUIZ)]),
      offerBox(session.title, `${session.description} ${site.phone}`, CONTACT_PAGES.form),
    ],
  };
}

/** The same content gives the same bytes. Throws if our typefaces lack a letter. */
export const reportPdf = (content: ReportContent): Buffer =>
  typesetPdf(REPORT_TEMPLATE, templateData(content));

/** Returns undefined for a site without the report. */
export function reportIn(content: Content, origin: string): ReportContent | undefined {
  const [report] = dataOf(content, 'reports');
  const site = requireFound(dataOf(content, 'site')[0], 'site.yaml');
  const register = dataOf(content, 'claims').flatMap(({ claims }) => claims);
  return report && { report, claims: numberClaims(reportClaims(report), register), site, origin };
}

/** Returns the names of the PDFs that this site has. */
export async function writePdfs(directory: string, content: Content, origin: string) {
  const report = reportIn(content, origin);
  const pdfs = [
    { name: 'report', path: REPORT_PDF, bytes: report && reportPdf(report) },
    { name: 'monthly table', path: MONTHLY_TABLE_PDF, bytes: monthlyTablePdf(content, origin) },
  ].flatMap(({ bytes, ...pdf }) => (bytes ? [{ ...pdf, bytes }] : []));
  for (const { path, bytes } of pdfs) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), bytes);
  }
  return pdfs.map(({ name }) => name);
}
