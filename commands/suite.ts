/** `npm test` after installing: build, tests, journeys and checks, every step even when one fails. */
import { ROOT } from './bootstrap/install.mjs';
import { pass, resultTable, runQuietly, type Step, type StepResult, staticSteps } from './check/steps.ts';
import { playwrightStep, vitestStep } from './check/test-steps.ts';
import { ensureBrowser } from './suite/browser.ts';

process.chdir(ROOT);
const steps: Step[] = [
  pass('browser', ensureBrowser),
  pass('build', () => runQuietly(process.execPath, ['commands/build.ts'])),
  vitestStep('unit, server and page tests'),
  playwrightStep('journeys in a browser'),
  ...staticSteps,
];

const results: StepResult[] = [];
for (const step of steps) {
  console.log(`\n=== ${step.name} ===`);
  const result = await step.run();
  console.log(result.output.trim());
  results.push(result);
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${resultTable(results)}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
