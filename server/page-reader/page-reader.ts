import type { PageResult } from '../../src/features/page-reader/engine/read-page.ts';
import type { Reading, UnreadAnswer } from '../../src/features/page-reader/reading.ts';
import type { Log } from '../log.ts';
import { PageFailure } from './failure.ts';
import { type Guard, PUBLIC_WEB, readAddress } from './guard.ts';
import { encodingOf } from './page-text.ts';
import { openParsing, type Parsing } from './parsing.ts';
import { OWN_NAME } from './robots.ts';
import { visit } from './visit.ts';

/** Pages that are read at the same time, pasted ones too. */
const AT_ONCE = 4;
/** How long a result is reused: so soon a page is not requested again, in ms. */
const REUSED_MS = 15 * 60_000;
/** Results in memory: some 5 MB. */
const REUSED_MAX = 100;

export type PageAnswer = { reading: Reading } | UnreadAnswer;

/** Reads pages. Never throws. */
export type PageReader = {
  address(typed: string): Promise<PageAnswer>;
  html(pasted: string): Promise<PageAnswer>;
};

export type PageReaderDeps = {
  siteUrl: string;
  log: Log;
  /** Takes one of the day's pages; false when they are used up. */
  take(): Promise<boolean>;
  /** Counts a visit to a host; how many seconds to wait before the next one may come, 0 for now. */
  countHost(host: string): Promise<number>;
  now?: () => Date;
  /** For tests: what may be requested. */
  guard?: Guard;
};

/** The last results, each for its time and no longer. */
function recentAnswers() {
  const recent = new Map<string, { answer: Promise<PageAnswer>; end: NodeJS.Timeout }>();
  function forget(key: string) {
    clearTimeout(recent.get(key)?.end);
    recent.delete(key);
  }
  return {
    get: (key: string) => recent.get(key)?.answer,
    add(key: string, answer: Promise<PageAnswer>) {
      recent.set(key, { answer, end: setTimeout(forget, REUSED_MS, key).unref() });
      const [oldest] = recent.keys();
      if (recent.size > REUSED_MAX && oldest !== undefined) forget(oldest);
    },
    forget,
  };
}

/** Reads pages by address or as pasted. Nothing of a page is stored; in the log are its host and the outcome. */
export function openPageReader(deps: PageReaderDeps): PageReader {
  const { siteUrl, log, take, countHost, now = () => new Date(), guard = PUBLIC_WEB } = deps;
  const recent = recentAnswers();
  // What pages see of who reads them; the address explains it.
  const userAgent = `Mozilla/5.0 (compatible; ${OWN_NAME}/1.0; +${siteUrl}/tools/page-reader#fetch)`;
  let running = 0;

  async function answered(
    host: string,
    work: (parsing: Parsing) => Promise<PageResult & { url?: string }>,
  ): Promise<PageAnswer> {
    const began = performance.now();
    let answer: PageAnswer;
    let parsing: Parsing | undefined;
    running += 1;
    try {
      if (running > AT_ONCE) throw new PageFailure('busy-here');
      parsing = openParsing();
      answer = await work(parsing);
    } catch (error) {
      const failure = error instanceof PageFailure ? error : new PageFailure('unreachable');
      answer = { unread: failure.reason, ...failure.details };
      if (error !== failure) log.warn({ error: (error as Error).name }, 'reading a page failed');
    } finally {
      running -= 1;
      await parsing?.end();
    }
    const outcome = 'unread' in answer ? answer.unread : 'read';
    log.info({ host, outcome, ms: Math.round(performance.now() - began) }, 'a page was read');
    return answer;
  }

  /** Counts each host of one visit once. */
  function hostCounter() {
    const counted = new Set<string>();
    return async ({ hostname }: URL) => {
      if (counted.has(hostname)) return;
      counted.add(hostname);
      if ((await countHost(hostname)) > 0) throw new PageFailure('host-limit');
    };
  }

  const fetchAndRead = (url: URL, isGuess: boolean) =>
    answered(url.hostname, async (parsing) => {
      if (!(await take())) throw new PageFailure('day-limit');
      const deps = { guard, userAgent, parsing, countHost: hostCounter() };
      const visited = await visit(url, deps).catch((error) => {
        const isUnreachable = error instanceof PageFailure && error.reason === 'unreachable';
        if (!isGuess || !isUnreachable) throw error;
        // Typed without a scheme: an old site may have no TLS.
        return visit(new URL(url.href.replace(/^https/, 'http')), deps);
      });
      const encoding = encodingOf(visited.body, visited.contentType);
      const result = await parsing.page({ kind: 'page', ...visited, encoding, at: now() });
      return 'unread' in result ? { ...result, url: visited.fetched.url } : result;
    });

  return {
    async address(typed) {
      try {
        const { url, isGuess } = readAddress(typed);
        const known = recent.get(url.href);
        if (known) return await known;
        const answering = fetchAndRead(url, isGuess);
        recent.add(url.href, answering);
        const answer = await answering;
        if ('unread' in answer) recent.forget(url.href);
        return answer;
      } catch (error) {
        return { unread: error instanceof PageFailure ? error.reason : 'not-an-address' };
      }
    },
    html: (html) =>
      answered('pasted', (parsing) => parsing.page({ kind: 'html', html, at: now() })),
  };
}
