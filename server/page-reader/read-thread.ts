// read-in-thread.ts starts this thread for one file. A hostile file can break only this thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { PageResult } from '../../src/features/page-reader/engine/read-page.ts';
import type { FetchInfo, UnreadAnswer } from '../../src/features/page-reader/reading.ts';
import { decompress, encodingOf, textPieces } from './body-text.ts';
import { PageFailure, unreadAnswer } from './failure.ts';
import type { PageResponse } from './request-once.ts';
import { readRobots } from './robots.ts';

export type ThreadRequest =
  | { kind: 'robots'; answer: PageResponse; url: string }
  | { kind: 'page'; answer: PageResponse; fetchInfo: FetchInfo | undefined; at: Date };

/** Only the first 500 KiB of a robots.txt count (RFC 9309, 2.5). */
const MAX_ROBOTS_BYTES = 512_000;

/** Response headers of the bot walls of Cloudflare, AWS and SiteGround. */
const WALL_HEADERS: Record<string, RegExp> = {
  'cf-mitigated': /^challenge$/i,
  'x-amzn-waf-action': /^(?:challenge|captcha)$/i,
  'sg-captcha': /^challenge$/i,
};
/** Matches the HTML of the bot walls of Cloudflare, DataDome, Imperva and Sucuri only. */
const WALL_HTML =
  /_cf_chl_opt\s*=|<script[^>]+src=["'][^"']*captcha-delivery\.com|<iframe[^>]+_Incapsula_Resource|sucuri_cloudproxy_js\s*=/i;
const WALL_SEARCH_BYTES = 20_000;
const TYPE_SEARCH_BYTES = 1_024;
const HTML_TYPE = /^\s*text\/html\s*(?:[;,]|$)/i;

const REFUSALS: Record<number, 'refused' | 'gone' | 'busy-there'> = {
  401: 'refused',
  403: 'refused',
  404: 'gone',
  410: 'gone',
  429: 'busy-there',
  503: 'busy-there',
};

function requirePage({ status, headers }: PageResponse, body: Uint8Array) {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, WALL_SEARCH_BYTES));
  const html = start.toString('latin1');
  const isWall =
    WALL_HTML.test(html) ||
    Object.entries(WALL_HEADERS).some(([name, value]) => value.test(String(headers[name] ?? '')));
  if (isWall) throw new PageFailure('challenge', { status });
  if (status < 200 || status >= 300)
    throw new PageFailure(REFUSALS[status] ?? 'status', { status });
}

/** A body without a content type counts as HTML if it begins with "<". */
function requireHtml(start: string, contentType: string | undefined) {
  const isHtml = contentType
    ? HTML_TYPE.test(contentType) && !start.includes('\0')
    : /^\s*</.test(start);
  if (!isHtml) throw new PageFailure('not-html');
}

async function pageResult({ answer, fetchInfo, at }: ThreadRequest & { kind: 'page' }) {
  const contentType = answer.headers['content-type'];
  const body = decompress(answer.body, answer.headers['content-encoding']);
  requirePage(answer, body);
  const encoding = encodingOf(body, contentType);
  requireHtml(new TextDecoder(encoding).decode(body.subarray(0, TYPE_SEARCH_BYTES)), contentType);
  // The parser is loaded here, because a robots.txt does not need it.
  const { readPage } = await import('../../src/features/page-reader/engine/read-page.ts');
  // The pieces can be iterated again, because the reader may need them twice.
  const pieces = { [Symbol.iterator]: () => textPieces(body, encoding) };
  return readPage(pieces, fetchInfo, at);
}

function robotsResult({ answer, url }: ThreadRequest & { kind: 'robots' }) {
  const { headers } = answer;
  const body = decompress(answer.body, headers['content-encoding']).subarray(0, MAX_ROBOTS_BYTES);
  return readRobots([...textPieces(body, encodingOf(body, headers['content-type']))].join(''), url);
}

export type ThreadResult<Request extends ThreadRequest> =
  | (Request extends { kind: 'robots' } ? ReturnType<typeof readRobots> : PageResult)
  | UnreadAnswer;

const request: ThreadRequest = workerData;
try {
  parentPort?.postMessage(
    request.kind === 'page' ? await pageResult(request) : robotsResult(request),
  );
} catch (error) {
  if (!(error instanceof PageFailure)) throw error;
  parentPort?.postMessage(unreadAnswer(error));
}
