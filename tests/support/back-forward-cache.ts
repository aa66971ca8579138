import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, WINDOW_FLAGS } from './chromium.ts';

/** Playwright disables the back/forward cache by default. */
export function launchWithBackForwardCache(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    args: [...WINDOW_FLAGS, ...flags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  });
}
