import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { textOf } from '../../server/page-reader/visit.ts';
import { readSettings } from '../../server/settings.ts';
import { fetchPages } from './fetch-pages.ts';
import { scoresOf, scoreText } from './score.ts';
import { agreementOf, sheetLabels } from './sheets.ts';
import { readStudy } from './study.ts';
import { blankSheet, factsTable, figuresTable } from './tables.ts';

const USAGE = `npm run audit -- urls.txt --out <folder>     fetch the addresses of a file, one a line, and make the tables
npm run audit -- --replay <folder>           make the tables again from what was kept, without the network
npm run audit -- --agree <sheet> <sheet>     how far two readers agree, and what a third has to decide
npm run audit -- --score <folder>            how often each check is wrong on labeled pages (--half unseen, --labels truth, --wrong)`;

const FACTS = 'facts.csv';
const FIGURES = 'figures.csv';
const SHEET = 'sheet.csv';

/** Makes the tables of a study; the sheet of the readers is left as it is once it is there. */
function makeTables(folder: string): string {
  const pages = readStudy(folder, textOf);
  writeFileSync(join(folder, FACTS), factsTable(pages));
  writeFileSync(join(folder, FIGURES), figuresTable(pages));
  if (!existsSync(join(folder, SHEET))) writeFileSync(join(folder, SHEET), blankSheet(pages));
  const read = pages.filter(({ reading }) => reading).length;
  return `${read} of ${pages.length} pages read: ${[FACTS, FIGURES, SHEET].join(', ')} in ${folder}`;
}

/** Errors: what is wrong with the call or a file, in words. */
export async function runAudit(
  args: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      replay: { type: 'string' },
      agree: { type: 'boolean' },
      score: { type: 'string' },
      half: { type: 'string', default: 'seen' },
      labels: { type: 'string', default: 'truth' },
      wrong: { type: 'boolean', default: false },
    },
  });
  const [first, second] = positionals;
  if (values.score) {
    const half = values.half === 'unseen' ? 'unseen' : 'seen';
    tell(scoreText(scoresOf(values.score, half, values.labels), values.wrong));
  } else if (values.agree && first && second) {
    const labels = [first, second].map((file) => sheetLabels(file, readFileSync(file, 'utf8')));
    tell(agreementOf(labels[0] ?? new Map(), labels[1] ?? new Map()));
  } else if (values.replay) {
    tell(makeTables(values.replay));
  } else if (first && values.out) {
    const lines = readFileSync(first, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    mkdirSync(values.out, { recursive: true });
    const { SITE_URL: siteUrl } = readSettings(process.env);
    await fetchPages(
      lines.filter((line) => line && !line.startsWith('#')),
      values.out,
      { siteUrl, tell },
    );
    tell(makeTables(values.out));
  } else throw new Error(USAGE);
}
