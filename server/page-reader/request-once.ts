import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { PageFailure } from './failure.ts';
import { type AllowedAddress, type Guard, resolveAllowedAddress } from './guard.ts';

/** Largest headers, in bytes, as in Chrome. */
const HEADERS_MAX = 256 * 1024;
/** Time limit for the connection, in ms. */
const CONNECT_MS = 3_000;

export type ResponseLimits = {
  /** Largest body as transferred, in bytes. */
  max: number;
  /** True if a longer body is cut; by default it is a failure. */
  isCut?: boolean;
  accept: string;
  userAgent: string;
};

/** The answer of a server; its body is as it came over the wire. */
export type PageResponse = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Values of headers that came more than once, one for each line. */
  headersDistinct?: IncomingMessage['headersDistinct'];
  body: Buffer;
};

/** Returns whether a connection is to the vetted address. IPv4 may be written as IPv6. */
const isVetted = (remote: string | undefined, { address }: AllowedAddress) =>
  remote?.replace(/^::ffff:(?=\d+\.)/i, '') === address.replace(/^::ffff:(?=\d+\.)/i, '');

function send(url: URL, vetted: AllowedAddress, limits: ResponseLimits, signal: AbortSignal) {
  const options: RequestOptions = {
    method: 'GET',
    // The vetted address is dialed; the name is not looked up again.
    lookup: (_, { all }, answer) =>
      all ? answer(null, [vetted]) : answer(null, vetted.address, vetted.family),
    agent: false,
    maxHeaderSize: HEADERS_MAX,
    // The parser is as lenient as browsers: lines may end with LF alone, and a body may have two lengths.
    insecureHTTPParser: true,
    signal,
    headers: {
      'User-Agent': limits.userAgent,
      Accept: limits.accept,
      'Accept-Language': 'en-US,en;q=0.8',
      'Accept-Encoding': 'gzip, br, deflate',
      Connection: 'close',
    },
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options);
  const late = setTimeout(() => request.destroy(new PageFailure('timeout')), CONNECT_MS);
  request.once('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      clearTimeout(late);
      if (!isVetted(socket.remoteAddress, vetted)) request.destroy(new PageFailure('not-public'));
    }),
  );
  request.once('response', resolve);
  request.once('error', reject);
  request.once('close', () => clearTimeout(late));
  request.end();
  return promise;
}

async function bodyOf(answer: IncomingMessage, { max, isCut = false }: ResponseLimits) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > max && !isCut) throw new PageFailure('too-large');
    if (size > max) break;
  }
  // Not of the pool of small buffers: the thread that reads the body takes over its memory.
  const body = Buffer.alloc(Math.min(size, max));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(body, at);
  return body;
}

/** Requests an address once, without following redirects. Errors: PageFailure. */
export async function requestOnce(
  url: URL,
  guard: Guard,
  limits: ResponseLimits,
  signal: AbortSignal,
): Promise<PageResponse> {
  let hasAnswer = false;
  try {
    signal.throwIfAborted();
    // A lookup cannot be aborted, so its result is ignored.
    const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    const vetted = await Promise.race([resolveAllowedAddress(url, guard), aborted]);
    const answer = await send(url, vetted, limits, signal);
    hasAnswer = true;
    const { statusCode: status = 0, headers, headersDistinct } = answer;
    // The body of a redirect is not read.
    const isBare = status >= 300 && status < 400;
    if (isBare) answer.destroy();
    const body = isBare ? Buffer.alloc(0) : await bodyOf(answer, limits);
    return { status, headers, headersDistinct, body };
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    if (signal.aborted) throw new PageFailure('timeout', { url: url.href });
    throw new PageFailure(hasAnswer ? 'cut-off' : 'unreachable', { url: url.href });
  }
}
