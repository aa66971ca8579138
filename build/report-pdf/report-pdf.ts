import { isSample } from '../../src/content/parts.ts';
import { REPORT_WORDS } from '../../src/features/report/words.ts';
import type { Chapter } from './chapter.ts';
import { aboutParts } from './chapters/about.ts';
import { checklistParts } from './chapters/checklist.ts';
import { contentsParts } from './chapters/contents.ts';
import { drawCover } from './chapters/cover.ts';
import { issueChapters } from './chapters/issues.ts';
import { methodParts } from './chapters/method.ts';
import { principleParts } from './chapters/principles.ts';
import { questionParts } from './chapters/questions.ts';
import { sourceParts } from './chapters/sources.ts';
import { statisticsParts } from './chapters/statistics.ts';
import { summaryParts } from './chapters/summary.ts';
import { monthOf, type ReportContent } from './content.ts';
import { drawPages } from './draw-pages.ts';
import { legible } from './legible.ts';
import { paginate } from './paginate.ts';
import { openPaper } from './paper.ts';

/** Content in; the report as a PDF file out. The same content makes the same bytes. */
export async function reportPdf(given: ReportContent): Promise<Buffer> {
  const content = legible(given);
  const { report, site } = content;
  const paper = openPaper({
    title: report.title,
    author: site.brand,
    subject: report.meta.description,
    keywords: report.meta.keywords.join(', '),
    date: new Date(`${report.published}-01T00:00:00Z`),
  });
  const pageNumbers = new Map<string, number>();
  const pageOf = (place: string) => pageNumbers.get(place) ?? 0;
  const body: Chapter[] = [
    { startsPage: false, parts: summaryParts(paper, content, 1) },
    { startsPage: true, parts: methodParts(paper, content, 2) },
    ...issueChapters(paper, content, 3),
    { startsPage: true, parts: statisticsParts(paper, content, 4) },
    { startsPage: false, parts: principleParts(paper, content, 5) },
    { startsPage: false, parts: questionParts(paper, content, 6) },
    { startsPage: false, parts: sourceParts(paper, content, 7) },
    { startsPage: false, parts: aboutParts(paper, content, 8) },
    // Last, so that the sheets can be taken off and copied.
    { startsPage: true, parts: checklistParts(paper, content, 9) },
  ];
  const rows = body
    .flatMap(({ parts }) => parts.flatMap(({ entry }) => entry ?? []))
    .filter(({ level }) => level === 1)
    .map(({ title, id }) => ({ title, place: id }));
  const chapters = [{ startsPage: true, parts: contentsParts(paper, rows, pageOf) }, ...body];
  const pages = paginate(chapters);
  for (const [index, placed] of pages.entries())
    for (const { part } of placed) if (part.entry) pageNumbers.set(part.entry.id, index + 2);

  paper.page();
  paper.doc.outline.addItem(report.title);
  const cover = paper.open(paper.root, 'Sect');
  drawCover(paper, content, { parent: cover, methodPage: pageOf('method') });
  paper.close(cover);
  const edition = isSample(report) ? `, ${REPORT_WORDS.sampleMark}` : '';
  drawPages(paper, pages, { left: report.title, right: `${site.brand}, ${monthOf(content)}${edition}` });
  return paper.finish();
}
