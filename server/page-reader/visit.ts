import { crawlerText } from '../../src/features/page-reader/engine/reach.ts';
import { isBotWall } from '../../src/features/page-reader/engine/read-page.ts';
import type { Crawler, FetchInfo } from '../../src/features/page-reader/reading.ts';
import { PageFailure } from './failure.ts';
import type { Guard } from './guard.ts';
import { readInThread } from './read-in-thread.ts';
import { type PageResponse, type ResponseLimits, requestOnce } from './request-once.ts';

const PAGE = { max: 1_500_000, accept: 'text/html,application/xhtml+xml;q=0.9' };
/** Only the first 500 KiB count (RFC 9309, 2.5). */
const ROBOTS = { max: 512_000, isCut: true, accept: 'text/plain,*/*;q=0.1' };
/** Time limits in ms, each including all redirects. */
const PAGE_MS = 8_000;
const ROBOTS_MS = 5_000;
const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Followed = PageResponse & { url: URL; hops: { url: string; status: number }[] };
export type VisitDeps = {
  guard: Guard;
  userAgent: string;
  /** Counts a visit to the host of an address. Errors: PageFailure if the host has too many visits. */
  countHost(url: URL): Promise<void>;
};

/** Returns a header with its non-ASCII bytes percent-encoded, as browsers do in addresses. Node reads them as Latin-1. */
const encodedBytes = (header: string) =>
  header.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the target of a redirect. Errors: PageFailure for a target that is not followed. */
function nextOf(url: URL, location: string) {
  const next = URL.parse(encodedBytes(location), url);
  if (!next || !/^https?:$/.test(next.protocol) || next.username || next.password)
    throw new PageFailure('not-an-address', { url: url.href });
  if (url.protocol === 'https:' && next.protocol === 'http:')
    throw new PageFailure('to-plain-http', { url: url.href });
  if (isBotWall(next.href)) throw new PageFailure('challenge', { url: url.href });
  next.hash = '';
  return next;
}

/**
 * Requests an address and follows its redirects. The guard checks each address as if a visitor had typed it. `before`
 * throws if an address must not be requested. Errors: PageFailure.
 */
async function follow(
  start: URL,
  { guard, userAgent }: VisitDeps,
  limits: Omit<ResponseLimits, 'userAgent'>,
  ms: number,
  before: (url: URL) => Promise<void>,
): Promise<Followed> {
  const hops: Followed['hops'] = [];
  const signal = AbortSignal.timeout(ms);
  let url = start;
  for (;;) {
    await before(url);
    const answer = await requestOnce(url, guard, { ...limits, userAgent }, signal);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || location === undefined) return { ...answer, url, hops };
    hops.push({ url: url.href, status: answer.status });
    if (hops.length > REDIRECTS_MAX) throw new PageFailure('too-many-redirects', { url: url.href });
    url = nextOf(url, location);
  }
}

/** Failures that the request for the page would have as well. */
const OF_THE_SITE = new Set([
  'unreachable',
  'not-found-by-name',
  'not-public',
  'port',
  'host-limit',
]);

/**
 * Returns the robots.txt of a site. A missing file allows everything; a file that cannot be read allows nothing (RFC 9309,
 * 2.3.1). Errors: PageFailure.
 */
async function fetchRobots(url: URL, deps: VisitDeps): Promise<PageResponse> {
  const none: PageResponse = { status: 404, headers: {}, body: Buffer.alloc(0) };
  const answer = await follow(url, deps, ROBOTS, ROBOTS_MS, deps.countHost).catch((error) => {
    if (!(error instanceof PageFailure) || OF_THE_SITE.has(error.reason)) throw error;
    // After five redirects the file counts as missing (RFC 9309, 2.3.1.2).
    if (error.reason === 'too-many-redirects') return none;
    throw new PageFailure('robots-failed', { url: url.href });
  });
  const { status } = answer;
  if (status >= 500 || status === 429)
    throw new PageFailure('robots-failed', { url: url.href, status });
  return status < 400 ? answer : none;
}

/** Returns what a robots.txt allows each crawler at an address. Errors: PageFailure if it excludes our reader. */
async function crawlersOf(file: PageResponse, url: URL): Promise<Crawler[]> {
  const { status, headers, body } = file;
  const answer = { status, headers, body };
  const result = await readInThread({ kind: 'robots', answer, url: url.href });
  if ('unread' in result) throw new PageFailure('robots-failed', { url: url.href });
  const items = result.crawlers.map(crawlerText);
  if (!result.isAllowed) throw new PageFailure('robots', { url: url.href, items });
  return result.crawlers;
}

/** Fetches a page. Each address on the way, redirects included, must be allowed by its robots.txt. Errors: PageFailure. */
export async function fetchPage(start: URL, deps: VisitDeps) {
  const files = new Map<string, Promise<PageResponse>>();
  let crawlers: Crawler[] = [];
  const page = await follow(start, deps, PAGE, PAGE_MS, async (url) => {
    const robotsUrl = new URL('/robots.txt', url);
    const file = files.get(robotsUrl.href) ?? fetchRobots(robotsUrl, deps);
    files.set(robotsUrl.href, file);
    crawlers = await crawlersOf(await file, url);
  });
  const { hops, url, headersDistinct = {}, ...answer } = page;
  const header = (name: string) => headersDistinct[name]?.map(encodedBytes).join(', ');
  const fetched: FetchInfo = {
    url: url.href,
    status: answer.status,
    hops,
    robotsHeaders: headersDistinct['x-robots-tag'] ?? [],
    linkHeader: header('link'),
    refreshHeader: header('refresh'),
    crawlers,
  };
  return { answer, fetched };
}
