import { createHash } from 'node:crypto';
import { cacheControl, usualHeadersOf } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Representation = { body: Buffer; etag: string; headers: Record<string, string> };

export type StoredFile = {
  /** Address of the file on the site, escaped as a browser sends it: `/about`, `/_astro/x.Bd3.css`. */
  address: string;
  isPage: boolean;
  /** What every answer about this file carries, without the headers about one coding of it. */
  headers: Record<string, string>;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
};

export type FileParts = {
  address: string;
  isPage: boolean;
  type: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** The page's own Content-Security-Policy; without one the file gets the policy that allows nothing. */
  policy: string | undefined;
  /** Request header besides Accept-Encoding that decides what is sent at this address. */
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
  parts: FileParts,
  encoding: Encoding,
  body: Buffer,
  shared: Record<string, string>,
) {
  // The policy counts as content: a copy kept by a browser must not outlive the hashes that let it run.
  const digest = createHash('sha256')
    .update(parts.bodies.identity)
    .update(parts.policy ?? '');
  const etag = `"${digest.digest('base64url').slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = { ...shared, ETag: etag, 'Content-Type': parts.type };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return { body, etag, headers };
}

/** A file in every coding with its finished headers, so that a request adds nothing. */
export function storeFile(parts: FileParts): StoredFile {
  const headers: Record<string, string> = {
    ...usualHeadersOf(parts.address),
    ...(parts.policy ? { 'Content-Security-Policy': parts.policy } : {}),
    'Cache-Control': cacheControl(parts.address, parts.isPage),
    'Accept-Ranges': 'bytes',
    ...parts.headers,
  };
  const codings = Object.entries(parts.bodies) as [Encoding, Buffer][];
  const varies = [codings.length > 1 && 'Accept-Encoding', parts.varies].filter(Boolean);
  if (varies.length > 0) headers.Vary = varies.join(', ');
  const representations = Object.fromEntries(
    codings.map(([encoding, body]) => [encoding, represent(parts, encoding, body, headers)]),
  ) as StoredFile['representations'];
  return { address: parts.address, isPage: parts.isPage, headers, representations };
}
