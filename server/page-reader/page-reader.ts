import type { PageReport, UnreadAnswer } from '../../src/features/page-reader/reading.ts';
import type { Log } from '../log.ts';
import { PageFailure, unreadAnswer } from './failure.ts';
import { type FetchPolicy, PUBLIC_WEB, readAddress } from './fetch-policy.ts';
import { readInThread } from './read-in-thread.ts';
import { READER_ROBOTS_NAME } from './robots.ts';
import { fetchPage, type VisitDeps } from './visit.ts';

const MAX_CONCURRENT = 4;

export type PageAnswer = { reading: PageReport } | UnreadAnswer;

/** Never throws: a failure is returned as an answer. */
export type PageReader = {
  readUrl(typedAddress: string): Promise<PageAnswer>;
  readHtml(pastedHtml: string): Promise<PageAnswer>;
};

export type PageReaderDeps = {
  siteUrl: string;
  log: Log;
  /** Returns false if the daily limit is reached. */
  countCall(): Promise<boolean>;
  /** Returns the seconds to wait before the next visit of the host, or 0. */
  countHost(host: string): Promise<number>;
  now?: () => Date;
  fetchPolicy?: FetchPolicy;
};

/** Stores nothing of a page. Logs only the host and the outcome. */
export function openPageReader(deps: PageReaderDeps): PageReader {
  const {
    siteUrl,
    log,
    countCall,
    countHost,
    now = () => new Date(),
    fetchPolicy = PUBLIC_WEB,
  } = deps;
  // The user agent contains a URL at which the owner of a site can read about our reader.
  const userAgent = `Mozilla/5.0 (compatible; ${READER_ROBOTS_NAME}/1.0; +${siteUrl}/tools/page-reader#fetch)`;
  let runningCount = 0;

  async function runLimited(host: string, work: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const start = performance.now();
    let answer: PageAnswer;
    runningCount += 1;
    try {
      if (runningCount > MAX_CONCURRENT) throw new PageFailure('busy-here');
      answer = await work();
    } catch (error) {
      const failure = error instanceof PageFailure ? error : new PageFailure('unreachable');
      answer = unreadAnswer(failure);
      if (error !== failure) log.warn({ error: (error as Error).name }, 'reading a page failed');
    } finally {
      runningCount -= 1;
    }
    const outcome = 'unread' in answer ? answer.unread : 'read';
    log.info({ host, outcome, ms: Math.round(performance.now() - start) }, 'a page was read');
    return answer;
  }

  function hostCounter() {
    const countedHosts = new Set<string>();
    return async ({ hostname }: URL) => {
      if (countedHosts.has(hostname)) return;
      countedHosts.add(hostname);
      if ((await countHost(hostname)) > 0) throw new PageFailure('host-limit');
    };
  }

  async function fetchAndRead(url: URL, isSchemeGuessed: boolean): Promise<PageAnswer> {
    if (!(await countCall())) throw new PageFailure('day-limit');
    const visitDeps: VisitDeps = { fetchPolicy, userAgent, countHost: hostCounter() };
    const { answer, fetchInfo } = await fetchPage(url, visitDeps).catch((error) => {
      const isUnreachable = error instanceof PageFailure && error.reason === 'unreachable';
      if (!isSchemeGuessed || !isUnreachable) throw error;
      // The visitor typed no scheme, and an old site may have no TLS, so plain HTTP is tried.
      return fetchPage(new URL(url.href.replace(/^https/, 'http')), visitDeps);
    });
    const result = await readInThread({ kind: 'page', answer, fetchInfo, at: now() });
    return 'unread' in result ? { ...result, url: fetchInfo.url } : result;
  }

  return {
    async readUrl(typedAddress) {
      try {
        const { url, isSchemeGuessed } = readAddress(typedAddress);
        return await runLimited(url.hostname, () => fetchAndRead(url, isSchemeGuessed));
      } catch {
        return { unread: 'not-an-address' };
      }
    },
    readHtml: (html) =>
      runLimited('pasted', () =>
        readInThread({
          kind: 'page',
          answer: {
            status: 200,
            headers: { 'content-type': 'text/html; charset=utf-8' },
            body: Buffer.from(new TextEncoder().encode(html).buffer),
          },
          fetchInfo: undefined,
          at: now(),
        }),
      ),
  };
}
