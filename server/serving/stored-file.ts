import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { cacheControl, usualHeadersOf } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Representation = {
  readonly body: Buffer;
  etag: string;
  headers: Record<string, string>;
};

export type StoredFile = {
  /** Address of the file on the site, escaped as a browser sends it: `/about`, `/_astro/x.Bd3.css`. */
  address: string;
  isPage: boolean;
  /** The headers of every answer with this file, without those of one content coding. */
  headers: Record<string, string>;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
};

export type NewFile = {
  address: string;
  isPage: boolean;
  type: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** The page's own Content-Security-Policy; without one the file gets the policy that allows nothing. */
  policy: string | undefined;
  /** Request header besides Accept-Encoding that decides the answer at this address. */
  varies?: string | undefined;
  /** Headers of this file alone, over those that every file has. */
  headers?: Record<string, string>;
};

/** The address of a built file by its path: pages lose `.html`, `index` is `/`. */
export function addressOf(path: string): string {
  const page = path.endsWith('.html')
    ? path.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
    : path;
  return encodeURI(`/${page}`.replace(/(?<=.)\/$/, ''));
}

function represent(
  file: NewFile,
  encoding: Encoding,
  body: Buffer,
  shared: Record<string, string>,
) {
  // The policy counts as content: a copy kept by a browser must not outlive the hashes that let it run.
  const digest = createHash('sha256')
    .update(file.bodies.identity)
    .update(file.policy ?? '');
  const etag = `"${digest.digest('base64url').slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = { ...shared, ETag: etag, 'Content-Type': file.type };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  const { br } = file.bodies;
  // Nearly every client takes a compressed form, so memory has no third copy of the file.
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

/** A file in every coding with its finished headers, so that a request adds nothing. */
export function storeFile(file: NewFile): StoredFile {
  const headers: Record<string, string> = {
    ...usualHeadersOf(file.address),
    ...(file.policy ? { 'Content-Security-Policy': file.policy } : {}),
    'Cache-Control': cacheControl(file.address, file.isPage),
    'Accept-Ranges': 'bytes',
    ...file.headers,
  };
  const codings = Object.entries(file.bodies) as [Encoding, Buffer][];
  const varies = [codings.length > 1 && 'Accept-Encoding', file.varies].filter(Boolean);
  if (varies.length > 0) headers.Vary = varies.join(', ');
  const representations = Object.fromEntries(
    codings.map(([encoding, body]) => [encoding, represent(file, encoding, body, headers)]),
  ) as StoredFile['representations'];
  return { address: file.address, isPage: file.isPage, headers, representations };
}
