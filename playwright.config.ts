import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessPath, LIGHT_FLAGS, WINDOW_FLAGS } from './tests/support/chromium.ts';
import { hasFeature, isSample } from './tests/support/content-in-use.ts';

/** The timeout is long because some journeys use a slow network. */
const TEST_TIMEOUT_MS = 60_000;

/**
 * These tests need the whole browser: tests of a first visit, of paint, and of Back after a
 * reload. Chromium's headless shell reports a pointer on every new page and measures no paint.
 */
const WHOLE_BROWSER =
  /@whole-browser|(before-overlays|before-script|first-visit|home-exhibit|web-design|back-forward)\.spec/;

/** Tests that quote the owner's documents: texts, figures and prices. */
const SAMPLE_TESTS = /@sample/;
const skippedTests = isSample ? [] : [SAMPLE_TESTS];

/** A journey runs only if the content has its feature. */
const featureJourneys: [hasFeature: boolean, files: string][] = [
  [hasFeature('ai-seo-quiz'), '**/quiz*.spec.ts'],
  [hasFeature('gmb-scorecard'), '**/{gmb-scorecard,error-boundary}*.spec.ts'],
  [hasFeature('ai-intake-builder'), '**/intake*.spec.ts'],
  [hasFeature('cost-per-signed-case'), '**/cost-per-case*.spec.ts'],
  [hasFeature('page-reader'), '**/page-reader*.spec.ts'],
  [hasFeature('report'), '**/report*.spec.ts'],
  // This journey edits files of the sample.
  [isSample, '**/edit.spec.ts'],
];
const skippedFiles = featureJourneys
  .filter(([hasFeature]) => !hasFeature)
  .map(([, files]) => files);

/** Journeys that also run in Firefox and WebKit (docs/decisions/engines.md). */
const IN_ALL_ENGINES =
  /(main-job|header|narrow-menu|cookie-banner|lead-popup|quiz|gmb-scorecard|intake-script|cost-per-case|report-download|without-javascript)\.spec/;
const otherEngines = process.env.ENGINES ? (['firefox', 'webkit'] as const) : [];

const launch = (executablePath: string | undefined, args: string[]) => ({
  launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  // The longest tests run first, so that both workers are busy until the end.
  projects: [
    {
      name: 'whole browser',
      testDir: 'tests/journeys',
      testIgnore: skippedFiles,
      grep: WHOLE_BROWSER,
      grepInvert: skippedTests,
      use: { ...launch(chromiumPath, WINDOW_FLAGS), contextOptions: {} },
    },
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      testIgnore: skippedFiles,
      grepInvert: [WHOLE_BROWSER, ...skippedTests],
      use: launch(headlessPath, LIGHT_FLAGS),
    },
    {
      name: 'pages',
      testDir: 'tests/every-page',
      grepInvert: skippedTests,
      use: launch(headlessPath, LIGHT_FLAGS),
    },
    ...otherEngines.map((browserName) => ({
      name: browserName,
      testDir: 'tests/journeys',
      testMatch: IN_ALL_ENGINES,
      testIgnore: skippedFiles,
      grepInvert: skippedTests,
      use: { browserName },
    })),
  ],
  // Vitest's files end in .test.ts.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/run-folder.ts',
  timeout: TEST_TIMEOUT_MS,
  fullyParallel: true,
  forbidOnly: true,
  // A failed test is tried once more, because a busy machine may answer late. The summary counts
  // such tests.
  retries: 1,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Transitions between pages and smooth scrolling take up to a second. Only tests of motion and
    // of the whole browser have them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a tenth to a fifth of the processor, so only a second attempt has a trace.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
