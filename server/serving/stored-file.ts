import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { cacheControl, defaultHeaders } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Representation = {
  readonly body: Buffer;
  etag: string;
  headers: Record<string, string>;
};

export type StoredFile = {
  /** The path in a URL, with its escapes: `/about`, `/_astro/x.Bd3.css`. */
  path: string;
  isPage: boolean;
  headers: Record<string, string>;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
};

export type NewFile = {
  path: string;
  isPage: boolean;
  type: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** A file without a policy gets the default policy, which allows nothing. */
  policy: string | undefined;
  varies?: string | undefined;
  headers?: Record<string, string>;
};

export function urlPathOf(fileName: string): string {
  const page = fileName.endsWith('.html')
    ? fileName.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
    : fileName;
  return encodeURI(`/${page}`.replace(/(?<=.)\/$/, ''));
}

function createRepresentation(
  file: NewFile,
  encoding: Encoding,
  body: Buffer,
  sharedHeaders: Record<string, string>,
) {
  // The ETag depends on the policy too. Otherwise a cached page could get a policy whose hashes do
  // not allow its scripts.
  const digest = createHash('sha256')
    .update(file.bodies.identity)
    .update(file.policy ?? '');
  const etag = `"${digest.digest('base64url').slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    ...sharedHeaders,
    ETag: etag,
    'Content-Type': file.type,
  };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  const { br } = file.bodies;
  // Nearly all clients accept a compressed form. The plain form is decompressed when it is needed,
  // so that it takes no memory.
  if (encoding === 'identity' && br)
    return {
      etag,
      headers,
      get body() {
        return brotliDecompressSync(br);
      },
    };
  return { body, etag, headers };
}

/** Prepares all headers, so that no work is left for a request. */
export function storeFile(file: NewFile): StoredFile {
  const headers: Record<string, string> = {
    ...defaultHeaders(file.path),
    ...(file.policy ? { 'Content-Security-Policy': file.policy } : {}),
    'Cache-Control': cacheControl(file.path, file.isPage),
    'Accept-Ranges': 'bytes',
    ...file.headers,
  };
  const codings = Object.entries(file.bodies) as [Encoding, Buffer][];
  const varies = [codings.length > 1 && 'Accept-Encoding', file.varies].filter(Boolean);
  if (varies.length > 0) headers.Vary = varies.join(', ');
  const representations = Object.fromEntries(
    codings.map(([encoding, body]) => [
      encoding,
      createRepresentation(file, encoding, body, headers),
    ]),
  ) as StoredFile['representations'];
  return { path: file.path, isPage: file.isPage, headers, representations };
}
