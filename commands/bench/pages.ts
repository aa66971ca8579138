import { withServer } from '../prove/server-process.ts';
import { compare, SERVER_CORE } from './measure.ts';
import { hasNginx, NGINX_MISSING, withNginx } from './nginx.ts';
import { type Row, row } from './table.ts';

const ARTICLE = '/blog/best-law-firm-marketing-strategies-2025';
const CONNECTIONS = 32;
const GOAL = 1;

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: bench', 'Accept-Encoding: gzip, deflate, br', ...headers, '', ''].join(
    '\r\n',
  );

async function etagOf(origin: string) {
  const { headers } = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
  return headers.get('etag') ?? '';
}

/** Pages a second beside nginx on the same folder and core. */
export async function pages(): Promise<Row[]> {
  if (!hasNginx()) {
    console.log(`Pages are not measured: nginx with brotli_static is not there (${NGINX_MISSING}).`);
    return [];
  }
  return withServer(
    ({ address }) =>
      withNginx(address, async (nginx) => {
        // each server knows its own copies by its own tags
        const tags = `If-None-Match: ${await etagOf(address)}, ${await etagOf(nginx)}`;
        const asked: [string, string][] = [
          ['home page', get('/')],
          ['article', get(ARTICLE)],
          ['home page, 304', get('/', tags)],
          ['not found', get('/nothing-of-this-name')],
        ];
        const rows: Row[] = [];
        for (const [what, request] of asked)
          rows.push(
            row(
              what,
              'nginx, 1 worker',
              await compare(address, nginx, { connections: CONNECTIONS, request }),
              GOAL,
            ),
          );
        return rows;
      }),
    { core: SERVER_CORE },
  );
}
