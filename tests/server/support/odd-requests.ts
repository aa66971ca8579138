import { functionAddress } from '../../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../../src/features/intake/places.ts';
import { seededRandom } from '../../support/seeded-random.ts';

/** Most that Node takes for a request line and its headers is 16,384 bytes. */
export const LONGEST_PATH = 15_800;
const REPEATS_MOST = 200;

/** Odd pieces of addresses. */
const PIECES = [
  '/',
  '//',
  '/./',
  '/../',
  '%2e%2e/',
  '%2f',
  '%',
  '%%',
  '%25',
  '%00',
  '%0d%0a',
  '%E0%A4%A',
  '%F0%9F%99%82',
  'about',
  'ABOUT',
  'blog',
  'contact',
  'index.html',
  '.html',
  '.php',
  '.git/config',
  '__proto__',
  'constructor',
  '?',
  '&',
  '=',
  'category=',
  'page=',
  '-1',
  '9'.repeat(40),
  ';',
  ':',
  '@',
  '~',
  '*',
  "'",
  '(',
  'x'.repeat(300),
];
const FUNCTIONS = [
  'send-contact-email',
  'submit-gmb-scorecard',
  'submit-report-download',
  'submit-intake-builder',
  'read-business-profile',
  'none',
  '__proto__',
  ...Object.values(INTAKE_FUNCTIONS),
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json,text/html',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '""',
  '0',
  '{"name":',
  '{"__proto__":{"x":1}}',
  '{"constructor":{}}',
  '{}{}',
  '['.repeat(5_000),
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{"email":"${'a'.repeat(9_000)}@b.co"}`,
  '{"name":1,"email":[],"phone":{},"firmName":null}',
  '{"name":"\\ud800","email":"\\u0000"}',
  '\xff\xfe{}',
  '{"config":{"considerations":"\\u202e"},"currentScript":[],"refinementRequest":{}}',
  'name=%ZZ&email=%',
  'name=a&name=b&email=c@d.co&__proto__=x',
  '&&&===',
  'a='.repeat(3_000),
  '{"answers":[1,2,3],"score":1e999}',
];
/** What an odd client says of itself. */
const HEADERS = [
  'Origin: null',
  'Origin: https://evil.example',
  'Origin: http://x',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: 1.2.3.4, ::1, x',
  `Cookie: ${'a=b; '.repeat(500)}`,
  'Accept-Encoding: br;q=2, *;q=0',
  'Accept-Encoding: ',
  'Range: bytes=0-0',
  'Range: bytes=-1',
  'Range: bytes=9999999999-',
  'If-None-Match: *',
  'If-None-Match: "x", W/"y',
  'Expect: 100-continue',
  'Expect: something',
  'Upgrade: websocket',
  'TE: trailers',
  'Content-Encoding: gzip',
  'X-Empty:',
  'Accept: */*, text/html;q=x',
  'Referer: http://[',
  'X-HTTP-Method-Override: DELETE',
  'Sec-GPC: 1',
  'If-Modified-Since: yesterday',
  `X-Long: ${'y'.repeat(8_000)}`,
];
/** Requests that break the protocol itself. */
const BROKEN = [
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /\r\n\r\n',
  '\r\n\r\n\r\n\r\nx',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n',
  'GET / HTTP/1.1\r\nno colon\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nab',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
  'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, x\r\n\r\n',
  'BREW /coffee HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
];

function chance(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  return { below, one: (of: readonly string[]) => of[below(of.length)] ?? '' };
}

function oddTarget({ below, one }: ReturnType<typeof chance>) {
  const pieces = Array.from({ length: 1 + below(8) }, () => one(PIECES)).join('');
  return `/${below(10) ? pieces : pieces.repeat(REPEATS_MOST)}`.slice(0, LONGEST_PATH);
}

/** Odd addresses, the same ones in each run. */
export function oddTargets(count: number, seed: number): string[] {
  const by = chance(seed);
  return Array.from({ length: count }, () => oddTarget(by));
}

/** Whole requests as they go over the wire (latin1), each the last one of its connection; the same ones for each seed. */
export function* oddRequests(count: number, seed: number): Generator<string> {
  const by = chance(seed);
  const { below, one } = by;
  for (let made = 0; made < count; made += 1) {
    const kind = below(10);
    const headers = Array.from({ length: below(3) }, () => one(HEADERS));
    const head = ['Host: x', 'Connection: close', ...headers];
    if (kind === 0) yield one(BROKEN);
    else if (kind < 5) yield `GET ${oddTarget(by)} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
    else if (kind === 5)
      yield `${one(['HEAD', 'PUT', 'DELETE', 'PATCH', 'QUERY'])} / HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
    else {
      const body = one(BODIES);
      const length = head.some((line) => line.startsWith('Content-Length'))
        ? []
        : [`Content-Length: ${body.length}`];
      const lines = [
        `POST ${functionAddress('', one(FUNCTIONS))} HTTP/1.1`,
        `Content-Type: ${one(TYPES)}`,
        ...head,
        ...length,
      ];
      yield `${lines.join('\r\n')}\r\n\r\n${body}`;
    }
  }
}
