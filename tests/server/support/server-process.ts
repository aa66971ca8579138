import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
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
<server-part data-place="${encodeURIComponent(JSON.stringify(PLACE))}">The built form</server-part>
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

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  output(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts a program with exactly these settings. `atLatest` registers its end: that of the test,
 * unless several tests share it.
 */
export function startProgram(
  args: string[],
  settings: Record<string, string>,
  atLatest: AtLatest = onTestFinished,
) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: BUSINESS, SITE_DIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  // A failed test must not leave its server running.
  atLatest(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed };
}

/** Starts the server on a free port. Rejects with its output when it does not start. */
export async function startServerProcess(
  settings: Record<string, string>,
  program = 'server/main.ts',
  atLatest?: AtLatest,
): Promise<ServerProcess> {
  const { child, ended, output } = startProgram([program], { PORT: '0', ...settings }, atLatest);
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = / is at (http:\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  const url = await started;
  return {
    child,
    url,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

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

/** All tests of a file share one real server without rate limits, unless `more` sets them. */
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
