import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';
import type { Encoding, Representation, StoredFile } from './stored-file.ts';

/** The best encoding is first. The order decides between encodings with the same weight. */
const PREFERRED_ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const MAX_CACHED_HEADERS = 100;

const encodingsByHeader = new Map<string, readonly Encoding[]>();

function readQuality(parameter: string | undefined): number {
  if (parameter === undefined) return 1;
  const value = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter)?.[1];
  return value === undefined ? 0 : Number(value);
}

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', parameter] = part.split(';');
    const name = coding.trim().toLowerCase();
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, readQuality(parameter));
  }
  const wildcardWeight = weights.get('*');
  // If the header does not mention "identity", plain text is accepted at the lowest weight (RFC
  // 9110, 12.5.3).
  const weight = (coding: Encoding) =>
    weights.get(coding) ?? wildcardWeight ?? (coding === 'identity' ? 0.0001 : 0);
  return PREFERRED_ENCODINGS.filter((coding) => weight(coding) > 0).sort(
    (a, b) => weight(b) - weight(a),
  );
}

/** The list is empty if the client refuses all encodings. It then gets plain text, not a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const cachedEncodings = encodingsByHeader.get(header);
  if (cachedEncodings) return cachedEncodings;
  const parsedEncodings = parseAcceptEncoding(header);
  if (encodingsByHeader.size < MAX_CACHED_HEADERS) encodingsByHeader.set(header, parsedEncodings);
  return parsedEncodings;
}

type ByteRange = { firstByte: number; lastByte: number };

/** If-None-Match requires the weak comparison, which ignores `W/`. */
function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

// Returns undefined for the whole file: if the request has no range, several or invalid ranges, or
// an If-Range for another version. Returns "unsatisfiable" (416) for a range outside of the file.
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
  const [, fromText = '', toText = ''] = match;
  if (fromText === '' && toText === '') return undefined;
  if (fromText === '') {
    const suffixLength = Number(toText);
    return suffixLength === 0 || size === 0
      ? 'unsatisfiable'
      : { firstByte: Math.max(0, size - suffixLength), lastByte: size - 1 };
  }
  const firstByte = Number(fromText);
  const lastByte = toText === '' ? size - 1 : Number(toText);
  if (lastByte < firstByte && toText !== '') return undefined;
  return firstByte >= size
    ? 'unsatisfiable'
    : { firstByte, lastByte: Math.min(lastByte, size - 1) };
}

function chooseRepresentation(request: IncomingMessage, file: StoredFile): Representation {
  const representations = file.representations;
  for (const encoding of acceptedEncodings(
    request.headers['accept-encoding'] as string | undefined,
  )) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return representations.identity;
}

/** If-Match requires the strong comparison, in which a tag with `W/` never matches. */
const requiresOtherVersion = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.trim() !== '*' &&
  !header.split(',').some((tag) => tag.trim() === etag);

/** The conditions of the request decide between 200, 206, 304, 412 and 416. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
): void {
  const representation = chooseRepresentation(request, file);
  if (requiresOtherVersion(request.headers['if-match'], representation.etag)) {
    sendText(request, response, 412, 'Precondition Failed');
    return;
  }
  if (isNotModified(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, { ...file.headers, ETag: representation.etag }).end();
    return;
  }
  if (
    request.method === 'GET' &&
    request.headers.range !== undefined &&
    sendRange(request, response, file)
  )
    return;
  response.writeHead(200, representation.headers);
  response.end(request.method === 'HEAD' ? undefined : representation.body);
}

/** Sends a range of the plain file: a PDF reader cannot use a part of a compressed file. */
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
  const part = body.subarray(range.firstByte, range.lastByte + 1);
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${range.firstByte}-${range.lastByte}/${body.length}`,
    'Content-Length': String(part.length),
  });
  response.end(part);
  return true;
}

export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: StoredFile | undefined,
  plainText: string,
): void {
  if (!page) {
    sendText(request, response, status, plainText);
    return;
  }
  const representation = chooseRepresentation(request, page);
  const { ETag: _etag, 'Accept-Ranges': _ranges, ...pageHeaders } = representation.headers;
  response.writeHead(status, pageHeaders);
  response.end(request.method === 'HEAD' ? undefined : representation.body);
}

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

/** A route for requests that need more than a file. Returns true if the route has answered. */
export type SpecialRoute = (request: IncomingMessage, response: ServerResponse) => boolean;
