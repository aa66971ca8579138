/**
 * Matches a cell that a spreadsheet runs as a formula. The sign may be full-width, and invisible
 * characters may precede it.
 */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** These characters could control a terminal. */
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}/gu;

function csvCell(value: string) {
  const text = value.replace(CONTROL_CHARACTERS, ' ');
  const safeText = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Returns CSV of RFC 4180 with quoted cells and CRLF. A formula gets an apostrophe in front. */
export const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
