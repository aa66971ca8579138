import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accept-encoding.ts';
import { isNotModified, requestedRange } from './conditions.ts';
import { securityHeaders } from './headers.ts';
import type { Representation, StoredFile } from './stored-file.ts';

/** Request and file in; the form of the file that this client likes best out. */
function negotiate(request: IncomingMessage, file: StoredFile): Representation {
  const forms = file.representations;
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'] as string | undefined)) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}

/** Answers with a file: 200, 304, 206 or 416 as the request's conditions ask. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const form = negotiate(request, file);
  if (isNotModified(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, { ...file.headers, ETag: form.etag }).end();
    return;
  }
  if (request.method === 'GET' && request.headers.range !== undefined && sendRange(request, response, file))
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
  const { body, headers } = negotiate(request, page);
  const { ETag: _etag, 'Accept-Ranges': _ranges, ...rest } = headers;
  response.writeHead(status, rest);
  response.end(request.method === 'HEAD' ? undefined : body);
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
