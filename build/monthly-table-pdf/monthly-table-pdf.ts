import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentDirectory, readContentFile } from '../../src/content/read-content.ts';
import { siteIn } from '../../src/content/this-site.ts';
import { COST_PATH, COST_SLUG } from '../../src/features/cost-per-case/address.ts';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { insertFigures, monthlyFigures } from '../../src/features/monthly-table/figures.ts';
import { MONTHLY_TABLE_PDF, monthlyTableSchema } from '../../src/features/monthly-table/schema.ts';
import { teamMemberSchema } from '../../src/features/team/schema.ts';
import { readSiteOrigin } from '../../src/seo/origin.ts';
import { typesetPdf } from '../../src/seo/typesetter.ts';

const TEMPLATE = 'build/monthly-table-pdf/monthly-table.typ';

const COPY_FILE = 'exhibits/monthly-table.yaml';

function monthlyTablePdf(env: Record<string, string | undefined>): Buffer {
  const base = contentDirectory(env);
  const site = siteIn(base);
  const copy = readContentFile(`${base}/${COPY_FILE}`, monthlyTableSchema, site.brand).data;
  const { tool } = readContentFile(
    `${base}/tools/${COST_SLUG}.yaml`,
    costPageSchema,
    site.brand,
  ).data;
  const member = readContentFile(`${base}/team/${copy.analyst}.md`, teamMemberSchema, site.brand);
  const figures = monthlyFigures(copy, tool.example, member.data);
  const parts = copy.reasons.parts.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((text) => insertFigures(text, figures)),
  }));
  const [year, month, day] = copy.made.split('-').map(Number);
  const calculator = `${readSiteOrigin(env)}${COST_PATH}`;
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

export async function writeMonthlyTablePdf(directory: string): Promise<boolean> {
  if (!existsSync(join(contentDirectory(process.env), COPY_FILE))) return false;
  const file = join(directory, MONTHLY_TABLE_PDF);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, monthlyTablePdf(process.env));
  return true;
}
