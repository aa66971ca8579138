import { defineConfig } from 'vitest/config';
import { inlineScripts } from './build/inline-scripts.ts';

/** A real server, a real mail server and a real PostgreSQL take their time to start, in ms. */
const SERVER_TEST_TIMEOUT_MS = 60_000;
/** These tests mostly wait for processes, mail servers and timers, so they may outnumber the processors. */
const SERVER_TESTS_AT_ONCE = 3;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [inlineScripts()],
        test: { name: 'unit', include: ['{src,server,build,commands,content}/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/postgres.ts'],
          maxWorkers: SERVER_TESTS_AT_ONCE,
          testTimeout: SERVER_TEST_TIMEOUT_MS,
          hookTimeout: SERVER_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/every-page/**/*.test.ts'],
          testTimeout: SERVER_TEST_TIMEOUT_MS,
          hookTimeout: SERVER_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
});
