/** One `script` of JSON-LD as it is on the page. */
export type JsonLdBlock = {
  /** 1 for the first of the page. */
  number: number;
  value: unknown;
  /** Position of the error, in characters, and the text there. */
  broken: { at: number; line: number; reason: string; near: string } | undefined;
};

/** Characters before and after the break that are shown. */
const NEAR = 40;

/** Why a text is no JSON; undefined where it is, or could still become it with more text. */
function wrongWith(text: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    if (/end of JSON input|unterminated string/i.test(message)) return undefined;
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
    return at >= text.length ? undefined : message;
  }
}

/** Characters before the first that no JSON could have there: what begins well can still end well. */
function breakOf(text: string) {
  let [good, bad] = [0, text.length];
  if (wrongWith(text) === undefined) return text.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (wrongWith(text.slice(0, middle)) === undefined) good = middle;
    else bad = middle;
  }
  return good;
}

const CONTROLS: Record<string, string> = {
  '\n': 'a line break',
  '\r': 'a line break',
  '\t': 'a tab',
};

function reasonAt(text: string, at: number) {
  const sign = text[at];
  if (sign === undefined) return 'it ends before it is complete';
  if (sign < ' ') return `${CONTROLS[sign] ?? 'a control character'} inside a text`;
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, at))) return `a comma before ${sign}`;
  return `${sign} where JSON does not allow it`;
}

/** Reads blocks of JSON-LD strictly, as every parser reads JSON (RFC 8259). */
export function jsonLdOf(sources: readonly string[]): JsonLdBlock[] {
  return sources.map((source, index) => {
    try {
      return { number: index + 1, value: JSON.parse(source), broken: undefined };
    } catch {
      const at = breakOf(source);
      const near = source
        .slice(Math.max(0, at - NEAR), at + NEAR)
        .replace(/\s+/g, ' ')
        .trim();
      const line = source.slice(0, at).split('\n').length;
      const broken = { at, line, reason: reasonAt(source, at), near };
      return { number: index + 1, value: undefined, broken };
    }
  });
}
