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

/** A built site that is just enough: the pages a form answers with. */
export const CONTACT_PAGE = `<!doctype html><html lang="en"><head><title>Contact</title><style>main > p { color: red }</style>
<script>if (1 < 2 && document) document.title += "";</script></head><body>
<form action="/functions/v1/send-contact-email"><input name="email"></form>
<main><div data-form-alert hidden role="alert"><strong data-alert-title></strong> <span data-alert-text></span></div>
<section data-error-summary hidden tabindex="-1"><p></p><ul></ul></section>
<form method="post" action="/functions/v1/send-contact-email">
<input type="hidden" name="source" value="contact-page">
<h1 data-says="title">Schedule</h1><input type="hidden" name="ask">
<input type="hidden" name="subject"><p hidden>You asked about: <b data-about></b></p>
<div data-field="name"><label for="n">Full Name *</label><input id="n" name="name"><p data-error></p></div>
<div data-field="email"><label for="e">Email Address *</label><input id="e" name="email"><p data-error></p></div>
<div data-field="phone"><label for="p">Phone Number *</label><input id="p" name="phone"><p data-error></p></div>
<div data-field="firmName"><label for="f">Law Firm Name *</label><input id="f" name="firmName"><p data-error></p></div>
<div data-field="message"><label for="m">Message (Optional)</label><textarea id="m" name="message"></textarea><p data-error></p></div>
</form><noscript><p>Call us &amp; ask.</p></noscript></main></body></html>`;

/** The page of the download form, just as small. */
export const REPORT_FORM_PAGE = `<!doctype html><html lang="en"><head><title>Download</title></head><body><main>
<div data-form-alert hidden role="alert"><p data-alert-title></p><p data-alert-text></p></div>
<form method="post" action="/functions/v1/submit-report-download">
<div data-field="name"><label for="n">Name *</label><input id="n" name="name"><p data-error></p></div>
<div data-field="email"><label for="e">Email *</label><input id="e" name="email"><p data-error></p></div>
<div data-field="firm"><label for="f">Law Firm</label><input id="f" name="firm"><p data-error></p></div>
</form></main></body></html>`;

/** A folder with a minimal built site, which goes with the temporary folder of the run. */
export function siteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'contact.html'), CONTACT_PAGE);
  return folder;
}
/** What a program serves that is given no other. */
const SITE_DIR = siteFolder();

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  /** Everything the process has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end. Out: the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts a program of the project with exactly these settings; the process and what it printed out. `atLatest` is given
 * what ends it in any case: the end of the test, unless several tests share it.
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
  // a test that fails half way must not leave its server running
  atLatest(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed };
}

/** Starts the real server on a free port and waits for its address. Errors: what it printed when it did not start. */
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

/** Posts as our own pages do. */
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

/** One real server with a database of its own for all tests of a file, without limits unless they are set. */
export function sharedServer(more: Record<string, string> = {}, kind: StorageKind = 'sqlite') {
  const shared = {} as { server: ServerProcess; storage: FreshStorage };
  const atLatest = afterAllTests();
  beforeAll(async () => {
    shared.storage = await freshStorage(kind, atLatest);
    const settings = { ...shared.storage.place, RATE_LIMIT_SCALE: '0', ...more };
    shared.server = await startServerProcess(settings, undefined, atLatest);
  });
  return shared;
}
