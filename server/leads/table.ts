import stringWidth from 'string-width';

const MAX_CELL_WIDTH = 40;

const characters = new Intl.Segmenter('en');

function truncate(text: string) {
  if (stringWidth(text) <= MAX_CELL_WIDTH) return text;
  let truncated = '';
  // Reads a limited part of the text, because combining marks have no width and may be endless.
  for (const { segment } of characters.segment(text.slice(0, 8 * MAX_CELL_WIDTH))) {
    if (stringWidth(truncated + segment) >= MAX_CELL_WIDTH) break;
    truncated += segment;
  }
  return `${truncated}…`;
}

export const minuteText = (time: string) => time.slice(0, 16).replace('T', ' ');
export const secondText = (time: string) => time.slice(0, 19).replace('T', ' ');
/** Removes characters with which a visitor could control the operator's terminal. */
const printableText = (value: unknown) =>
  truncate(String(value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '));

export type Column<Row> = readonly [
  title: string,
  cellOf: (row: Row) => unknown,
  align?: 'right' | undefined,
];

// Returns a function that formats rows. Its first call adds the header and decides the widths of
// the columns for all further calls.
export function tableWriter<Row>(columns: readonly Column<Row>[], intro = '') {
  let widths: number[] | undefined;
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat(Math.max(0, (widths?.[column] ?? 0) - stringWidth(cell)));
        return columns[column]?.[2] === 'right' ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  return (rows: readonly Row[]) => {
    const titles = columns.map(([title]) => printableText(title));
    const cells = rows.map((row) => columns.map(([, cellOf]) => printableText(cellOf(row))));
    if (widths) return cells.map(lineOf).join('\n');
    const lines = [titles, ...cells];
    widths = titles.map((_, column) =>
      Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))),
    );
    return intro + lines.map(lineOf).join('\n');
  };
}

export const table = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  tableWriter(columns)(rows);
