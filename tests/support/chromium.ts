import { existsSync } from 'node:fs';

export { HEADLESS_FLAGS as CHROMIUM_FLAGS } from '../../commands/prove/chromium-program.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The system's Chromium, or undefined where Playwright's own is used. */
export const chromiumPath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
