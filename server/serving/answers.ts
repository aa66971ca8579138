import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';
import type { Encoding, Representation, StoredFile } from './stored-file.ts';

/** Our encodings, best first: the order decides between encodings that a client likes equally. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of values; the bound limits memory. */
const REMEMBERED_VALUES = 100;

const remembered = new Map<string, readonly Encoding[]>();

function quality(parameter: string | undefined): number {
  if (parameter === undefined) return 1;
  const value = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter)?.[1];
  return value === undefined ? 0 : Number(value);
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', parameter] = part.split(';');
    const name = coding.trim().toLowerCase();
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, quality(parameter));
  }
  const any = weights.get('*');
  // A client that lists only codings has not refused plain text: it stays the last resort (RFC 9110, 12.5.3).
  const weight = (coding: Encoding) =>
    weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
  return PREFERENCE.filter((coding) => weight(coding) > 0).sort((a, b) => weight(b) - weight(a));
}

/**
 * The codings that a client takes by its Accept-Encoding header, best first. Without a header that is plain
 * text alone. It may be empty (`identity;q=0`): plain text is sent all the same, a 406 would help nobody.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const parsed = parse(header);
  if (remembered.size < REMEMBERED_VALUES) remembered.set(header, parsed);
  return parsed;
}

type ByteRange = { first: number; last: number };

/** Returns whether the client's copy is current (weak comparison). */
function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * The one range that is requested of a file of so many bytes, `unsatisfiable` (416), or undefined for the whole file: no range, several, a broken one, or If-Range out of date.
 */
function requestedRange(
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

/** The form of a file that this client likes best. */
function negotiate(request: IncomingMessage, file: StoredFile): Representation {
  const forms = file.representations;
  for (const encoding of acceptedEncodings(
    request.headers['accept-encoding'] as string | undefined,
  )) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}

/** Returns whether the client wants another copy than this one (strong comparison). */
const wantsOther = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.trim() !== '*' &&
  !header.split(',').some((tag) => tag.trim() === etag);

/** Answers with a file: 200, 304, 206, 412 or 416 as the request's conditions ask. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
): void {
  const form = negotiate(request, file);
  if (wantsOther(request.headers['if-match'], form.etag)) {
    sendText(request, response, 412, 'Precondition Failed');
    return;
  }
  if (isNotModified(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, { ...file.headers, ETag: form.etag }).end();
    return;
  }
  if (
    request.method === 'GET' &&
    request.headers.range !== undefined &&
    sendRange(request, response, file)
  )
    return;
  response.writeHead(200, form.headers);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}

/** Ranges are of the plain file: a piece of a compressed one is of no use to a PDF reader. */
function sendRange(request: IncomingMessage, response: ServerResponse, file: StoredFile): boolean {
  const { body, etag, headers } = file.representations.identity;
  const range = requestedRange(request.headers, etag, body.length);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    response.writeHead(416, {
      ...file.headers,
      'Content-Range': `bytes */${body.length}`,
      'Content-Length': '0',
    });
    response.end();
    return true;
  }
  const part = body.subarray(range.first, range.last + 1);
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${range.first}-${range.last}/${body.length}`,
    'Content-Length': String(part.length),
  });
  response.end(part);
  return true;
}

/** Answers with one of the site's own error pages, or with plain words when the site has none. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: StoredFile | undefined,
  plain: string,
): void {
  if (!page) {
    sendText(request, response, status, plain);
    return;
  }
  const form = negotiate(request, page);
  const { ETag: _etag, 'Accept-Ranges': _ranges, ...rest } = form.headers;
  response.writeHead(status, rest);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}

/** Answers with one line of plain text and any further headers. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** An address whose answer depends on more than the address: returns true when it has answered. */
export type SpecialRoute = (request: IncomingMessage, response: ServerResponse) => boolean;
