export type RequestTarget = { path: string; query: string };

/**
 * Splits the target of a request line (`/a?b`, or `http://host/a?b` from a proxy) into the path, still escaped, and the
 * query with its question mark. Returns undefined if the target is invalid (400).
 */
export function parseTarget(target: string | undefined): RequestTarget | undefined {
  const local = (target ?? '').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  if (!local.startsWith('/') || local.includes('#')) return undefined;
  const mark = local.indexOf('?');
  return mark === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark) };
}

/** Returns the path without escapes; undefined if it has a broken escape or a control character. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return [...decoded].some((character) => character < ' ' || character === '\u007f')
      ? undefined
      : decoded;
  } catch {
    return undefined;
  }
}
