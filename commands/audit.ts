/** `npm run audit`: the page reader over many pages, for a study that can be checked (docs/decisions/page-reader.md). */
import { runAudit } from './audit/run.ts';

// a reader such as `head` may close the pipe early
process.stdout.on('error', () => process.exit());
try {
  await runAudit(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
