import stringWidth from 'string-width';

/** Maximum width of a cell, in columns of a terminal. Longer texts are cut; the exports have the whole text. */
const CELL_MAX = 40;

const characters = new Intl.Segmenter('en');

function cut(text: string) {
  if (stringWidth(text) <= CELL_MAX) return text;
  let shown = '';
  // The limit is for a text with endless combining marks, which have no width.
  for (const { segment } of characters.segment(text.slice(0, 8 * CELL_MAX))) {
    if (stringWidth(shown + segment) >= CELL_MAX) break;
    shown += segment;
  }
  return `${shown}…`;
}

/** Returns a time in ISO 8601 without seconds, for lists. */
export const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
/** Removes control characters: a visitor could use them to control the terminal of the operator. */
const printable = (value: unknown) =>
  cut(String(value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '));

/** Returns a function that writes a row in columns. The header and `rows` determine the widths of the columns. */
export function rowWriter(header: readonly string[], rows: readonly (readonly unknown[])[]) {
  const cells = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))),
  );
  return (row: readonly unknown[]) =>
    row
      .map((value, column) => {
        const cell = printable(value);
        return cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)));
      })
      .join('  ')
      .trimEnd();
}

/** Returns lines with aligned columns for a terminal. */
export function table(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [header, ...rows].map(rowWriter(header, rows)).join('\n');
}
