import { isUtf8 } from 'node:buffer';
import {
  brotliDecompressSync,
  constants,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
  zstdDecompressSync,
} from 'node:zlib';
import sniffedEncoding from 'html-encoding-sniffer';
import { PageFailure } from './failure.ts';

/** In bytes, after decompression. */
const BODY_MAX = 3_000_000;
/** Bytes between two looks at the clock of the parser. */
const PIECE = 4 * 1024;
/** A meta element with an encoding is searched for in the first bytes. Browsers start again at a later one. */
const PRESCAN = 20_000;

const isZlib = ([first = 0, second = 0]: Uint8Array) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

/** The deflate stream of the first gzip member (RFC 1952, 2.3). As in Chrome, what follows it is ignored. */
function inGzip(body: Uint8Array) {
  if (body[0] !== 0x1f || body[1] !== 0x8b) throw new PageFailure('encoding');
  const flags = body[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (body[at] ?? 0) + (body[at + 1] ?? 0) * 256;
  for (const flag of [8, 16]) if (flags & flag) at = body.indexOf(0, at) + 1;
  return body.subarray(flags & 2 ? at + 2 : at);
}

const LIMIT = { maxOutputLength: BODY_MAX };
/** An incomplete stream gives what it has. */
const DEFLATE: ZlibOptions = { ...LIMIT, finishFlush: constants.Z_SYNC_FLUSH };
const gunzip = (body: Uint8Array) => inflateRawSync(inGzip(body), DEFLATE);
/** By the names of Content-Encoding (RFC 9110, 8.4.1; RFC 8878). Deflate often comes without its zlib header. */
const DECODERS = new Map<string, (body: Uint8Array) => Uint8Array>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', (body) => (isZlib(body) ? inflateSync : inflateRawSync)(body, DEFLATE)],
  ['br', (body) => brotliDecompressSync(body, LIMIT)],
  ['zstd', (body) => zstdDecompressSync(body, LIMIT)],
]);

/** The decompressed body. As in browsers, an unknown Content-Encoding is ignored. Errors: PageFailure. */
export function decompressed(body: Uint8Array, contentEncoding = ''): Uint8Array {
  const names = contentEncoding.toLowerCase().split(',');
  const codings = names.map((name) => name.trim()).filter((name) => name && name !== 'identity');
  const decoders = codings.map((name) => DECODERS.get(name));
  if (body.length === 0 || decoders.includes(undefined)) return body;
  try {
    return decoders.reduceRight((bytes, decode) => decode?.(bytes) ?? bytes, body);
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PageFailure(isLarge ? 'too-large' : 'encoding');
  }
}

/**
 * The encoding of a body: by its byte order mark, its header or its meta element (HTML Standard, 13.2.3.2). Where
 * nothing names one, UTF-8 if the body is that, or windows-1252 as in old pages.
 */
export function encodingOf(body: Uint8Array, contentType = ''): string {
  const label = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  return sniffedEncoding(body, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    maxPrescanBytes: PRESCAN,
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  });
}

/** The text of a body in pieces, so that a large page is not in memory as a whole text. */
export function* textPieces(body: Uint8Array, encoding: string) {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < body.length; at += PIECE)
    yield decoder.decode(body.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}
