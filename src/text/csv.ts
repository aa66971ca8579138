/**
 * Matches the start of a cell that a spreadsheet would run as a formula: one of the characters = + - @ (also in full width),
 * also after spaces and invisible characters.
 */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Matches control characters that can control a terminal, except tabs and line ends. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

function cell(value: string) {
  const text = value.replace(CONTROLS, ' ');
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** First character of a CSV file: without it, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns rows as CSV (RFC 4180, every cell quoted, CRLF). A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
