import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../commands/bootstrap/install.mjs';

const PROGRAMS = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' };
export type ProxyName = keyof typeof PROGRAMS;
export const PROXIES = Object.keys(PROGRAMS) as ProxyName[];
/** Debian's packages are unpacked, because an installed one starts a server on port 80. */
export const UNPACKED = join(ROOT, '.cache', 'proxies');

export const programOf = (name: ProxyName) =>
  ['/', UNPACKED].map((folder) => join(folder, PROGRAMS[name])).find((path) => existsSync(path));
