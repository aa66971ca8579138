import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { daySchema } from '../../../src/features/blog/schema.ts';
import { type FactFile, findFacts } from './find-facts.ts';
import { factsDue } from './old-facts.ts';

/** Exit codes: 0 nothing is due, 1 something is, 2 the check itself could not be made. */
export const EXIT = { none: 0, due: 1, failed: 2 } as const;

/** Notes beside the content, such as LICENSE.md, are in capitals. */
const IS_CONTENT = /(^|\/)[^/A-Z]+\.(yaml|md)$/;
const WHAT_MAX = 70;

function factFiles(folder: string): FactFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => IS_CONTENT.test(name))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

const short = (text: string) => (text.length > WHAT_MAX ? `${text.slice(0, WHAT_MAX - 1)}…` : text);

function listed(folder: string, today: string) {
  const facts = findFacts(factFiles(folder));
  const due = factsDue(facts, today);
  const lines = due.map(
    ({ file, line, checked, why, what }) =>
      `${checked ?? 'no date   '}  ${folder}/${file}:${line}  ${short(what)} (${why})`,
  );
  const sum = `${facts.length} facts with a day of check, ${due.length} to check again (today: ${today})`;
  return { code: due.length ? EXIT.due : EXIT.none, text: [...lines, sum].join('\n') };
}

/** Arguments after "facts" and environment in; exit code and what to print out. A mistake in either is code 2. */
export function checkFacts(args: string[], env: Record<string, string | undefined>) {
  try {
    const { values } = parseArgs({ args, options: { today: { type: 'string' } } });
    const today = values.today ?? new Date().toISOString().slice(0, 10);
    if (!daySchema.safeParse(today).success)
      return { code: EXIT.failed, text: `--today: expected a day as YYYY-MM-DD, found "${today}"` };
    return listed(env.CONTENT_DIR ?? 'content', today);
  } catch (error) {
    return { code: EXIT.failed, text: error instanceof Error ? error.message : String(error) };
  }
}
