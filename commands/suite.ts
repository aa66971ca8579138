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
    name: 'another agency',
    args: [process.execPath, 'commands/build.ts'],
    env: ANOTHER_AGENCY_ENV,
  },
  {
    ...vitestStep('its tests', ...PAGE_TESTS.map((name) => `tests/every-page/${name}.test.ts`)),
    env: ANOTHER_AGENCY_ENV,
  },
];

/** `npm test` after installing packages. A failed step does not stop the others. */

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
    { ...commandStep('build'), mustNotPrint: /warning/i },
    vitestStep('unit, server and page tests'),
    ...anotherAgencySteps(),
  ],
  printResult,
);
// Journeys wait during a seventh of their time, in which the checks run at low priority.
const [journeyResults, checkResults] = await Promise.all([
  runSteps([playwrightStep('journeys in a browser')], printResult),
  runSteps(staticSteps.map((step) => ({ ...step, inBackground: true }))),
]);
checkResults.forEach(printResult);
process.exitCode = summary([...testResults, ...journeyResults, ...checkResults]);
