/** `npm run check`. With `-- facts`: lists the facts that are due for a check. */
import { ROOT } from './bootstrap/install.mjs';
import { checkFacts } from './check/facts.ts';
import { runSteps, staticSteps, summary, vitestStep } from './check/steps.ts';
import { contentOrExit } from './or-exit.ts';

async function checkCode() {
  // The unit tests take about as long as all other steps together.
  const tests = runSteps([vitestStep('unit tests', '--project=unit*')]);
  const results = (await Promise.all([runSteps(staticSteps), tests])).flat();
  for (const { name, failed, output } of results)
    if (failed) console.log(`\n--- ${name} ---\n${output.trim()}`);
  return summary(results);
}

process.chdir(ROOT);
const [subcommand, ...subcommandArgs] = process.argv.slice(2);
if (subcommand !== undefined && subcommand !== 'facts') {
  console.error('Usage: npm run check [-- facts [--today=2027-06-01]]');
  process.exitCode = 2;
} else if (subcommand) {
  const { code, text } = checkFacts(subcommandArgs, process.env);
  console.log(text);
  process.exitCode = code;
} else {
  await contentOrExit();
  process.exitCode = await checkCode();
}
