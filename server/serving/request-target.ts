export type RequestTarget = { path: string; query: string };

// Splits `/a?b`, or `http://host/a?b` from a proxy, into the escaped path and the query with its
// question mark. Returns undefined for an invalid target (400).
export function parseTarget(target: string | undefined): RequestTarget | undefined {
  const pathAndQuery = (target ?? '').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  if (!pathAndQuery.startsWith('/') || pathAndQuery.includes('#')) return undefined;
  const queryStart = pathAndQuery.indexOf('?');
  return queryStart === -1
    ? { path: pathAndQuery, query: '' }
    : { path: pathAndQuery.slice(0, queryStart), query: pathAndQuery.slice(queryStart) };
}

/** Returns undefined if the path has a broken escape or a control character. */
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
