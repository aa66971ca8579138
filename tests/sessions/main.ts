/** `node tests/sessions/main.ts [seed] [count]` runs sessions and prints each that broke a rule. */

import type { Browser, BrowserContext } from '@playwright/test';
import { launchWithPageCache } from '../support/page-cache.ts';
import { startSite } from '../support/server.ts';
import { markLeaving } from './rest.ts';
import { runSession } from './run-session.ts';

/** A smooth scroll takes 200 ms, and a Tab during it leaves the focus out of sight in any page. */
const NO_SMOOTH_SCROLLING = '--disable-smooth-scrolling';

const launchForSessions = (): Promise<Browser> => launchWithPageCache(NO_SMOOTH_SCROLLING);

/** Consecutive sessions share a profile, so downloaded files stay cached. */
async function sessionContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    // Tests have another default size, and a seed must give the same session in both.
    viewport: { width: 1280, height: 720 },
  });
  await context.addInitScript(markLeaving);
  await context.addInitScript(() => {
    // The same popup appears in each run of a seed.
    Math.random = () => 0.3;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.fromCache = '';
    });
  });
  return context;
}

const MOST_SEEDS = 1_000_000;
// `count` is the number of sessions; with 1, a failing session is shortened.
const [seed = Math.floor(Math.random() * MOST_SEEDS), count = 300] = process.argv
  .slice(2)
  .map(Number);
const site = await startSite();
const browser = await launchForSessions();
const context = await sessionContext(browser, site.url);
let [failed, done, fromCache] = [0, 0, 0];
console.log(`${count} sessions from seed ${seed}`);
for (let at = seed; at < seed + count; at++) {
  const result = await runSession(context, site.url, at, count === 1);
  done += result.story.length;
  fromCache += result.fromCache;
  if (count === 1) console.log(result.story.join('; '));
  if (!result.fault) continue;
  failed += 1;
  console.log(
    `FAILS  seed ${at} (npm run prove -- sessions ${at} 1)\n  ${result.fault}\n  ${result.story.join('; ')}`,
  );
}
await browser.close();
await site.stop();
console.log(
  `${count - failed} of ${count} sessions kept every promise in ${done} steps; ${fromCache} pages came out of the page cache`,
);
process.exitCode = failed > 0 || (fromCache === 0 && count > 1) ? 1 : 0;
