import { crawlerText } from '../../src/features/page-reader/engine/reach.ts';
import { isBotWall } from '../../src/features/page-reader/engine/read-page.ts';
import type { Crawler, FetchInfo } from '../../src/features/page-reader/reading.ts';
import { PageFailure } from './failure.ts';
import type { FetchPolicy } from './fetch-policy.ts';
import { readInThread } from './read-in-thread.ts';
import { type PageResponse, type ResponseLimits, requestOnce } from './request-once.ts';

const PAGE_REQUEST = { maxBytes: 1_500_000, accept: 'text/html' };
const ROBOTS_REQUEST = { maxBytes: 512_000, canTruncate: true, accept: 'text/plain,*/*;q=0.1' };
/** The timeout includes all redirects. */
const PAGE_TIMEOUT_MS = 8_000;
const ROBOTS_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type FollowedResponse = PageResponse & { url: URL; hops: { url: string; status: number }[] };
export type VisitDeps = {
  fetchPolicy: FetchPolicy;
  userAgent: string;
  countHost(url: URL): Promise<void>;
};

/** Node reads non-ASCII bytes as Latin-1. Browsers percent-encode such bytes in a URL. */
const encodeBytes = (header: string) =>
  header.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

function redirectTarget(url: URL, location: string) {
  const target = URL.parse(encodeBytes(location), url);
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password)
    throw new PageFailure('not-an-address', { url: url.href });
  if (url.protocol === 'https:' && target.protocol === 'http:')
    throw new PageFailure('to-plain-http', { url: url.href });
  if (isBotWall(target.href)) throw new PageFailure('challenge', { url: url.href });
  target.hash = '';
  return target;
}

// The policy checks the URL of each redirect like the visitor's URL. `check` throws for a URL that
// robots.txt forbids.
async function followRedirects(
  start: URL,
  { fetchPolicy, userAgent }: VisitDeps,
  limits: Omit<ResponseLimits, 'userAgent'>,
  timeoutMs: number,
  check: (url: URL) => Promise<void>,
): Promise<FollowedResponse> {
  const hops: FollowedResponse['hops'] = [];
  const signal = AbortSignal.timeout(timeoutMs);
  let url = start;
  for (;;) {
    await check(url);
    const answer = await requestOnce(url, fetchPolicy, { ...limits, userAgent }, signal);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || location === undefined) return { ...answer, url, hops };
    hops.push({ url: url.href, status: answer.status });
    if (hops.length > MAX_REDIRECTS) throw new PageFailure('too-many-redirects', { url: url.href });
    url = redirectTarget(url, location);
  }
}

/** Failures of a request for robots.txt that the request for the page would also have. */
const SITE_FAILURES = new Set([
  'unreachable',
  'not-found-by-name',
  'not-public',
  'port',
  'host-limit',
]);

/** A missing robots.txt allows everything, an unreadable robots.txt nothing (RFC 9309, 2.3.1). */
async function fetchRobots(url: URL, deps: VisitDeps): Promise<PageResponse> {
  const missingFile: PageResponse = { status: 404, headers: {}, body: Buffer.alloc(0) };
  const answer = await followRedirects(
    url,
    deps,
    ROBOTS_REQUEST,
    ROBOTS_TIMEOUT_MS,
    deps.countHost,
  ).catch((error) => {
    if (!(error instanceof PageFailure) || SITE_FAILURES.has(error.reason)) throw error;
    // After five redirects the file counts as missing (RFC 9309, 2.3.1.2).
    if (error.reason === 'too-many-redirects') return missingFile;
    throw new PageFailure('robots-failed', { url: url.href });
  });
  const { status } = answer;
  if (status >= 500 || status === 429)
    throw new PageFailure('robots-failed', { url: url.href, status });
  return status < 400 ? answer : missingFile;
}

async function readCrawlers(file: PageResponse, url: URL): Promise<Crawler[]> {
  const { status, headers, body } = file;
  const answer = { status, headers, body };
  const result = await readInThread({ kind: 'robots', answer, url: url.href });
  if ('unread' in result) throw new PageFailure('robots-failed', { url: url.href });
  const items = result.crawlers.map(crawlerText);
  if (!result.isAllowed) throw new PageFailure('robots', { url: url.href, items });
  return result.crawlers;
}

/** The robots.txt of each host must allow the URL. Throws a PageFailure. */
export async function fetchPage(start: URL, deps: VisitDeps) {
  const files = new Map<string, Promise<PageResponse>>();
  let crawlers: Crawler[] = [];
  const page = await followRedirects(start, deps, PAGE_REQUEST, PAGE_TIMEOUT_MS, async (url) => {
    const robotsUrl = new URL('/robots.txt', url);
    const file = files.get(robotsUrl.href) ?? fetchRobots(robotsUrl, deps);
    files.set(robotsUrl.href, file);
    crawlers = await readCrawlers(await file, url);
  });
  const { hops, url, headersDistinct = {}, ...answer } = page;
  const header = (name: string) => headersDistinct[name]?.map(encodeBytes).join(', ');
  const fetchInfo: FetchInfo = {
    url: url.href,
    status: answer.status,
    hops,
    robotsHeaders: headersDistinct['x-robots-tag'] ?? [],
    linkHeader: header('link'),
    refreshHeader: header('refresh'),
    crawlers,
  };
  return { answer, fetchInfo };
}
