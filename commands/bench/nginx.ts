import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../bootstrap/install.mjs';
import { onCore, stopped } from '../prove/server-process.ts';
import { SERVER_CORE } from './measure.ts';

const PROGRAM = '/usr/sbin/nginx';
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PORT = 4548;
/** What nginx says by itself, or for each file anew. */
const OWN_HEADERS =
  /^(?:date|connection|keep-alive|etag|content-.*(?<!policy)|transfer-encoding|vary|accept-ranges|last-modified)$/;

export const hasNginx = () => existsSync(PROGRAM) && existsSync(MODULE);
export const NGINX_MISSING = 'apt-get install nginx libnginx-mod-http-brotli-static';

/** Everything nginx does for static files with the switches its manual names, and the headers of our own answer. */
const config = (folder: string, headers: readonly (readonly [string, string])[]) => `
load_module ${MODULE};
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; }
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag on; server_tokens off;
  keepalive_timeout 60; keepalive_requests 1000000000;
  open_file_cache max=2000 inactive=60s; open_file_cache_valid 60s; open_file_cache_errors on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${PORT}; root ${join(ROOT, 'dist')};
    brotli_static on; gzip_static on; gzip_vary on; charset utf-8;
    ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join('\n    ')}
    error_page 404 /404.html;
    location / { try_files $uri.html $uri/index.html $uri =404; }
  }
}`;

/** Serves the same folder with nginx on one core while the work runs. */
export async function withNginx<T>(ours: string, work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-nginx-'));
  const { headers } = await fetch(ours);
  const same = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
  writeFileSync(join(folder, 'nginx.conf'), config(folder, same));
  const [program = '', ...args] = onCore(SERVER_CORE, [
    PROGRAM,
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  const child = spawn(program, args, { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${PORT}`;
  try {
    let up = false;
    for (let tries = 0; tries < 50 && !up; tries += 1) {
      await pause(100);
      up = await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      );
    }
    if (!up) throw new Error('nginx did not start');
    return await work(origin);
  } finally {
    await stopped(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
