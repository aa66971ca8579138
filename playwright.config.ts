import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath, headlessPath } from './tests/support/chromium.ts';

/** A journey over a slow network takes a while, in ms. */
const TEST_TIMEOUT_MS = 60_000;

const launch = (executablePath: string | undefined) => ({
  launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  projects: [
    // The shell reports a pointer on every page it opens: good for looking at pages, not for a visitor's signs.
    { name: 'pages', testDir: 'tests/every-page', use: launch(headlessPath) },
    { name: 'journeys', testDir: 'tests/journeys', use: launch(chromiumPath) },
  ],
  // Vitest's files end in .test.ts.
  testMatch: '**/*.spec.ts',
  timeout: TEST_TIMEOUT_MS,
  fullyParallel: true,
  forbidOnly: true,
  // A second try keeps one late answer of a busy machine from hiding 500 good ones; who needed it is named at the end.
  retries: 1,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Pictures of every moment would take a fifth of the suite's time; the page's content and calls are kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
