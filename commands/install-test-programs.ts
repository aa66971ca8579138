/**
 * Installs missing programs for tests: Chromium from Debian's packages or Playwright and, if PROVE is
 * set, the proxy servers that deploy/ configures. Tests of a missing proxy server are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { CHROMIUM, HEADLESS_SHELL } from '../tests/support/chromium.ts';
import { PROXIES, programOf, UNPACKED } from '../tests/support/proxy-programs.ts';

/** Without these options, a mirror that does not answer would take minutes. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-q'];
const PACKAGES = ['chromium', 'chromium-headless-shell'];
/** `apt-get update` fails without root. The script then uses the present package lists. */
const UNPACK_COMMAND = `apt-get update ${APT_OPTIONS.join(' ')}
apt-get download ${APT_OPTIONS.join(' ')} "$@" && for each in *.deb; do dpkg --extract "$each" .; done`;

function runProgram(program: string, args: string[], cwd?: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env, cwd }).status ?? 1;
}
const hasApt = existsSync('/usr/bin/apt-get');
const browsers = () => [HEADLESS_SHELL, CHROMIUM].filter((path) => existsSync(path));
const missingProxies = () => (process.env.PROVE ? PROXIES.filter((name) => !programOf(name)) : []);

if (browsers().length < 2 && hasApt && process.getuid?.() === 0) {
  runProgram('apt-get', ['update', ...APT_OPTIONS]);
  runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...APT_OPTIONS, ...PACKAGES]);
}
if (missingProxies().length > 0 && hasApt) {
  mkdirSync(UNPACKED, { recursive: true });
  runProgram('sh', ['-c', UNPACK_COMMAND, 'sh', ...missingProxies()], UNPACKED);
}
for (const name of missingProxies())
  console.log(`${name} is not installed: its restart under load is not tested`);
if (existsSync(CHROMIUM)) console.log(browsers().join(' and '));
else process.exitCode = runProgram('node_modules/.bin/playwright', ['install', 'chromium']);
