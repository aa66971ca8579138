import type { IncomingHttpHeaders } from 'node:http';

export type ByteRange = { first: number; last: number };

/** If-None-Match header and a strong ETag in; true out when the client's copy is current (weak comparison). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Headers, ETag and size in bytes of the plain file in. Out: the one range asked for, `unsatisfiable` (416),
 * or undefined when the whole file is to be sent: no range, several, a broken one, or If-Range out of date.
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '');
  if (!match) return undefined;
  const ifRange = headers['if-range'];
  // Dates are never sent by this server, so a date here cannot be about this copy.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const suffix = Number(to);
    return suffix === 0 || size === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - suffix), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (last < first && to !== '') return undefined;
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) };
}
