import type { Browser, BrowserContext } from '@playwright/test';
import { launchWithPageCache } from '../support/page-cache.ts';
import { markLeaving } from './rest.ts';

/**
 * Without it a key scrolls for 200 ms, and in any page a Tab in that time leaves the focus out of
 * sight.
 */
const NO_SMOOTH_SCROLLING = '--disable-smooth-scrolling';

/** The browser of all sessions. */
export const launchForSessions = (): Promise<Browser> => launchWithPageCache(NO_SMOOTH_SCROLLING);

/** A profile for one session after the other; what was downloaded stays for the next. */
export async function sessionContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    // Said here, because a test has another default: a seed must be the same session in both.
    viewport: { width: 1280, height: 720 },
  });
  await context.addInitScript(markLeaving);
  await context.addInitScript(() => {
    // The same popup in each run of a seed.
    Math.random = () => 0.3;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.fromCache = '';
    });
  });
  return context;
}
