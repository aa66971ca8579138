import { crawlerText, type Fetched } from '../../src/features/page-reader/engine/reach.ts';
import { isWall } from '../../src/features/page-reader/engine/read-page.ts';
import { PageFailure } from './failure.ts';
import type { Guard } from './guard.ts';
import type { Parsing } from './parsing.ts';
import { type Answer, type Limits, requestOnce } from './request-once.ts';

/** In bytes, over the wire and decoded. */
const PAGE = {
  wireMax: 1_500_000,
  decodedMax: 3_000_000,
  accept: 'text/html,application/xhtml+xml;q=0.9',
};
/** The first 500 KiB count (RFC 9309, 2.5). */
const ROBOTS = {
  wireMax: 512_000,
  decodedMax: 512_000,
  isCut: true,
  accept: 'text/plain,*/*;q=0.1',
};
/** In all, redirects included, in ms. */
const PAGE_MS = 8_000;
const ROBOTS_MS = 5_000;
const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Followed = Answer & { url: URL; hops: { url: string; status: number }[] };
export type VisitDeps = {
  guard: Guard;
  userAgent: string;
  parsing: Pick<Parsing, 'robots'>;
  /** Counts a visit to the host of an address. Errors: PageFailure when the limit is reached. */
  countHost(url: URL): Promise<void>;
};
/** A page as it came. */
type Visited = { body: Buffer; contentType: string | undefined; fetched: Fetched };

/** Header bytes come as Latin-1; addresses have each beyond ASCII percent-encoded, as browsers do. */
const encodedBytes = (header: string) =>
  header.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Where a redirect leads. Errors: PageFailure where it is not followed. */
function nextOf(url: URL, location: string) {
  const next = URL.parse(encodedBytes(location), url);
  if (!next || !/^https?:$/.test(next.protocol) || next.username || next.password)
    throw new PageFailure('not-an-address', { url: url.href });
  if (url.protocol === 'https:' && next.protocol === 'http:')
    throw new PageFailure('to-plain-http', { url: url.href });
  if (isWall(next.href)) throw new PageFailure('challenge', { url: url.href });
  next.hash = '';
  return next;
}

/**
 * Requests an address and follows where it leads; each step goes through the guard as if it had been typed. `before` gets
 * each address and throws where it may not be requested. Errors: PageFailure.
 */
async function follow(
  start: URL,
  { guard, userAgent }: VisitDeps,
  limits: Omit<Limits, 'userAgent'>,
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

/** Failures of robots.txt that are those of the whole site. */
const OF_THE_SITE = new Set([
  'unreachable',
  'not-found-by-name',
  'not-public',
  'port',
  'host-limit',
]);

/** robots.txt of a site. Without the file everything is allowed; when it cannot be read, nothing is (RFC 9309, 2.3.1). */
async function fetchRobots(url: URL, deps: VisitDeps): Promise<Answer> {
  const none: Answer = { status: 404, headers: {}, headersDistinct: {}, body: Buffer.alloc(0) };
  const answer = await follow(url, deps, ROBOTS, ROBOTS_MS, deps.countHost).catch((error) => {
    if (!(error instanceof PageFailure) || OF_THE_SITE.has(error.reason)) throw error;
    // After five redirects the file counts as missing.
    if (error.reason === 'too-many-redirects') return none;
    throw new PageFailure('robots-failed', { url: url.href });
  });
  const { status } = answer;
  if (status >= 500 || status === 429)
    throw new PageFailure('robots-failed', { url: url.href, status });
  return status < 400 ? answer : none;
}

/** Headers by which vendors name their own bot walls: Cloudflare, AWS, SiteGround. */
const WALL_HEADERS: Record<string, RegExp> = {
  'cf-mitigated': /^challenge$/i,
  'x-amzn-waf-action': /^(?:challenge|captcha)$/i,
  'sg-captcha': /^challenge$/i,
};
/** Marks in their HTML: Cloudflare, DataDome, Imperva, Sucuri. Pages behind them have others. */
const WALL_MARKS =
  /_cf_chl_opt\s*=|<script[^>]+src=["'][^"']*captcha-delivery\.com|<iframe[^>]+_Incapsula_Resource|sucuri_cloudproxy_js\s*=/i;
/** How far into a page a mark is looked for, in bytes. */
const MARKS_WITHIN = 20_000;

function refuse({ status, url, headers, body }: Followed): void {
  const details = { status, url: url.href };
  const isWalled =
    Object.entries(WALL_HEADERS).some(([name, value]) => value.test(String(headers[name] ?? ''))) ||
    WALL_MARKS.test(body.toString('latin1', 0, MARKS_WITHIN));
  if (isWalled) throw new PageFailure('challenge', details);
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new PageFailure('refused', details);
  if (status === 429 || status === 503) throw new PageFailure('busy-there', details);
  if (status === 404 || status === 410) throw new PageFailure('gone', details);
  throw new PageFailure('status', details);
}

/** Fetches a page politely: what a robots.txt on the way forbids is not requested. Errors: PageFailure. */
export async function visit(start: URL, deps: VisitDeps): Promise<Visited> {
  const files = new Map<string, Promise<Answer>>();
  let crawlers: Fetched['crawlers'] = [];
  const page = await follow(start, deps, PAGE, PAGE_MS, async (url) => {
    const robotsUrl = new URL('/robots.txt', url);
    const file = files.get(robotsUrl.href) ?? fetchRobots(robotsUrl, deps);
    files.set(robotsUrl.href, file);
    const { headers, body } = await file;
    const answer = await deps.parsing.robots(body, headers['content-type'], url.href);
    const items = answer.crawlers.map(crawlerText);
    if (!answer.isAllowed) throw new PageFailure('robots', { url: url.href, items });
    crawlers = answer.crawlers;
  });
  refuse(page);
  const { body, headers, headersDistinct, hops, status, url } = page;
  const header = (name: string) => headersDistinct[name]?.map(encodedBytes).join(', ');
  return {
    body,
    contentType: headers['content-type'],
    fetched: {
      url: url.href,
      status,
      hops,
      robotsHeaders: headersDistinct['x-robots-tag'] ?? [],
      linkHeader: header('link'),
      refreshHeader: header('refresh'),
      crawlers,
    },
  };
}
