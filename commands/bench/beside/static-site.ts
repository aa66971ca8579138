import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType, isCompressible } from '../../../server/serving/content-types.ts';
import { listFiles } from '../../../server/serving/read-files.ts';
import { whileListening } from '../../prove/while-listening.ts';

/** Folders whose files have the hash of their content in their names. */
const HASHED = /^(?:_astro|_next\/static|_nuxt|assets)\//;

type Stored = { body: Buffer; headers: Record<string, string> };

async function store(folder: string): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  for (const name of await listFiles(folder)) {
    const plain = readFileSync(join(folder, name));
    const isSmaller = isCompressible(name);
    stored.set(`/${name}`, {
      body: isSmaller ? brotliCompressSync(plain) : plain,
      headers: {
        'content-type': contentType(name),
        'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isSmaller && { 'content-encoding': 'br' }),
      },
    });
  }
  return stored;
}

/** Serves a folder as a good static host does, compressed beforehand and cached for good where names are hashes, while the work runs. */
export async function withStaticSite<T>(folder: string, work: (address: string) => Promise<T>): Promise<T> {
  const files = await store(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = files.get(pathname === '/' ? '/index.html' : pathname);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body);
  });
  return whileListening(server, work);
}
