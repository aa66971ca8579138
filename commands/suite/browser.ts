import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { runQuietly } from '../check/steps.ts';

type Result = { code: number; output: string };

/** Where Debian's package puts it. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

async function debianChromium(): Promise<Result> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Package lists may be older than the packages on the server.
  const update = await runQuietly('apt-get', ['update', '-q'], env);
  const install = await runQuietly(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    env,
  );
  return { code: install.code, output: `${update.output}\n${install.output}` };
}

/**
 * Makes sure that a Chromium is there: the system's, else Debian's package when we may install one, else the one
 * that Playwright brings.
 */
export async function ensureBrowser(): Promise<Result> {
  if (existsSync(SYSTEM_CHROMIUM)) return { code: 0, output: SYSTEM_CHROMIUM };
  let log = '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const debian = await debianChromium();
    if (debian.code === 0 && existsSync(SYSTEM_CHROMIUM))
      return { code: 0, output: `${SYSTEM_CHROMIUM}, installed by apt` };
    log = `${debian.output}\n`;
  }
  const own = await runQuietly(process.execPath, [playwright, 'install', 'chromium']);
  return { code: own.code, output: log + own.output };
}
