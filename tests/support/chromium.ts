import { existsSync } from 'node:fs';
import { SYSTEM_CHROMIUM, SYSTEM_HEADLESS_SHELL } from '../../commands/suite/browser.ts';

export { HEADLESS_FLAGS as CHROMIUM_FLAGS } from '../../commands/prove/chromium-program.ts';

/** The first that is there; undefined where Playwright's own is used. */
const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

/** The system's whole Chromium: what a visitor runs, with its page cache. */
export const chromiumPath = firstOf(SYSTEM_CHROMIUM);
/** The system's lightest Chromium: draws and runs pages as the whole one does. */
export const headlessPath = firstOf(SYSTEM_HEADLESS_SHELL, SYSTEM_CHROMIUM);
