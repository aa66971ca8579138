import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../server/serving/manifest.ts';
import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import { NO_POSTS_FILE } from '../../src/features/blog/list/list-pages.ts';
import { CONTACT_PATH } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { sharedServer, siteFolder } from './support/server-process.ts';

/** About what Node takes for a request line and all headers together, in bytes. */
const LONG = 15_000;
/** What is read may cost so many times what the same bytes cost in a header that nobody reads. */
const TIMES_MORE = 10;
/** Requests measured together, and how often: the cheapest time counts, in which nothing else was done. */
const REQUESTS = 20;
const ROUNDS = 4;
/** Before anything is measured each route has compiled what it runs: cold, the rest would hide what a header costs. */
const WARM_UP = 200;

type Asked = { method: string; path: string; body?: string; headers?: Record<string, string> };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ROUTES: Record<string, Asked> = {
  page: { method: 'HEAD', path: '/contact' },
  list: { method: 'HEAD', path: BLOG_PATH },
  unknown: { method: 'HEAD', path: '/no-such-page' },
  function: { method: 'POST', path: CONTACT_PATH, body: '{}', headers: JSON_TYPE },
  form: { method: 'POST', path: CONTACT_PATH, body: 'a=1', headers: FORM_TYPE },
};

const long = (piece: string, before = '') =>
  before + piece.repeat(Math.floor((LONG - before.length) / piece.length));
/** Values of headers that are dear to whoever reads them carelessly. */
const HEADERS: Record<string, readonly string[]> = {
  'x-forwarded-for': ['::,', '1.1.1.1:1,', '[', '%'].map((piece) => long(piece)),
  'accept-encoding': ['a,', 'a;q=0.1,', ','].map((piece) => long(piece)),
  'if-none-match': ['"",', '"', 'W/"x",'].map((piece) => long(piece)),
  range: [long('1', 'bytes='), long('1-2,', 'bytes=')],
  accept: [long('text/html,')],
  referer: [
    long('a&', 'http://127.0.0.1/?'),
    long('%00', 'http://127.0.0.1/?from='),
    long('a.', 'http://'),
  ],
  origin: [long('a.', 'http://'), long('xn--a.', 'http://')],
  host: [long('a.'), long('1.'), long('xn--a.')],
  'content-type': [long(';', 'application/json'), long('a')],
  'sec-fetch-site': [long('a')],
  'sec-fetch-mode': [long('a')],
  cookie: [long('a=b; ')],
  'user-agent': [long('Mozilla/5.0 (')],
  'if-modified-since': [long('Mon, ')],
};
const QUERIES = ['?a&', '?category=%20', '?category=A', '?category=a&page=1&', '?page=9'];
const PATHS = [
  '/a-',
  '/%20',
  '/A/',
  '/.',
  '/%E2%80%AE',
  '/blog/pricing-',
  '/functions/v1/a',
  '/healthz/',
];

const SITE_DIR = siteFolder();
mkdirSync(join(SITE_DIR, `${NO_POSTS_FILE}/..`), { recursive: true });
for (const path of [BLOG_PATH, NO_POSTS_FILE])
  writeFileSync(join(SITE_DIR, `${path}.html`), '<title>Blog</title>');
const pages = [{ path: BLOG_PATH, name: 'Blog', kind: 'blog', list: { page: 1 } }];
writeFileSync(join(SITE_DIR, MANIFEST_FILE), JSON.stringify({ pages }));

const shared = sharedServer({ SITE_DIR, METRICS_PORT: '0' });
let metrics = '';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  const address = () => /"metrics":"(http:[^"]+)"/.exec(shared.server.output())?.[1] ?? '';
  await eventually(() => expect(address()).not.toBe(''));
  metrics = address();
  for (const asked of Object.values(ROUTES))
    for (let sent = 0; sent < WARM_UP; sent += 1) await send(asked);
});
afterAll(() => agent.destroy());

/** Of all threads of the server since its start, in ms. */
async function processorMsSoFar() {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1_000;
}

const send = ({ method, path, headers, body = '' }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(shared.server.url);
    const length = method === 'POST' ? { 'content-length': String(body.length) } : {};
    const outgoing = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } },
      (incoming) => incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/**
 * What one such request takes of the server's processor, in ms: the least of all rounds, or the first that is at most
 * `enough`. Errors: it is not answered, or with a fault of ours.
 */
async function costOf(asked: Asked, enough = 0) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > enough * REQUESTS; round += 1) {
    const before = await processorMsSoFar();
    for (let sent = 0; sent < REQUESTS; sent += 1) expect(await send(asked)).toBeLessThan(500);
    least = Math.min(least, (await processorMsSoFar()) - before);
  }
  return least / REQUESTS;
}

const withHeader = (asked: Asked, name: string, value: string): Asked => ({
  ...asked,
  headers: { ...asked.headers, [name]: value },
});

test.each(Object.entries(ROUTES))(
  'no header costs much more than one that nobody reads: %s',
  async (_, asked) => {
    const unread = await costOf(withHeader(asked, 'x-a', long('a')));
    const dear: [string, number][] = [];
    for (const [name, values] of Object.entries(HEADERS))
      for (const value of values) {
        const cost = await costOf(withHeader(asked, name, value), TIMES_MORE * unread);
        if (cost > TIMES_MORE * unread)
          dear.push([`${name}: ${value.slice(0, 40)}`, cost / unread]);
      }
    expect(dear).toEqual([]);
  },
);

test('nor does a long address', async () => {
  const { list, unknown } = ROUTES;
  const dear: [string, number][] = [];
  for (const [asked, beginnings] of [
    [list, QUERIES.map((query) => `${BLOG_PATH}${query}`)],
    [unknown, PATHS],
  ] as const) {
    if (!asked) continue;
    const unread = await costOf(withHeader(asked, 'x-a', long('a')));
    for (const beginning of beginnings) {
      const piece = beginning.slice(beginning.search(/[^?=/][^?=]*$/));
      const cost = await costOf({ ...asked, path: long(piece, beginning) }, TIMES_MORE * unread);
      if (cost > TIMES_MORE * unread) dear.push([beginning, cost / unread]);
    }
  }
  expect(dear).toEqual([]);
});
