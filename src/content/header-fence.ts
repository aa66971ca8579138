/** The lines of a header block, which stand between two lines ---, and the text under it with the line it begins on. */
export type Fenced = { header: string[]; headerLine: number; body: string; bodyLine: number };

const FENCE = /^---[ \t]*$/;

/** The header block a text begins with, after empty lines perhaps. "open": nothing closes it; undefined: it has none. */
export function fenced(text: string): Fenced | 'open' | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[start] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > start && FENCE.test(line));
  if (end === -1) return 'open';
  return {
    header: lines.slice(start + 1, end),
    headerLine: start + 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
