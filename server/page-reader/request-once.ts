import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { PageFailure } from './failure.ts';
import { type Guard, type Vetted, vet } from './guard.ts';

/** In bytes; Chrome takes as many. */
const HEADERS_MAX = 256 * 1024;
/** Time for the connection, in ms. */
const CONNECT_MS = 3_000;

export type Limits = {
  /** In bytes, as they come over the wire and as they are after decoding. */
  wireMax: number;
  decodedMax: number;
  /** What is beyond a limit is left out; by default it is a failure. */
  isCut?: boolean;
  accept: string;
  userAgent: string;
};

export type Answer = {
  status: number;
  headers: IncomingMessage['headers'];
  headersDistinct: IncomingMessage['headersDistinct'];
  body: Buffer;
};

/** Whether the address that is connected is the vetted one; IPv4 may be written as IPv6. */
const isVetted = (remote: string | undefined, { address }: Vetted) =>
  remote?.replace(/^::ffff:(?=\d+\.)/i, '') === address.replace(/^::ffff:(?=\d+\.)/i, '');

function send(url: URL, vetted: Vetted, limits: Limits, signal: AbortSignal) {
  const options: RequestOptions = {
    method: 'GET',
    // The vetted address is dialed: nothing is looked up again.
    lookup: (_, { all }, answer) =>
      all ? answer(null, [vetted]) : answer(null, vetted.address, vetted.family),
    agent: false,
    maxHeaderSize: HEADERS_MAX,
    // Browsers take such answers too: lines that end with LF alone, both kinds of length at once.
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

/** Everything that a stream has, up to a limit. */
async function collect(stream: AsyncIterable<Buffer>, max: number, isCut: boolean) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > max && !isCut) throw new PageFailure('too-large');
    if (size > max) break;
  }
  // Not of the pool of small buffers: the thread that reads a page takes its memory over.
  const whole = Buffer.alloc(Math.min(size, max));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(whole, at);
  return whole;
}

const isZlib = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
/** By the names of Content-Encoding (RFC 9110, 8.4.1; RFC 8878). Deflate often comes without its header. */
const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: (body: Buffer) => (isZlib(body) ? createInflate() : createInflateRaw()),
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};
const isCoding = (name: string): name is keyof typeof DECODERS => Object.hasOwn(DECODERS, name);

/** The deflate stream of a gzip member (RFC 1952, 2.3), whose decoder leaves bytes behind its end alone. */
function withoutGzipHead(body: Buffer) {
  const flags = body[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (body[at] ?? 0) + (body[at + 1] ?? 0) * 256;
  for (const flag of [8, 16]) if (flags & flag) at = body.indexOf(0, at) + 1;
  return body.subarray(flags & 2 ? at + 2 : at);
}

async function decoded(coding: keyof typeof DECODERS, body: Buffer, max: number, isCut: boolean) {
  const run = (decoder: Transform, input: Buffer) => {
    decoder.end(input);
    return collect(decoder, max, isCut);
  };
  return await run(DECODERS[coding](body), body)
    .catch((error) => {
      if (error instanceof PageFailure || !coding.endsWith('gzip')) throw error;
      return run(createInflateRaw(), withoutGzipHead(body));
    })
    .catch((error) => {
      throw error instanceof PageFailure ? error : new PageFailure('encoding');
    });
}

/** The decoded body; an unknown content coding is ignored, as in browsers. */
async function bodyOf(answer: IncomingMessage, limits: Limits): Promise<Buffer> {
  const { wireMax, decodedMax, isCut = false } = limits;
  let body = await collect(answer, wireMax, isCut);
  const names = (answer.headers['content-encoding'] ?? '').toLowerCase().split(',');
  const codings = names.map((name) => name.trim()).filter((name) => name !== 'identity' && name);
  if (!codings.every(isCoding) || body.length === 0) return body;
  for (const coding of codings.reverse()) body = await decoded(coding, body, decodedMax, isCut);
  return body;
}

/** Requests an address once, without following redirects. Errors: PageFailure. */
export async function requestOnce(
  url: URL,
  guard: Guard,
  limits: Limits,
  signal: AbortSignal,
): Promise<Answer> {
  let hasAnswer = false;
  try {
    signal.throwIfAborted();
    // A lookup of a name cannot be aborted; its result is ignored.
    const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    const vetted = await Promise.race([vet(url, guard), aborted]);
    const answer = await send(url, vetted, limits, signal);
    hasAnswer = true;
    const { statusCode: status = 0, headers, headersDistinct } = answer;
    // Nothing reads the body of a redirect.
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
