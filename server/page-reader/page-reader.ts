import type { Fetched } from '../../src/features/page-reader/engine/facts.ts';
import type { Reading, Unread, UnreadAnswer } from '../../src/features/page-reader/reading.ts';
import type { Log } from '../log.ts';
import { PageFailure } from './failure.ts';
import { type Guard, PUBLIC_WEB, readAddress } from './guard.ts';
import { openParsing } from './parsing.ts';
import { OWN_NAME, type Visited, visit } from './visit.ts';

/** Pages that are fetched in one day (UTC), by all server processes of one database together. */
export const PAGES_PER_DAY = 500;
/** Pages that are read at the same time, pasted ones too. */
export const AT_ONCE = 4;
/** How long a result is kept: so soon a page is not asked for again, in ms. */
const KEPT_MS = 15 * 60_000;
/** Readings that are kept: some 5 MB. */
const KEPT_MAX = 100;

export type PageAnswer = { reading: Reading } | UnreadAnswer;

/** Reads pages. Never throws. */
export type PageReader = {
  address(typed: string): Promise<PageAnswer>;
  html(pasted: string): Promise<PageAnswer>;
};

export type PageReaderParts = {
  siteUrl: string;
  log: Log;
  /** Takes one of the day's pages; false when they are used up. */
  take(): Promise<boolean>;
  /** Counts a visit to a host; how many seconds to wait before the next one may come, 0 for now. */
  countHost(host: string): Promise<number>;
  now?: () => Date;
  /** For tests: what may be asked. */
  guard?: Guard;
};

/** What pages see of who reads them; the address explains it. */
export const userAgentOf = (siteUrl: string) =>
  `Mozilla/5.0 (compatible; ${OWN_NAME}/1.0; +${siteUrl}/tools/page-reader#fetch)`;

export function fetchedOf({ page, crawlers }: Visited): Fetched {
  const header = (name: string) =>
    [page.headers[name]].flat().filter(Boolean).join(', ') || undefined;
  return {
    url: page.url.href,
    status: page.status,
    hops: page.hops,
    robotsHeader: header('x-robots-tag'),
    linkHeader: header('link'),
    crawlers,
  };
}

/** The last so many, each for its time and no longer. */
function keptReadings() {
  const kept = new Map<string, { answer: Promise<PageAnswer>; end: NodeJS.Timeout }>();
  function forget(key: string) {
    clearTimeout(kept.get(key)?.end);
    kept.delete(key);
  }
  return {
    get: (key: string) => kept.get(key)?.answer,
    keep(key: string, answer: Promise<PageAnswer>) {
      forget(key);
      kept.set(key, { answer, end: setTimeout(forget, KEPT_MS, key).unref() });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) forget(oldest);
    },
    forget,
  };
}

/** Reads pages by address or as pasted. Nothing of a page is stored; in the log are its host and the outcome. */
export function openPageReader(parts: PageReaderParts): PageReader {
  const { siteUrl, log, take, countHost, now = () => new Date(), guard = PUBLIC_WEB } = parts;
  const kept = keptReadings();
  const userAgent = userAgentOf(siteUrl);
  let running = 0;

  async function inThread(
    host: string,
    work: (parsing: ReturnType<typeof openParsing>) => Promise<Reading>,
  ): Promise<PageAnswer> {
    const began = performance.now();
    let outcome: Unread | 'read' = 'read';
    let parsing: ReturnType<typeof openParsing> | undefined;
    running += 1;
    try {
      if (running > AT_ONCE) throw new PageFailure('busy-here');
      parsing = openParsing();
      return { reading: await work(parsing) };
    } catch (error) {
      const { reason, status, url } =
        error instanceof PageFailure ? error : new PageFailure('unreachable');
      outcome = reason;
      if (!(error instanceof PageFailure))
        log.warn({ error: (error as Error).name }, 'reading a page failed');
      return { unread: reason, ...(status && { status }), ...(url && { url }) };
    } finally {
      running -= 1;
      await parsing?.end();
      log.info({ host, outcome, ms: Math.round(performance.now() - began) }, 'a page was read');
    }
  }

  /** Counts each host of one visit once. */
  function countingHosts() {
    const counted = new Set<string>();
    return async ({ hostname }: URL) => {
      if (counted.has(hostname)) return;
      counted.add(hostname);
      if ((await countHost(hostname)) > 0) throw new PageFailure('host-limit');
    };
  }

  async function fetchAndRead(url: URL, isGuess: boolean): Promise<PageAnswer> {
    return await inThread(url.hostname, async (parsing) => {
      if (!(await take())) throw new PageFailure('day-limit');
      const visiting = { guard, userAgent, parsing, mayAsk: countingHosts() };
      const visited = await visit(url, visiting).catch((error) => {
        const isUnreachable = error instanceof PageFailure && error.reason === 'unreachable';
        if (!isGuess || !isUnreachable) throw error;
        // typed without a scheme: an old site may have no TLS
        const plain = new URL(url);
        plain.protocol = 'http:';
        return visit(plain, visiting);
      });
      return await parsing.page({ html: visited.html, fetched: fetchedOf(visited), at: now() });
    });
  }

  return {
    async address(typed) {
      try {
        const { url, isGuess } = readAddress(typed);
        const known = kept.get(url.href);
        if (known) return await known;
        const answer = fetchAndRead(url, isGuess);
        kept.keep(url.href, answer);
        const said = await answer;
        if ('unread' in said) kept.forget(url.href);
        return said;
      } catch (error) {
        return { unread: error instanceof PageFailure ? error.reason : 'not-an-address' };
      }
    },
    html: (pasted) =>
      inThread(
        'pasted',
        async (parsing) => await parsing.page({ html: pasted, fetched: undefined, at: now() }),
      ),
  };
}
