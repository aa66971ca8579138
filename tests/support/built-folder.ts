import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { MANIFEST_FILE } from '../../server/serving/manifest.ts';
import { loadSite, type SiteOptions } from '../../server/serving/site.ts';
import { listenOn } from './listen-on.ts';

export const ABOUT = `<!doctype html><title>About</title>${'<p>About us.</p>'.repeat(50)}<server-part>Form</server-part>`;
export const ABOUT_POLICY = "default-src 'none'; script-src 'self' 'sha256-x'";
export const PDF = Buffer.from('%PDF-1.7 0123456789');

const TEXTS: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': ABOUT,
  'services/legal-seo.html': '<!doctype html><title>Legal SEO</title>',
  '404.html': '<!doctype html><title>Page not found</title>',
  '500.html': '<!doctype html><title>Something went wrong</title>',
  '_astro/site.B2x.css': 'body{color:red}'.repeat(20),
  'robots.txt': 'User-agent: *',
};

/** `files` are added, and `values` are added to the manifest. */
export async function writeTestSite(
  files: Record<string, string> = {},
  values: object = {},
): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'northbar-site-'));
  const write = async (name: string, body: string | Buffer) => {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), body);
  };
  for (const [name, text] of Object.entries({ ...TEXTS, ...files })) await write(name, text);
  for (const name of ['about.html', '_astro/site.B2x.css']) {
    await write(`${name}.br`, brotliCompressSync(TEXTS[name] ?? ''));
    await write(`${name}.gz`, gzipSync(TEXTS[name] ?? ''));
  }
  await write('report.pdf', PDF);
  await write('.secret/notes.txt', 'not for visitors');
  await write('.well-known/security.txt', 'Contact: mailto:hello@northbar.example');
  const redirects = {
    '/services/seo': '/services/legal-seo',
    '/who': '/about#team',
    '/services/legal-seo': '/about',
  };
  const manifest = {
    policies: { '/about': ABOUT_POLICY },
    redirects,
    removedPaths: ['/old-offer'],
    ...values,
  };
  await write(MANIFEST_FILE, JSON.stringify(manifest));
  return directory;
}

/** Unlike `fetch`, `request` does not normalize the path (`/../`). */
export async function serveFolder(
  directory: string,
  options: Omit<Partial<SiteOptions>, 'directory'> = {},
) {
  const site = await loadSite({ directory, siteUrl: '', ...options });
  const server = createServer((request, response) => site.respond(request, response));
  const port = await listenOn(server);
  async function request(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const target = { port, host: '127.0.0.1', path, headers, method, agent: false };
    const [incoming] = (await once(httpRequest(target).end(), 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers: answerHeaders } = incoming;
    return { status, headers: answerHeaders, body: await buffer(incoming) };
  }
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true, force: true });
  };
  return { site, request, stop };
}

/** All tests of a file share this server. `files` and `values` are added to the test site. */
export function serveTestSite(
  files: Record<string, string> = {},
  values: object = {},
  options: Parameters<typeof serveFolder>[1] = {},
) {
  const served = {} as Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    Object.assign(served, await serveFolder(await writeTestSite(files, values), options));
  });
  afterAll(() => served.stop());
  const request: typeof served.request = (...parts) => served.request(...parts);
  return { served, request };
}
