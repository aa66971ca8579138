import { setTimeout as wait } from 'node:timers/promises';
import { PageFailure } from '../../server/page-reader/failure.ts';
import { type Guard, PUBLIC_WEB, readAddress } from '../../server/page-reader/guard.ts';
import { fetchedOf, userAgentOf } from '../../server/page-reader/page-reader.ts';
import { openParsing } from '../../server/page-reader/parsing.ts';
import { visit } from '../../server/page-reader/visit.ts';
import { type Kept, keep, sha256 } from './study.ts';

/** Between two requests of ours to one host, in ms. */
const HOST_PAUSE_MS = 2_000;

type FetchParts = { siteUrl: string; tell(line: string): void; guard?: Guard; pauseMs?: number };

/** Fetches addresses one after the other, as the site's reader does, and keeps bytes, headers, time and digest of each. */
export async function fetchPages(
  addresses: readonly string[],
  folder: string,
  parts: FetchParts,
): Promise<void> {
  const { siteUrl, tell, guard = PUBLIC_WEB, pauseMs = HOST_PAUSE_MS } = parts;
  const lastAsked = new Map<string, number>();
  const mayAsk = async ({ hostname }: URL) => {
    const ago = performance.now() - (lastAsked.get(hostname) ?? Number.NEGATIVE_INFINITY);
    if (ago < pauseMs) await wait(pauseMs - ago);
    lastAsked.set(hostname, performance.now());
  };
  for (const [index, address] of addresses.entries()) {
    const began = performance.now();
    const start = { address, at: new Date().toISOString() };
    const ms = () => Math.round(performance.now() - began);
    const parsing = openParsing();
    try {
      const visited = await visit(readAddress(address).url, {
        guard,
        userAgent: userAgentOf(siteUrl),
        parsing,
        mayAsk,
      });
      const { body, headers } = visited.page;
      const kept: Kept = {
        ...start,
        ms: ms(),
        sha256: sha256(body),
        headers,
        fetched: {
          ...fetchedOf(visited),
          hops: [...visited.page.hops],
          crawlers: [...visited.crawlers],
        },
      };
      keep(folder, index, { ...kept, contentType: headers['content-type'] }, body);
      tell(`${index + 1} of ${addresses.length}: ${address}: ${body.length} bytes`);
    } catch (error) {
      const unread = error instanceof PageFailure ? error.reason : 'unreachable';
      keep(folder, index, { ...start, ms: ms(), unread }, undefined);
      tell(`${index + 1} of ${addresses.length}: ${address}: ${unread}`);
    } finally {
      await parsing.end();
    }
  }
}
