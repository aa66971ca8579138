export type RequestTarget = { path: string; query: string };

/**
 * The request line's target (`/a?b`, or `http://host/a?b` as proxies send it) as path, as it was written, and query with
 * its question mark; undefined when no page could ever have that address (400).
 */
export function parseTarget(target: string | undefined): RequestTarget | undefined {
  const local = (target ?? '').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  if (!local.startsWith('/') || local.includes('#')) return undefined;
  const mark = local.indexOf('?');
  return mark === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark) };
}

/** Undefined for broken escapes and control characters, which no address of ours has. */
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
