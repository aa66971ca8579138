import type { Content } from '../../src/content/check-content.ts';
import { requireFound } from '../../src/content/mistake.ts';
import { dataOf, filesIn } from '../../src/content-checks.ts';
import { COST_PATH } from '../../src/features/cost-per-case/address.ts';
import { insertFigures, monthlyFigures } from '../../src/features/monthly-table/figures.ts';
import { typesetPdf } from '../../src/seo/typesetter.ts';

const TEMPLATE = 'build/monthly-table-pdf/monthly-table.typ';

/** Returns undefined for a site without the table. */
export function monthlyTablePdf(content: Content, origin: string): Buffer | undefined {
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
  return typesetPdf(TEMPLATE, {
    site,
    made: { year, month, day },
    words: { ...copy, caption: figures.caption, reasons: { ...copy.reasons, parts } },
    rows: figures.rows,
    total: figures.total,
    calculator,
    shown: calculator.replace('https://', ''),
  });
}
