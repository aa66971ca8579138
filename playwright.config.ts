import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessPath, LIGHT_FLAGS, WINDOW_FLAGS } from './tests/support/chromium.ts';
import { isSample, offers } from './tests/support/content-in-use.ts';

/** A journey over a slow network takes a while, in ms. */
const TEST_TIMEOUT_MS = 60_000;

/**
 * The shell reports a pointer on every page it opens, and measures no paint as a window does. Files
 * that are about a visitor's first sign, about what a browser measures, or about Back after a
 * reload are walked in the whole browser.
 */
const WHOLE_BROWSER =
  /@whole-browser|(before-script|first-visit|home-exhibit|web-design|back-forward)\.spec/;

/** What the owner's documents say of the sample to the letter: its words, figures and prices. */
const OF_THE_SAMPLE = /@sample/;
const notHere = isSample ? [] : [OF_THE_SAMPLE];

/** Journeys of what only some content has are walked where it is. */
const journeysOf: [isThere: boolean, files: string][] = [
  [offers('ai-seo-quiz'), '**/{quiz,heard-quiz}*.spec.ts'],
  [offers('gmb-scorecard'), '**/{gmb-scorecard,error-boundary,heard-scorecard}*.spec.ts'],
  [offers('ai-intake-builder'), '**/{intake,heard-builder}*.spec.ts'],
  [offers('cost-per-signed-case'), '**/cost-per-case*.spec.ts'],
  [offers('page-reader'), '**/page-reader*.spec.ts'],
  [offers('report'), '**/report*.spec.ts'],
  // it edits files of the sample, by their names
  [isSample, '**/edit.spec.ts'],
];
const ofWhatIsOff = journeysOf.filter(([isThere]) => !isThere).map(([, files]) => files);

/**
 * The main job, menus, banner, popup and tools: what is walked in Firefox and WebKit, too
 * (docs/decisions/engines.md).
 */
const IN_ALL_ENGINES =
  /(main-job|header|narrow-menu|cookie-banner|lead-popup|quiz|gmb-scorecard|intake-script|cost-per-case|report-download|without-javascript)\.spec/;
const otherEngines = process.env.ENGINES ? (['firefox', 'webkit'] as const) : [];

const launch = (executablePath: string | undefined, args: string[]) => ({
  launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  // The longest tests first, the many short ones last: no worker is left without work at the end.
  projects: [
    {
      name: 'whole browser',
      testDir: 'tests/journeys',
      testIgnore: ofWhatIsOff,
      grep: WHOLE_BROWSER,
      grepInvert: notHere,
      use: launch(chromiumPath, WINDOW_FLAGS),
    },
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      testIgnore: ofWhatIsOff,
      grepInvert: [WHOLE_BROWSER, ...notHere],
      use: launch(headlessPath, LIGHT_FLAGS),
    },
    {
      name: 'pages',
      testDir: 'tests/every-page',
      grepInvert: notHere,
      use: launch(headlessPath, LIGHT_FLAGS),
    },
    ...otherEngines.map((browserName) => ({
      name: browserName,
      testDir: 'tests/journeys',
      testMatch: IN_ALL_ENGINES,
      testIgnore: ofWhatIsOff,
      grepInvert: notHere,
      use: { browserName },
    })),
  ],
  // Vitest's files end in .test.ts.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/run-folder.ts',
  timeout: TEST_TIMEOUT_MS,
  fullyParallel: true,
  forbidOnly: true,
  // A second try keeps one late answer of a busy machine from hiding all the others; who needed it
  // is named at the end.
  retries: 1,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A trace of every test costs a tenth to a fifth of the processor; what failed is traced at its
    // second try.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
