/** `npm run checked`: records that a person has checked the facts of a page or has seen the evidence for a text. */
import { ROOT } from './bootstrap/install.mjs';
import { checked, EXIT } from './checked/run.ts';

process.chdir(ROOT);
const { code, text } = checked(process.argv.slice(2), process.env);
process.exitCode = code;
(code === EXIT.refused ? process.stderr : process.stdout).write(`${text}\n`);
