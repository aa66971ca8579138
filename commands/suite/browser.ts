import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { runQuietly } from '../check/steps.ts';

type Result = { code: number; output: string };

/** Where Debian's packages put the browser, and its headless shell, which needs a third less of the processor. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';
export const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'chromium-headless-shell'];
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/** A mirror that does not answer costs this many seconds, not minutes. */
export const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-q'];

async function debianPackages(): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Package lists may be older than the packages on the server.
  const update = await runQuietly('apt-get', ['update', ...APT_OPTIONS], env);
  const install = await runQuietly(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...APT_OPTIONS, ...PACKAGES],
    env,
  );
  return `${update.output}\n${install.output}\n`;
}

/**
 * Makes sure that a Chromium is there: the system's with its headless shell, else Debian's packages when we may
 * install them, else the one that Playwright brings.
 */
export async function ensureBrowser(): Promise<Result> {
  const there = () => [SYSTEM_HEADLESS_SHELL, SYSTEM_CHROMIUM].filter((path) => existsSync(path));
  let log = '';
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (there().length < 2 && mayInstall) log = await debianPackages();
  if (existsSync(SYSTEM_CHROMIUM)) return { code: 0, output: there().join(' and ') };
  const own = await runQuietly(process.execPath, [playwright, 'install', 'chromium']);
  return { code: own.code, output: log + own.output };
}
