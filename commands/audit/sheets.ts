import { OUTCOMES } from '../../src/features/page-reader/checks.ts';
import { cohensKappa } from './agreement.ts';

/** Rows of a CSV file with quoted cells or bare ones, as spreadsheets save them. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const source = text.replace(/^\ufeff/, '');
  while (cells.lastIndex < source.length) {
    const found = cells.exec(source);
    if (!found) throw new Error(`not a CSV file near ${JSON.stringify(source.slice(0, 40))}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/** The labels of a sheet by page and check. Errors: a label that is none. */
export function sheetLabels(name: string, text: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [number = '', , check = '', label = ''] of csvRows(text).slice(1)) {
    const said = label.trim().toLowerCase();
    if (!OUTCOMES.some((outcome) => outcome === said))
      throw new Error(
        `${name}: page ${number}, ${check}: expected ${OUTCOMES.join(', ')}, found ${JSON.stringify(label)}`,
      );
    labels.set(`${number} ${check}`, said);
  }
  return labels;
}

/** Kappa of each check, and where two readers disagree, for a third to decide. */
export function agreementOf(one: Map<string, string>, other: Map<string, string>): string {
  const both = [...one.keys()].filter((key) => other.has(key));
  const checks = [...new Set(both.map((key) => key.slice(key.indexOf(' ') + 1)))];
  const lines = checks.map((check) => {
    const keys = both.filter((key) => key.endsWith(` ${check}`));
    const labels = (sheet: Map<string, string>) => keys.map((key) => sheet.get(key) ?? '');
    const same = keys.filter((key) => one.get(key) === other.get(key)).length;
    return `${check.padEnd(24)} ${same} of ${keys.length} alike, kappa ${cohensKappa(labels(one), labels(other)).toFixed(2)}`;
  });
  const apart = both
    .filter((key) => one.get(key) !== other.get(key))
    .map((key) => `  ${key}: ${one.get(key)} / ${other.get(key)}`);
  return [...lines, '', `${apart.length} to be decided by a third reader:`, ...apart].join('\n');
}
