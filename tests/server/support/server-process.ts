import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
import {
  type ServerProcess,
  startProgram as start,
  untilListening,
} from '../../support/start-program.ts';
import { BUSINESS } from './business.ts';
import {
  type AtLatest,
  afterAllTests,
  type FreshStorage,
  freshStorage,
  type StorageKind,
} from './storage.ts';

const PLACE = {
  prefix: 'page',
  source: 'contact page',
  phone: '(813) 555-0142',
  backend: { address: '', key: 'key' },
  script: '/assets/lead-forms.js',
};

const formPageOf = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>main > p { color: red }</style>
<script>if (1 < 2 && document) document.title += "";</script></head><body><main>
<server-part data-target="${encodeURIComponent(JSON.stringify(PLACE))}">The built form</server-part>
<noscript><p>Call us &amp; ask.</p></noscript></main></body></html>`;
export const CONTACT_PAGE = formPageOf('Contact');
export const REPORT_FORM_PAGE = formPageOf('Download');

export function siteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'contact.html'), CONTACT_PAGE);
  return folder;
}
const SITE_DIR = siteFolder();

export type { ServerProcess };

/**
 * Starts a program with exactly these settings. It ends with the test; if several tests share it,
 * `atLatest` registers its end.
 */
export function startProgram(
  args: string[],
  settings: Record<string, string>,
  atLatest: AtLatest = onTestFinished,
) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: BUSINESS, SITE_DIR, ...settings };
  const program = start(args, env);
  // A failed test must not leave its server running.
  atLatest(() => void program.child.kill('SIGKILL'));
  return program;
}

/** Starts the server on a free port. */
export const startServerProcess = (
  settings: Record<string, string>,
  program = 'server/main.ts',
  atLatest?: AtLatest,
) => untilListening(startProgram([program], { PORT: '0', ...settings }, atLatest));

export const post = (
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** All tests of a file share one real server; without `extraSettings` it has no rate limits. */
export function sharedServer(
  extraSettings: Record<string, string> = {},
  kind: StorageKind = 'sqlite',
) {
  const shared = {} as { server: ServerProcess; storage: FreshStorage };
  const atLatest = afterAllTests();
  beforeAll(async () => {
    shared.storage = await freshStorage(kind, atLatest);
    const settings = { ...shared.storage.settings, RATE_LIMIT_SCALE: '0', ...extraSettings };
    shared.server = await startServerProcess(settings, undefined, atLatest);
  });
  return shared;
}
