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

/** A whole agency of another shape than the sample, and where its site is built. */
const ENV = {
  CONTENT_DIR: 'tests/another-agency',
  SITE_DIR: '.cache/another-agency/dist',
  CACHE_DIR: '.cache/another-agency/astro',
};

/** Links, headings, valid HTML, structured data, sitemap, feeds and texts: the rules of any agency's pages. */
const RULES = ['links', 'metadata', 'markup', 'structured-data', 'sitemap', 'feeds', 'texts'];

/** The site of another agency, and the rules of any agency, on its pages. */
const anotherAgencySteps = (): Step[] => [
  { name: 'another agency', args: [process.execPath, 'commands/build.ts'], env: ENV },
  {
    ...vitestStep('its tests', ...RULES.map((name) => `tests/every-page/${name}.test.ts`)),
    env: ENV,
  },
];

/** `npm test` after installing: build, tests, journeys and checks, every step even when one fails. */

process.chdir(ROOT);
if (process.argv.length > 2) {
  // it would run for as long as without, whatever was meant
  console.error(
    'npm test runs everything and takes no arguments; CONTRIBUTING.md says how one file is run.',
  );
  process.exit(2);
}

const show = ({ name, output }: StepResult) => console.log(`\n=== ${name} ===\n${output.trim()}`);
const ours = (name: string) => ({ name, args: [process.execPath, `commands/${name}.ts`] });

const first = await runSteps(
  [
    ours('test-programs'),
    { ...ours('build'), mustNotPrint: /warning/i },
    vitestStep('unit, server and page tests'),
    ...anotherAgencySteps(),
  ],
  show,
);
// Journeys wait a seventh of their time: the checks use only the time that the journeys leave.
const [journeys, checks] = await Promise.all([
  runSteps([playwrightStep('journeys in a browser')], show),
  runSteps(staticSteps.map((step) => ({ ...step, inBackground: true }))),
]);
checks.forEach(show);
process.exitCode = summary([...first, ...journeys, ...checks]);
