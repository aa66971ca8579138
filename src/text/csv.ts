/**
 * A spreadsheet runs a cell that starts with one of these as a formula, also after spaces and characters without width;
 * the last four are their full-width forms.
 */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A terminal obeys these (ESC, U+009B), and no cell needs them; tabs and line ends stay. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

function cell(value: string) {
  const text = value.replace(CONTROLS, ' ');
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A file begins with it: Excel reads one without it in the machine's own character set. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns rows as CSV (RFC 4180, every cell quoted, CRLF). A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
