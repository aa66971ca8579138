/** `npm test` after installing: build, tests, journeys and checks, every step even when one fails. */
import { ROOT } from './bootstrap/install.mjs';
import { pass, resultTable, runQuietly, type Step, type StepResult } from './check/steps.ts';
import { playwrightStep, vitestStep } from './check/test-steps.ts';
import { ensureBrowser } from './suite/browser.ts';
import { checksBehind } from './suite/checks-behind.ts';
import { ensureProxies } from './suite/proxies.ts';

process.chdir(ROOT);
if (process.argv.length > 2) {
  // it would run for as long as without, whatever was meant
  console.error('npm test runs everything and takes no arguments; CONTRIBUTING.md says how one file is run.');
  process.exit(2);
}

const results: StepResult[] = [];
function show(result: StepResult) {
  console.log(`\n=== ${result.name} ===\n${result.output.trim()}`);
  results.push(result);
}
async function inTurn(steps: Step[]) {
  for (const step of steps) show(await step.run());
}

await inTurn([
  pass('browser', ensureBrowser),
  pass('proxies', ensureProxies),
  pass('build', () => runQuietly(process.execPath, ['commands/build.ts'])),
  vitestStep('unit, server and page tests'),
]);
const checks = checksBehind();
await inTurn([playwrightStep('journeys in a browser')]);
for (const result of await checks) show(result);

const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${resultTable(results)}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
