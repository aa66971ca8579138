/** A spreadsheet runs a cell that starts with one of these as a formula; the last four are their full-width forms. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string) {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180, every cell quoted, CRLF). What a spreadsheet would run as a formula gets an apostrophe in front. */
export const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
