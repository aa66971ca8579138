import stringWidth from 'string-width';

/** Widest cell shown, in columns of a terminal; the exports have everything. */
const CELL_MAX = 40;

const characters = new Intl.Segmenter('en');

function cut(text: string) {
  if (stringWidth(text) <= CELL_MAX) return text;
  let shown = '';
  // enough of the text for most characters, and short enough for one that goes on and on
  for (const { segment } of characters.segment(text.slice(0, 8 * CELL_MAX))) {
    if (stringWidth(shown + segment) >= CELL_MAX) break;
    shown += segment;
  }
  return `${shown}…`;
}

/** A time in ISO 8601 as lists show it, to the minute. */
export const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
/** A visitor must not be able to steer the terminal of the person who reads. */
const printable = (value: unknown) =>
  cut(String(value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '));

/** Writes a row in columns as wide as the header and some rows need; a wider cell later on only pushes its own row. */
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

/** Lines with aligned columns, for reading in a terminal. */
export function table(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [header, ...rows].map(rowWriter(header, rows)).join('\n');
}
