import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../../commands/bootstrap/install.mjs';
import { freePort } from '../../../commands/edit/dev-server.ts';
import { type ProxyName, programOf } from '../../support/proxy-programs.ts';
import { eventually } from './eventually.ts';

export const SITE_HOST = 'www.firm.example';

const OPENSSL = '/usr/bin/openssl';
/** nginx needs a certificate, which OpenSSL makes. */
export const isProxyAvailable = (name: ProxyName) =>
  Boolean(programOf(name) && (name !== 'nginx' || existsSync(OPENSSL)));

const readShipped = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

type ProxyConfig = { folder: string; http: number; https: number; servers: readonly string[] };

/** Changes only the certificate, ports, servers and folders of the shipped file. */
function nginxSettings({ folder, http, https, servers }: ProxyConfig) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const request = ['req', '-x509', ...key, '-subj', `/CN=${SITE_HOST}`];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  spawnSync(OPENSSL, [...request, ...files]);
  const site = readShipped('nginx.conf')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('/etc/letsencrypt/live/firm.example', folder)
    .replaceAll('/var/www/html', join(folder, 'html'))
    .replaceAll(/127\.0\.0\.1:432([12])/g, (_, number) => servers[Number(number) - 1] ?? '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const log = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} warn;`;
  return `${log}\nevents {}\nhttp {\naccess_log off; ${paths}\n${site}\n}\n`;
}

/** Caddy makes its own certificates. The block for the bare domain is enabled. */
function caddySettings({ folder, http, https }: ProxyConfig) {
  const options = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${http}\nhttps_port ${https}\nstorage file_system ${folder}`;
  return `{\n${options}\n}\n${readShipped('Caddyfile').replaceAll(/^# {3,}/gm, '')}`;
}

type RequestOptions = { method?: string; body?: string; agent?: Agent };

/**
 * Runs the real program with the shipped settings in front of these servers until the test is over.
 */
export async function startProxy(name: ProxyName, servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), `northbar-${name}-`));
  // nginx that root starts reads files as another user.
  chmodSync(folder, 0o755);
  const config = { folder, http: await freePort(), https: await freePort(), servers };
  const file = join(folder, 'settings');
  writeFileSync(file, name === 'nginx' ? nginxSettings(config) : caddySettings(config));
  const args =
    name === 'nginx'
      ? ['-p', folder, '-c', file]
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const siteSettings = { SITE_URL: `https://${SITE_HOST}`, SERVERS: servers.join(' ') };
  const env = { PATH: process.env.PATH, HOME: folder, ...siteSettings };
  const child = spawn(programOf(name) ?? name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const printed = text(child.stderr);
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchSecure = async (path: string, options: RequestOptions = {}) => {
    const { body, ...rest } = options;
    const headers = { Host: SITE_HOST, ...(body && { 'Content-Type': 'application/json' }) };
    const target = { host: '127.0.0.1', port: config.https, servername: SITE_HOST, path, headers };
    const outgoing = request({ ...target, rejectUnauthorized: false, ...rest }).end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode;
  };
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${await printed}`);
    await fetchSecure('/');
  });
  return fetchSecure;
}
