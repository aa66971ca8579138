/**
 * Installs the programs that tests start, where they are missing: a Chromium with its headless shell from Debian's packages,
 * else Playwright's own. For `npm run prove`, which sets PROVE, also the proxies that deploy/ has settings for; without
 * them, their tests are skipped and print so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { CHROMIUM, HEADLESS_SHELL } from '../tests/support/chromium.ts';
import { PROXIES, programOf, UNPACKED } from '../tests/support/proxy-programs.ts';

/** A mirror that does not answer costs this many seconds, not minutes. */
const APT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-q'];
const PACKAGES = ['chromium', 'chromium-headless-shell'];
/** Lists of packages may be older than the packages on the server; only root may bring them up to date. */
const UNPACK = `apt-get update ${APT.join(' ')}
apt-get download ${APT.join(' ')} "$@" && for each in *.deb; do dpkg --extract "$each" .; done`;

function run(program: string, args: string[], cwd?: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env, cwd }).status ?? 1;
}
const hasApt = existsSync('/usr/bin/apt-get');
const browsers = () => [HEADLESS_SHELL, CHROMIUM].filter((path) => existsSync(path));
const missingProxies = () => (process.env.PROVE ? PROXIES.filter((name) => !programOf(name)) : []);

if (browsers().length < 2 && hasApt && process.getuid?.() === 0) {
  run('apt-get', ['update', ...APT]);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...APT, ...PACKAGES]);
}
if (missingProxies().length > 0 && hasApt) {
  mkdirSync(UNPACKED, { recursive: true });
  run('sh', ['-c', UNPACK, 'sh', ...missingProxies()], UNPACKED);
}
for (const name of missingProxies())
  console.log(`${name} is not here: its restart under load is not tried`);
if (existsSync(CHROMIUM)) console.log(browsers().join(' and '));
else process.exitCode = run('node_modules/.bin/playwright', ['install', 'chromium']);
