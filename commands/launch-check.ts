import { ROOT } from './bootstrap/install.mjs';
import { EXIT, launchCheck } from './launch-check/run.ts';

// A program that reads our output, such as `head`, may close the pipe early.
process.stdout.on('error', () => process.exit());
process.chdir(ROOT);
const { code, text } = await launchCheck(process.argv.slice(2), process.env);
process.exitCode = code;
(code === EXIT.failed ? process.stderr : process.stdout).write(`${text}\n`);
