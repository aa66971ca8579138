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

const MAX_BODY_BYTES = 3_000_000;
/** The parser gets pieces of this size. It checks its time limit after each piece. */
const CHUNK_BYTES = 4 * 1024;
// The encoding is searched in this part. A browser would read the page again if a meta element
// further below named another encoding.
const PRESCAN_BYTES = 20_000;

const isZlib = ([first = 0, second = 0]: Uint8Array) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

// Returns the deflate stream of the first gzip member (RFC 1952, 2.3). Chrome ignores further
// members.
function deflateStreamOf(body: Uint8Array) {
  if (body[0] !== 0x1f || body[1] !== 0x8b) throw new PageFailure('encoding');
  const flags = body[3] ?? 0;
  let offset = 10;
  if (flags & 4) offset += 2 + (body[offset] ?? 0) + (body[offset + 1] ?? 0) * 256;
  for (const flag of [8, 16]) if (flags & flag) offset = body.indexOf(0, offset) + 1;
  return body.subarray(flags & 2 ? offset + 2 : offset);
}

const OUTPUT_LIMIT = { maxOutputLength: MAX_BODY_BYTES };
/** With this flush, an incomplete stream is decompressed as far as it goes. */
const DEFLATE: ZlibOptions = { ...OUTPUT_LIMIT, finishFlush: constants.Z_SYNC_FLUSH };
const gunzip = (body: Uint8Array) => inflateRawSync(deflateStreamOf(body), DEFLATE);
// Decoders by content coding (RFC 9110, 8.4.1; RFC 8878). Servers often send deflate without its
// zlib header.
const DECODERS = new Map<string, (body: Uint8Array) => Uint8Array>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', (body) => (isZlib(body) ? inflateSync : inflateRawSync)(body, DEFLATE)],
  ['br', (body) => brotliDecompressSync(body, OUTPUT_LIMIT)],
  ['zstd', (body) => zstdDecompressSync(body, OUTPUT_LIMIT)],
]);

/** Like browsers, ignores an unknown Content-Encoding. Throws a PageFailure. */
export function decompress(body: Uint8Array, contentEncoding = ''): Uint8Array {
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

// Uses the byte order mark, the header or the meta element (HTML Standard, 13.2.3.2). Without
// these, the encoding is UTF-8 if the body is valid UTF-8, or else windows-1252 as in old pages.
export function encodingOf(body: Uint8Array, contentType = ''): string {
  const label = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  return sniffedEncoding(body, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    maxPrescanBytes: PRESCAN_BYTES,
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  });
}

/** Decodes the body in pieces, so that a large page is never in memory as one text. */
export function* textPieces(body: Uint8Array, encoding: string) {
  const decoder = new TextDecoder(encoding);
  for (let offset = 0; offset < body.length; offset += CHUNK_BYTES)
    yield decoder.decode(body.subarray(offset, offset + CHUNK_BYTES), { stream: true });
  yield decoder.decode();
}
