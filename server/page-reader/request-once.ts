import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { PageFailure } from './failure.ts';
import { type AllowedAddress, type FetchPolicy, resolveAllowedAddress } from './fetch-policy.ts';

/** Chrome has the same limit for headers. */
const MAX_HEADER_BYTES = 256 * 1024;
const CONNECT_TIMEOUT_MS = 3_000;

export type ResponseLimits = {
  /** The limit counts bytes before decompression. */
  maxBytes: number;
  canTruncate?: boolean;
  accept: string;
  userAgent: string;
};

/** The body is not decompressed. */
export type PageResponse = {
  status: number;
  headers: IncomingMessage['headers'];
  headersDistinct?: IncomingMessage['headersDistinct'];
  body: Buffer;
};

/** Ignores that an IPv4 address may be written as an IPv6 address. */
const isAllowedPeer = (remote: string | undefined, { address }: AllowedAddress) =>
  remote?.replace(/^::ffff:(?=\d+\.)/i, '') === address.replace(/^::ffff:(?=\d+\.)/i, '');

function sendRequest(
  url: URL,
  allowedAddress: AllowedAddress,
  limits: ResponseLimits,
  signal: AbortSignal,
) {
  const options: RequestOptions = {
    method: 'GET',
    // Connects to the checked address: a second lookup could return another address.
    lookup: (_, { all }, callback) =>
      all
        ? callback(null, [allowedAddress])
        : callback(null, allowedAddress.address, allowedAddress.family),
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Accepts what browsers accept: header lines that end with LF alone, and a body with both
    // Content-Length and Transfer-Encoding.
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
  const timer = setTimeout(() => request.destroy(new PageFailure('timeout')), CONNECT_TIMEOUT_MS);
  request.once('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      if (!isAllowedPeer(socket.remoteAddress, allowedAddress))
        request.destroy(new PageFailure('not-public'));
    }),
  );
  request.once('response', resolve);
  request.once('error', reject);
  request.once('close', () => clearTimeout(timer));
  request.end();
  return promise;
}

async function readBody(
  answer: IncomingMessage,
  { maxBytes, canTruncate = false }: ResponseLimits,
) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes && !canTruncate) throw new PageFailure('too-large');
    if (size > maxBytes) break;
  }
  // `alloc` does not use Node's pool: this memory is transferred to the thread that reads it.
  const body = Buffer.alloc(Math.min(size, maxBytes));
  let offset = 0;
  for (const chunk of chunks) offset += chunk.copy(body, offset);
  return body;
}

export async function requestOnce(
  url: URL,
  fetchPolicy: FetchPolicy,
  limits: ResponseLimits,
  signal: AbortSignal,
): Promise<PageResponse> {
  let hasAnswer = false;
  try {
    signal.throwIfAborted();
    // A lookup cannot be stopped, so its late result is ignored.
    const abortPromise = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    const allowedAddress = await Promise.race([
      resolveAllowedAddress(url, fetchPolicy),
      abortPromise,
    ]);
    const answer = await sendRequest(url, allowedAddress, limits, signal);
    hasAnswer = true;
    const { statusCode: status = 0, headers, headersDistinct } = answer;
    const isRedirect = status >= 300 && status < 400;
    if (isRedirect) answer.destroy();
    const body = isRedirect ? Buffer.alloc(0) : await readBody(answer, limits);
    return { status, headers, headersDistinct, body };
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    if (signal.aborted) throw new PageFailure('timeout', { url: url.href });
    throw new PageFailure(hasAnswer ? 'cut-off' : 'unreachable', { url: url.href });
  }
}
