import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './build/inline-scripts.ts';
import { FEATURES, type Feature } from './src/content/features.ts';
import { hasFeature, inContent, isSample } from './tests/support/content-in-use.ts';

/** Real programs need this long to start on a busy machine. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Server tests mostly wait, so more of them run than there are processors. */
const SERVER_TESTS_AT_ONCE = 3;

/** The groups run one after the other: waiting tests must not slow down computing tests. */
const COMPUTING = { ...TIMEOUTS, maxWorkers: '100%', sequence: { groupOrder: 1 } };
const WAITING = { ...TIMEOUTS, maxWorkers: SERVER_TESTS_AT_ONCE, sequence: { groupOrder: 2 } };

/** The longest files start first, so that none runs alone at the end. */
const LONGEST = [
  'every-page/additions',
  'server/booking-race',
  'server/kill',
  'server/backup',
  'server/mail-order',
  'server/stopping',
  'server/outbox',
  'server/process',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests of the owner's documents need the sample content. */
const CONTENT_TESTS = isSample ? ',tests/content,tests/sample' : ',tests/content';
const UNIT_TESTS = `{src,server,build,commands${CONTENT_TESTS}}/**/*.test.{ts,tsx}`;
/** Tests of a feature read the texts of its page, so they run only if the site has the feature. */
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
const hasTable = existsSync(inContent('exhibits/monthly-table.yaml'));
const DISABLED_FILES = [
  ...FEATURES.flatMap((name) => (hasFeature(name) ? [] : FEATURE_CODE[name])),
  ...(hasTable ? [] : ['src/features/monthly-table/**']),
];
/** These tests need pages of the sample. */
const SAMPLE_FILES = ['**/additions.test.ts', '**/monthly-table.test.ts'];
/** Such a file changes modules or the process, and nothing restores them for the next file. */
const NEEDS_ISOLATION =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\b|process\.(env\.\w+ =|chdir|exitCode)/;
/** Restores clock, globals and spies after each test, so that files may share a worker. */
const RESETTING = { setupFiles: ['tests/support/reset-environment.ts'] };
const NEEDS_DOCUMENT = /@vitest-environment/;
const sources = globSync(UNIT_TESTS, { exclude: DISABLED_FILES }).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const isolatedFiles = sources
  .filter(([, source]) => NEEDS_ISOLATION.test(source))
  .map(([file]) => file);
const documentFiles = sources
  .filter(([file, source]) => NEEDS_DOCUMENT.test(source) && !isolatedFiles.includes(file))
  .map(([file]) => file);

const SERVERS = {
  isolate: false,
  globalSetup: ['tests/server/support/postgres.ts'],
  // A late answer of a busy machine is tried once more; the summary counts such tests.
  retry: 1,
  // Programs that tests start share their compiled code.
  env: { NODE_COMPILE_CACHE: '.cache/node' },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/run-folder.ts'],
    projects: [
      // Files of a worker share their imports, because loading them took longer than the tests.
      {
        plugins: [inlineScripts()],
        test: {
          ...COMPUTING,
          ...RESETTING,
          name: 'unit',
          include: [UNIT_TESTS],
          exclude: [...DISABLED_FILES, ...isolatedFiles, ...documentFiles],
          isolate: false,
        },
      },
      {
        plugins: [inlineScripts()],
        test: {
          ...COMPUTING,
          ...RESETTING,
          name: 'unit-pages',
          include: documentFiles,
          isolate: false,
        },
      },
      {
        plugins: [inlineScripts()],
        test: { ...COMPUTING, ...RESETTING, name: 'unit-alone', include: isolatedFiles },
      },
      {
        test: {
          ...WAITING,
          name: 'server',
          // `npm run prove` sets PROVE.
          include: [
            'tests/server/**/*.test.ts',
            ...(process.env.PROVE ? ['tests/prove/*.test.ts'] : []),
          ],
          exclude: DISABLED_FILES,
          ...SERVERS,
        },
      },
      {
        test: {
          ...COMPUTING,
          name: 'pages',
          isolate: false,
          include: ['tests/every-page/**/*.test.ts'],
          exclude: [...DISABLED_FILES, ...(isSample ? [] : SAMPLE_FILES)],
        },
      },
    ],
  },
});
