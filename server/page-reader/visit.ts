import { type Followed, follow } from './ask-once.ts';
import { PageFailure } from './failure.ts';
import type { Guard } from './guard.ts';
import type { RobotsSaid } from './parse-thread.ts';
import type { Parsing } from './parsing.ts';

/** How far into a page its encoding is looked for, in bytes. */
const META_WITHIN = 1_024;
const HTML_TYPES = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** Whether an answer is a page; one that does not say what it is must begin like one. */
export function isHtml(contentType: string | undefined, body: Uint8Array) {
  const start = Buffer.from(body.subarray(0, META_WITHIN));
  if (contentType) return HTML_TYPES.test(contentType) && !isBinary(start);
  return /^[\s\ufeff]*</.test(start.toString('utf8'));
}

/** No text but UTF-16, which says so, has a zero in it. */
function isBinary(start: Buffer) {
  const isUtf16 =
    (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return start.includes(0) && !isUtf16;
}

function namedEncoding(contentType: string | undefined, body: Buffer) {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const header = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1];
  const meta = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(
    body.subarray(0, META_WITHIN).toString('latin1'),
  )?.[1];
  return header ?? meta;
}

/** The text of a page: by what its header, its first bytes or its `meta` say, else UTF-8, else as old pages are. */
export function textOf(contentType: string | undefined, body: Buffer): string {
  try {
    const named = namedEncoding(contentType, body);
    return new TextDecoder(named ?? 'utf-8', { fatal: named === undefined }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

/** In bytes, over the wire and decoded. */
const PAGE = {
  wireMax: 1_500_000,
  decodedMax: 3_000_000,
  accept: 'text/html,application/xhtml+xml;q=0.9',
};
const ROBOTS = { wireMax: 500_000, decodedMax: 500_000, accept: 'text/plain,*/*;q=0.1' };
/** In all, redirects included, in ms. */
const PAGE_MS = 8_000;
const ROBOTS_MS = 5_000;

/** The name robots.txt can speak to us by. */
export const OWN_NAME = 'LegalPageReader';
/** Crawlers that build search results and answers. */
export const CRAWLERS = [
  'Googlebot',
  'Google-Extended',
  'Bingbot',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
];

export type VisitParts = {
  guard: Guard;
  userAgent: string;
  parsing: Pick<Parsing, 'robots'>;
  /** Hears of each address. Errors: PageFailure where its host has been asked enough. */
  mayAsk(url: URL): Promise<void>;
};

/** A page as it came. */
export type Visited = { html: string; page: Followed; crawlers: RobotsSaid };

/** Whose word it is, for each address that is asked in one visit; each robots.txt is fetched once. */
function robotsOf({ guard, userAgent, parsing, mayAsk }: VisitParts) {
  const names = [OWN_NAME, ...CRAWLERS];
  const texts = new Map<string, Promise<string>>();
  async function fetchText(robotsUrl: URL) {
    const answer = await follow(
      robotsUrl,
      guard,
      { ...ROBOTS, userAgent },
      AbortSignal.timeout(ROBOTS_MS),
      mayAsk,
    );
    // all may come where there is none, and nobody where it cannot be had (RFC 9309)
    if (answer.status >= 500 || answer.status === 429)
      throw new PageFailure('robots', { status: answer.status, url: robotsUrl.href });
    return answer.status >= 400 ? '' : textOf(answer.headers['content-type'], answer.body);
  }
  return async (url: URL): Promise<RobotsSaid> => {
    const robotsUrl = new URL('/robots.txt', url);
    const text = texts.get(robotsUrl.href) ?? fetchText(robotsUrl);
    texts.set(robotsUrl.href, text);
    return await parsing.robots({
      robots: await text,
      robotsUrl: robotsUrl.href,
      url: url.href,
      names,
    });
  };
}

const WALL =
  /<title[^>]*>\s*(?:just a moment|attention required|pardon our interruption|access denied|robot check|are you (?:a )?human|human verification|security check|ddos-guard|verifying (?:you|your)|please wait\b|one moment, please|checking your browser)/i;
/** How far into a page a wall shows. */
const WALL_WITHIN = 20_000;

function refuse({ status, url, headers, body }: Followed, text: () => string): void {
  const answer = { status, url: url.href };
  const isWall =
    headers['cf-mitigated'] === 'challenge' ||
    (body.length > 0 && WALL.test(text().slice(0, WALL_WITHIN)));
  if (isWall) throw new PageFailure('challenge', answer);
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new PageFailure('refused', answer);
  if (status === 429 || status === 503) throw new PageFailure('busy-there', answer);
  if (status === 404 || status === 410) throw new PageFailure('gone', answer);
  throw new PageFailure('status', answer);
}

/** Fetches a page as a polite program does: what a robots.txt on the way forbids is not asked. Errors: PageFailure. */
export async function visit(start: URL, parts: VisitParts): Promise<Visited> {
  const { guard, userAgent } = parts;
  const robots = robotsOf(parts);
  let crawlers: RobotsSaid = [];
  const page = await follow(
    start,
    guard,
    { ...PAGE, userAgent },
    AbortSignal.timeout(PAGE_MS),
    async (url) => {
      const [own, ...others] = await robots(url);
      if (!own?.allowed) throw new PageFailure('robots', { url: url.href });
      crawlers = others;
    },
  );
  const type = page.headers['content-type'];
  const text = () => textOf(type, page.body);
  refuse(page, text);
  if (!isHtml(type, page.body))
    throw new PageFailure('not-html', { status: page.status, url: page.url.href });
  return { html: text(), page, crawlers };
}
