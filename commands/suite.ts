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

const ENV = {
  CONTENT_DIR: 'tests/another-agency',
  SITE_DIR: '.cache/another-agency/dist',
  CACHE_DIR: '.cache/another-agency/astro',
};

const RULES = ['links', 'metadata', 'markup', 'structured-data', 'sitemap', 'feeds', 'texts'];

const anotherAgencySteps = (): Step[] => [
  { name: 'another agency', args: [process.execPath, 'commands/build.ts'], env: ENV },
  {
    ...vitestStep('its tests', ...RULES.map((name) => `tests/every-page/${name}.test.ts`)),
    env: ENV,
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

const show = ({ name, output }: StepResult) => console.log(`\n=== ${name} ===\n${output.trim()}`);
const command = (name: string) => ({ name, args: [process.execPath, `commands/${name}.ts`] });

const first = await runSteps(
  [
    command('test-programs'),
    { ...command('build'), mustNotPrint: /warning/i },
    vitestStep('unit, server and page tests'),
    ...anotherAgencySteps(),
  ],
  show,
);
// Journeys wait during a seventh of their time, in which the checks run at low priority.
const [journeys, checks] = await Promise.all([
  runSteps([playwrightStep('journeys in a browser')], show),
  runSteps(staticSteps.map((step) => ({ ...step, inBackground: true }))),
]);
checks.forEach(show);
process.exitCode = summary([...first, ...journeys, ...checks]);
