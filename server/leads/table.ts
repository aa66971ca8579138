import stringWidth from 'string-width';

const CELL_MAX = 40;

const characters = new Intl.Segmenter('en');

function truncate(text: string) {
  if (stringWidth(text) <= CELL_MAX) return text;
  let truncated = '';
  // The limit is for a text with endless combining marks, which have no width.
  for (const { segment } of characters.segment(text.slice(0, 8 * CELL_MAX))) {
    if (stringWidth(truncated + segment) >= CELL_MAX) break;
    truncated += segment;
  }
  return `${truncated}…`;
}

export const minuteText = (time: string) => time.slice(0, 16).replace('T', ' ');
/** Removes control characters, with which a visitor could control the operator's terminal. */
const printable = (value: unknown) =>
  truncate(String(value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '));

/** The columns of `figures` are aligned right. */
export function rowWriter(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  figures: ReadonlySet<string> = new Set(),
) {
  const cells = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))),
  );
  return (row: readonly unknown[]) =>
    row
      .map((value, column) => {
        const cell = printable(value);
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)));
        return figures.has(header[column] ?? '') ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
}

export function table(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  figures?: ReadonlySet<string>,
): string {
  return [header, ...rows].map(rowWriter(header, rows, figures)).join('\n');
}
