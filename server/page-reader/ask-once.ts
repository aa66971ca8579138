import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PageFailure } from './failure.ts';
import { type Guard, type Vetted, vet } from './guard.ts';

/** In bytes. */
const HEADERS_MAX = 16 * 1024;
/** From the start of dialling until the connection stands, in ms. */
const CONNECT_MS = 3_000;

export type Limits = {
  /** In bytes, as they come over the wire and as they are after decoding. */
  wireMax: number;
  decodedMax: number;
  accept: string;
  userAgent: string;
};

export type Asked = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** One encoding or none; several on top of each other are how small bodies become endless. */
function decoderOf(encoding: string | undefined) {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '') return undefined;
  const make = DECODERS[name as keyof typeof DECODERS];
  if (!make) throw new PageFailure('encoding');
  return make();
}

/** Whether it is the address that was looked at which is connected; IPv4 may be written as IPv6. */
const isVetted = (remote: string | undefined, { address }: Vetted) =>
  remote?.replace(/^::ffff:(?=\d+\.)/i, '') === address.replace(/^::ffff:(?=\d+\.)/i, '');

function send(
  url: URL,
  vetted: Vetted,
  limits: Limits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: 'GET',
    // what was vetted is what is dialled: nothing is looked up again
    lookup: (_, { all }, answer) =>
      all ? answer(null, [vetted]) : answer(null, vetted.address, vetted.family),
    agent: false,
    maxHeaderSize: HEADERS_MAX,
    signal,
    headers: {
      'User-Agent': limits.userAgent,
      Accept: limits.accept,
      'Accept-Language': 'en-US,en;q=0.8',
      'Accept-Encoding': 'gzip, br, deflate',
      Connection: 'close',
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options);
    const late = setTimeout(() => request.destroy(new PageFailure('timeout')), CONNECT_MS);
    request.once('socket', (socket) => {
      const connected = () => {
        clearTimeout(late);
        if (!isVetted(socket.remoteAddress, vetted)) request.destroy(new PageFailure('not-public'));
      };
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.once('close', () => clearTimeout(late));
    request.end();
  });
}

/** The body, counted before and after decoding; what goes past a bound ends the connection. */
async function bodyOf(answer: IncomingMessage, { wireMax, decodedMax }: Limits): Promise<Buffer> {
  const decoder = decoderOf(answer.headers['content-encoding']);
  let wire = 0;
  const stop = (reason: PageFailure) => {
    answer.destroy(reason);
    decoder?.destroy(reason);
  };
  answer.on('data', (chunk: Buffer) => {
    wire += chunk.length;
    if (wire > wireMax) stop(new PageFailure('too-large'));
  });
  if (decoder) {
    answer.on('error', (error) => decoder.destroy(error));
    answer.pipe(decoder);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoder ?? answer) {
    size += chunk.length;
    if (size > decodedMax) {
      stop(new PageFailure('too-large'));
      throw new PageFailure('too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Asks an address once, without following where it leads. Errors: PageFailure, whatever goes wrong. */
export async function askOnce(
  url: URL,
  guard: Guard,
  limits: Limits,
  signal: AbortSignal,
): Promise<Asked> {
  try {
    const vetted = await untilAborted(vet(url, guard), signal);
    const answer = await send(url, vetted, limits, signal);
    const status = answer.statusCode ?? 0;
    // the body of an answer that leads on is not read at all
    if (status >= 300 && status < 400) {
      answer.destroy();
      return { status, headers: answer.headers, body: Buffer.alloc(0) };
    }
    return { status, headers: answer.headers, body: await bodyOf(answer, limits) };
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    if (signal.aborted) throw new PageFailure('timeout', { url: url.href });
    const isEncoding =
      error instanceof Error &&
      'code' in error &&
      /^(?:Z_|ERR_.*BROTLI|ERR__ERROR)/.test(String(error.code));
    throw new PageFailure(isEncoding ? 'encoding' : 'unreachable', { url: url.href });
  }
}

/** A name that is being looked up cannot be broken off; nobody waits for it. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return await Promise.race([promise, aborted]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}

const REDIRECTS_MAX = 5;

export type Followed = Asked & { url: URL; hops: { url: string; status: number }[] };

/**
 * Asks an address and follows where it leads; each step goes through the guard as if it had been typed.
 * `before` hears of each address and throws where it may not be asked. Errors: PageFailure.
 */
export async function follow(
  start: URL,
  guard: Guard,
  limits: Limits,
  signal: AbortSignal,
  before: (url: URL) => Promise<void>,
): Promise<Followed> {
  const hops: Followed['hops'] = [];
  let url = start;
  for (;;) {
    await before(url);
    const asked = await askOnce(url, guard, limits, signal);
    const { location } = asked.headers;
    const isRedirect = asked.status >= 300 && asked.status < 400 && location !== undefined;
    if (!isRedirect) return { ...asked, url, hops };
    hops.push({ url: url.href, status: asked.status });
    if (hops.length > REDIRECTS_MAX) throw new PageFailure('too-many-redirects', { url: url.href });
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol) || next.username || next.password)
      throw new PageFailure('not-an-address', { url: url.href });
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new PageFailure('to-plain-http', { url: url.href });
    next.hash = '';
    url = next;
  }
}
