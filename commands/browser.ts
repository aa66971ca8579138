/** Makes sure that a Chromium is there: the system's with its headless shell, else Debian's packages, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, HEADLESS_SHELL } from '../tests/support/chromium.ts';

/** A mirror that does not answer costs this many seconds, not minutes. */
const APT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-q'];
const PACKAGES = ['chromium', 'chromium-headless-shell'];

function run(program: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status ?? 1;
}
const there = () => [HEADLESS_SHELL, CHROMIUM].filter((path) => existsSync(path));

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (there().length < 2 && mayInstall) {
  // Package lists may be older than the packages on the server.
  run('apt-get', ['update', ...APT]);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...APT, ...PACKAGES]);
}
if (existsSync(CHROMIUM)) console.log(there().join(' and '));
else process.exitCode = run('node_modules/.bin/playwright', ['install', 'chromium']);
