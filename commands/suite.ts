// `commands/test.mjs` runs this file for `npm test`, once packages are installed. A failed step
// does not stop the other steps.

import { ROOT } from './bootstrap/install.mjs';
import {
  playwrightStep,
  runSteps,
  type Step,
  type StepResult,
  staticSteps,
  summary,
  vitestStep,
} from './check/steps.ts';

/** A second content folder proves that nothing depends on Northbar. */
const ANOTHER_AGENCY_ENV = {
  CONTENT_DIR: 'tests/another-agency',
  SITE_DIR: '.cache/another-agency/dist',
  CACHE_DIR: '.cache/another-agency/astro',
};

const PAGE_TESTS = ['links', 'metadata', 'markup', 'structured-data', 'sitemap', 'feeds', 'texts'];

const anotherAgencySteps = (): Step[] => [
  {
    name: 'build of another agency',
    args: [process.execPath, 'commands/build.ts'],
    env: ANOTHER_AGENCY_ENV,
  },
  {
    ...vitestStep(
      'tests of another agency',
      ...PAGE_TESTS.map((name) => `tests/every-page/${name}.test.ts`),
    ),
    env: ANOTHER_AGENCY_ENV,
  },
];

process.chdir(ROOT);
if (process.argv.length > 2) {
  console.error(
    'npm test runs everything and has no arguments; CONTRIBUTING.md explains how to run a single file.',
  );
  process.exit(2);
}

const printResult = ({ name, output }: StepResult) =>
  console.log(`\n=== ${name} ===\n${output.trim()}`);
const commandStep = (name: string) => ({ name, args: [process.execPath, `commands/${name}.ts`] });

const testResults = await runSteps(
  [
    commandStep('install-test-programs'),
    { ...commandStep('build'), forbiddenOutput: /warning/i },
    vitestStep('unit, server and page tests'),
    ...anotherAgencySteps(),
  ],
  printResult,
);
// The journeys leave the processor idle for about a seventh of their time. The checks use it, at
// low priority.
const [journeyResults, checkResults] = await Promise.all([
  runSteps([playwrightStep('journeys in a browser')], printResult),
  runSteps(staticSteps.map((step) => ({ ...step, isInBackground: true }))),
]);
checkResults.forEach(printResult);
process.exitCode = summary([...testResults, ...journeyResults, ...checkResults]);
