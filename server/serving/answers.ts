import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';
import type { Encoding, Representation, StoredFile } from './stored-file.ts';

/** Our encodings, the best first. The order decides between encodings with the same weight. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Maximum number of cached headers. Browsers send only a few different values. */
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
  // A client that does not mention the plain text accepts it, with the lowest weight (RFC 9110, 12.5.3).
  const weight = (coding: Encoding) =>
    weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
  return PREFERENCE.filter((coding) => weight(coding) > 0).sort((a, b) => weight(b) - weight(a));
}

/**
 * Returns the encodings in an Accept-Encoding header, the best first; only `identity` without a header. The list is empty
 * if the client refuses all our encodings (`identity;q=0`): it gets plain text, because a 406 would not help.
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

/** Returns whether the client has the current version, by If-None-Match (weak comparison). */
function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Returns the requested range of a file with `size` bytes; `unsatisfiable` (416) if it is outside of the file; undefined for
 * the whole file: without a range, with several or invalid ranges, or if If-Range has another version.
 */
function requestedRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '');
  if (!match) return undefined;
  const ifRange = headers['if-range'];
  // This server sends no dates of files, so a date in If-Range cannot match.
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

/** Returns the representation of a file with the client's preferred encoding. */
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

/** Returns whether If-Match requires another version (strong comparison). */
const wantsOther = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.trim() !== '*' &&
  !header.split(',').some((tag) => tag.trim() === etag);

/** Answers with a file. The conditions of the request decide between 200, 206, 304, 412 and 416. */
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

/** Sends a range of the plain file, since a PDF reader cannot use a part of a compressed file. Returns false if none is requested. */
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

/** Answers with an error page of the site, or with plain text if the site does not have this page. */
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

/** Answers with a line of plain text. */
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

/** Answers requests that need more than a file. Returns true if it has answered. */
export type SpecialRoute = (request: IncomingMessage, response: ServerResponse) => boolean;
