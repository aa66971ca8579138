import { existsSync } from 'node:fs';
import { SYSTEM_CHROMIUM } from '../../commands/suite/browser.ts';

export { HEADLESS_FLAGS as CHROMIUM_FLAGS } from '../../commands/prove/chromium-program.ts';

/** The system's Chromium, or undefined where Playwright's own is used. */
export const chromiumPath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
