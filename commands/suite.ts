// Runs `npm test` after its packages are installed. A failed step does not stop the others.

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
  // Arguments would not select tests: everything would run.
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
    commandStep('test-programs'),
    { ...commandStep('build'), forbiddenOutput: /warning/i },
    vitestStep('unit, server and page tests'),
    ...anotherAgencySteps(),
  ],
  printResult,
);
// The checks run beside the journeys at low priority: they use the seventh of that time in which
// the journeys wait.
const [journeyResults, checkResults] = await Promise.all([
  runSteps([playwrightStep('journeys in a browser')], printResult),
  runSteps(staticSteps.map((step) => ({ ...step, isInBackground: true }))),
]);
checkResults.forEach(printResult);
process.exitCode = summary([...testResults, ...journeyResults, ...checkResults]);
