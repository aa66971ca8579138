import { ROOT } from './bootstrap/install.mjs';
import { checked, EXIT } from './checked/run.ts';

process.chdir(ROOT);
const { code, text } = checked(process.argv.slice(2), process.env);
process.exitCode = code;
(code === EXIT.refused ? process.stderr : process.stdout).write(`${text}\n`);
