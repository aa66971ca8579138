import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { html, quote, reader, strangersSite, unread } from './support/strangers-site.ts';

const { site, at } = strangersSite();

/** Zeros that become a thousand times as many. */
const bomb = gzipSync(Buffer.alloc(60_000_000));
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  const chunk = Buffer.alloc(64 * 1024, '<p>');
  const more = () => {
    while (response.write(chunk)) if (response.destroyed) return;
    response.once('drain', more);
  };
  more();
};
const slow: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  const timer = setInterval(() => response.write('<p>'), 200);
  response.once('close', () => clearInterval(timer));
};
const silent: RequestListener = () => undefined;
const nested = '<div>'.repeat(30_000);
const HOSTILE: [string, RequestListener, string][] = [
  ['60 MB in 60 KB', html(bomb, { 'Content-Encoding': 'gzip' }), 'too-large'],
  ['two encodings', html(gzipSync(gzipSync('x')), { 'Content-Encoding': 'gzip, gzip' }), 'encoding'],
  ['what is no gzip', html('<h1>plain</h1>', { 'Content-Encoding': 'gzip' }), 'encoding'],
  ['what is no brotli', html('<h1>plain</h1>', { 'Content-Encoding': 'br' }), 'encoding'],
  ['a body without end', endless, 'too-large'],
  ['a body that comes in drops', slow, 'timeout'],
  ['no answer', silent, 'timeout'],
  ['headers without end', html('', { 'X-Long': 'x'.repeat(40_000) }), 'unreachable'],
  ['30,000 elements within each other', html(nested), 'too-deep'],
  [
    '20,000 attributes',
    html(`<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}`).join(' ')}>`),
    'too-deep',
  ],
  ['100,000 elements', html('<b></b>'.repeat(100_000)), 'too-deep'],
  [
    'a picture',
    html(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), { 'Content-Type': 'image/png' }),
    'not-html',
  ],
  ['a program that says it is HTML', html(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0])), 'not-html'],
];

test('hostile pages have a clear answer each, in time, while others are served and memory stays', {
  timeout: 90_000,
}, async () => {
  const own = reader();
  const delays: number[] = [];
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const began = performance.now();
      await wait(20);
      delays.push(performance.now() - began - 20);
    }
  })();
  const before = process.memoryUsage().rss;
  for (const [name, answer, reason] of HOSTILE) {
    site.answers['/'] = answer;
    const began = performance.now();
    expect(unread(await own.address(at('/'))), name).toBe(reason);
    expect(performance.now() - began, name).toBeLessThan(13_000);
  }
  isDone = true;
  await watching;
  // whoever else is served waits no longer than a busy machine lets anybody wait
  expect(delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)]).toBeLessThan(200);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300);
});

test.each([
  [
    'what the header says',
    html(Buffer.from('<title>Caf\xe9</title>', 'latin1'), {
      'Content-Type': 'text/html; charset=iso-8859-1',
    }),
  ],
  [
    'what meta says',
    html(Buffer.from('<meta charset="windows-1252"><title>Caf\xe9</title>', 'latin1'), {
      'Content-Type': 'text/html',
    }),
  ],
  [
    'nothing, and old',
    html(Buffer.from('<title>Caf\xe9</title>', 'latin1'), { 'Content-Type': 'text/html' }),
  ],
  [
    'a name that no encoding has',
    html('<title>Café</title>', { 'Content-Type': 'text/html; charset=x-klingon' }),
  ],
  [
    'UTF-16 by its first bytes',
    html(Buffer.from('\ufeff<title>Café</title>', 'utf16le'), { 'Content-Type': 'text/html' }),
  ],
  ['brotli', html(brotliCompressSync('<title>Café</title>'), { 'Content-Encoding': 'br' })],
])('letters are read by %s', async (name, answer) => {
  site.answers['/'] = answer;
  const said = quote(await reader().address(at('/')), 'title');
  // without a known name UTF-8 is not tried again: the letters are wrong, and nothing else is
  expect(said).toBe(name.startsWith('a name') ? 'CafÃ©' : 'Café');
});

test('slow rules of a robots.txt are given up', { timeout: 30_000 }, async () => {
  site.answers['/robots.txt'] = (_, response) =>
    response.end(`User-agent: *\n${`Disallow: /${'*a'.repeat(400)}b\n`.repeat(500)}`);
  const began = performance.now();
  expect(['too-long-to-parse', 'gone', 'robots']).toContain(
    unread(await reader().address(at(`/${'a'.repeat(1_900)}`))),
  );
  expect(performance.now() - began).toBeLessThan(15_000);
});
