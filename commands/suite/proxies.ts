import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { runQuietly } from '../check/steps.ts';
import { APT_OPTIONS } from './browser.ts';

const PROGRAMS = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' };
type Proxy = keyof typeof PROGRAMS;
const NAMES = Object.keys(PROGRAMS) as Proxy[];
/** Debian's packages, unpacked and not installed: an installed one starts a server on port 80. */
const UNPACKED = join(ROOT, '.cache', 'proxies');
/** Lists of packages may be older than the packages on the server; only root may bring them up to date. */
const UNPACK = `cd "$0" && apt-get update ${APT_OPTIONS.join(' ')}
apt-get download ${APT_OPTIONS.join(' ')} "$@" && for each in *.deb; do dpkg --extract "$each" .; done`;

/** Where the program is; undefined where it is not. */
export const programOf = (name: Proxy) =>
  ['/', UNPACKED].map((folder) => join(folder, PROGRAMS[name])).find((path) => existsSync(path));

/** Gets the proxies that deploy/ has settings for; where there are none, their tests are skipped and say so. */
export async function ensureProxies() {
  const missing = () => NAMES.filter((name) => !programOf(name));
  let log = '';
  if (missing().length && existsSync('/usr/bin/apt-get')) {
    mkdirSync(UNPACKED, { recursive: true });
    log = (await runQuietly('sh', ['-c', UNPACK, UNPACKED, ...missing()])).output;
  }
  const without = missing().map((name) => `${name} is not here: its restart under load is not tried\n`);
  return { code: 0, output: [log, ...without, ...NAMES.map((name) => programOf(name) ?? '')].join('\n') };
}
