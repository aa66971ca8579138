import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './build/inline-scripts.ts';
import { FEATURES, type Feature } from './src/content/features.ts';
import { inContent, isSample, offers } from './tests/support/content-in-use.ts';

/** Long enough for real programs to start, and for a machine that others use as well. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
/**
 * These tests mostly wait for processes, mail servers and timers, so they may outnumber the
 * processors.
 */
const SERVER_TESTS_AT_ONCE = 3;

/**
 * One after the other: what mostly waits must not slow down what mostly computes, on all
 * processors.
 */
const COMPUTES = { ...TIMEOUTS, maxWorkers: '100%', sequence: { groupOrder: 1 } };
const WAITS = { ...TIMEOUTS, maxWorkers: SERVER_TESTS_AT_ONCE, sequence: { groupOrder: 2 } };

/**
 * What takes longest, longest first; the rest in Vitest's order. None of them is left alone at the
 * end.
 */
const LONGEST = [
  'every-page/additions',
  'server/booking-race',
  'server/two-processes',
  'server/kill',
  'server/backup',
  'server/mail-order',
  'server/stopping',
  'server/outbox',
  'server/development',
  'server/process',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * What the owner's documents say of the sample in so many words and numbers is held only while it
 * is there.
 */
const CONTENT_TESTS = isSample ? ',tests/content,tests/sample' : ',tests/content';
const UNIT_TESTS = `{src,server,build,commands${CONTENT_TESTS}}/**/*.test.{ts,tsx}`;
/**
 * The code of what a site may be without: its tests read the words of its page, which are there
 * where it is offered.
 */
const FEATURE_CODE: Record<Feature, string[]> = {
  'ai-seo-quiz': ['src/features/quiz/**'],
  'gmb-scorecard': ['src/features/scorecard/**'],
  'ai-intake-builder': [
    'src/features/intake/**',
    'server/intake-script/**',
    'tests/server/intake-*',
  ],
  'cost-per-signed-case': ['src/features/cost-per-case/**'],
  'page-reader': ['src/features/page-reader/**', 'server/page-reader/**'],
  report: ['src/features/report/**', 'tests/every-page/report-pdf.test.ts'],
};
/** The sample of the monthly table may be missing, too. */
const hasTable = existsSync(inContent('exhibits/monthly-table.yaml'));
const NOT_OFFERED = [
  ...FEATURES.flatMap((name) => (offers(name) ? [] : FEATURE_CODE[name])),
  ...(hasTable ? [] : ['src/features/monthly-table/**']),
];
/** Pages that are the sample's, and the recipes of docs/adding.md, which add to it. */
const OF_SAMPLE = ['**/additions.test.ts', '**/monthly-table.test.ts'];
/**
 * Such a file changes what the files after it would find, and nothing puts it back: modules, the
 * process itself.
 */
const NEEDS_ITS_OWN_WORLD =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\b|process\.(env\.\w+ =|chdir|exitCode)/;
/** Clock, globals and spies of a test are gone after it, so that files may share a worker. */
const PUT_BACK = { setupFiles: ['tests/support/put-back.ts'] };
const NEEDS_A_PAGE = /@vitest-environment/;
const sources = globSync(UNIT_TESTS, { exclude: NOT_OFFERED }).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const alone = sources
  .filter(([, source]) => NEEDS_ITS_OWN_WORLD.test(source))
  .map(([file]) => file);
const onPages = sources
  .filter(([file, source]) => NEEDS_A_PAGE.test(source) && !alone.includes(file))
  .map(([file]) => file);

const SERVERS = {
  isolate: false,
  globalSetup: ['tests/server/support/postgres.ts'],
  // One late answer of a busy machine must not hide all the others; tests that needed it are named
  // at the end.
  retry: 1,
  // Programs that tests start compile nothing twice.
  env: { NODE_COMPILE_CACHE: '.cache/node' },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/run-folder.ts'],
    projects: [
      // What a file imports is loaded once for all files of a worker: that took longer than the
      // tests themselves.
      {
        plugins: [inlineScripts()],
        test: {
          ...COMPUTES,
          ...PUT_BACK,
          name: 'unit',
          include: [UNIT_TESTS],
          exclude: [...NOT_OFFERED, ...alone, ...onPages],
          isolate: false,
        },
      },
      {
        plugins: [inlineScripts()],
        test: { ...COMPUTES, ...PUT_BACK, name: 'unit-pages', include: onPages, isolate: false },
      },
      { plugins: [inlineScripts()], test: { ...COMPUTES, name: 'unit-alone', include: alone } },
      {
        test: {
          ...WAITS,
          name: 'server',
          // `npm run prove` sets PROVE.
          include: [
            'tests/server/**/*.test.ts',
            ...(process.env.PROVE ? ['tests/prove/*.test.ts'] : []),
          ],
          exclude: NOT_OFFERED,
          ...SERVERS,
        },
      },
      {
        test: {
          ...COMPUTES,
          name: 'pages',
          isolate: false,
          include: ['tests/every-page/**/*.test.ts'],
          exclude: [...NOT_OFFERED, ...(isSample ? [] : OF_SAMPLE)],
        },
      },
    ],
  },
});
