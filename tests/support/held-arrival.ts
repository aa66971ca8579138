import type { Page } from '@playwright/test';

/** What waits below the screen on arrival (src/site/waiting.css) goes on waiting, however long a test looks at it. */
export async function holdArrival(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
