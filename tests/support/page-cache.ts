import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, WINDOW_FLAGS } from './chromium.ts';

/**
 * A browser that keeps left pages for Back and Forward, as visitors' browsers do; Playwright
 * switches that off.
 */
export function launchWithPageCache(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    args: [...WINDOW_FLAGS, ...flags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  });
}
