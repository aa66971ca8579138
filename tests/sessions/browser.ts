import type { Browser, BrowserContext } from '@playwright/test';
import { launchWithPageCache } from '../support/page-cache.ts';
import { markLeaving } from './rest.ts';

/** A smooth scroll takes 200 ms, and a Tab during it leaves the focus out of sight in any page. */
const NO_SMOOTH_SCROLLING = '--disable-smooth-scrolling';

export const launchForSessions = (): Promise<Browser> => launchWithPageCache(NO_SMOOTH_SCROLLING);

/** Consecutive sessions share a profile, so downloaded files stay cached. */
export async function sessionContext(browser: Browser, url: string): Promise<BrowserContext> {
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
