import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDirectory } from '../../src/content/read-content.ts';
import { daySchema } from '../../src/features/blog/schema.ts';
import { checkFacts, type FactCheck } from './change-fields.ts';
import { recordThings } from './record-things.ts';

const USAGE = `Writes down that somebody has checked something, and who, when and where the evidence lies.

The facts of an article, a city or a practice area, each compared with its source:
  npm run checked -- content/blog/one.md --by "Desmond Achike"

What launch-check lists at a line, seen in the records of the agency:
  npm run checked -- content/cities/tampa.yaml:175 --by "Ada Park" --evidence "signed release, client file 12"

Several lines at once are written together, or none of them. --on 2026-01-31 names the day, which is today otherwise.`;

/** Exit codes: the files were written, or the arguments were refused. */
export const EXIT = { written: 0, refused: 1 } as const;

const PLACE = /^(?<path>.+?)(?::(?<line>\d+))?$/;

/** Returns the files from the arguments with the lines to change. The keys are paths in the content folder. */
function placesIn(folder: string, args: readonly string[]) {
  const places = args.map((place) => {
    const { path = '', line } = PLACE.exec(place)?.groups ?? {};
    return { path: path.replace(`${folder.replace(/\/$/, '')}/`, ''), line: line && Number(line) };
  });
  const missing = places.find(({ path }) => !existsSync(join(folder, path)));
  if (missing)
    throw new Error(
      `expected a file in ${folder}, found "${missing.path}": CONTENT_DIR names another folder`,
    );
  const things = places.flatMap(({ path, line }) => (line ? [{ path, line }] : []));
  return { pages: places.filter(({ line }) => !line).map(({ path }) => path), things };
}

function written(
  folder: string,
  args: readonly string[],
  check: FactCheck,
  evidence: string | undefined,
) {
  const { pages, things } = placesIn(folder, args);
  if (!args.length) throw new TypeError('expected a file, or a file with a line');
  if (pages.length && things.length)
    throw new TypeError('expected files, or files with a line that launch-check names, not both');
  if (!things.length && evidence)
    throw new TypeError('expected the line that launch-check names, such as content/claims.yaml:5');
  if (things.length && !evidence)
    throw new TypeError(
      'expected --evidence: where it lies what was seen, such as "client file 12"',
    );
  return things.length
    ? recordThings(folder, things, { ...check, evidence: evidence ?? '' })
    : pages.map((path) => checkFacts(folder, path, check));
}

/** Returns the exit code and the output of the command. */
export function checked(args: string[], env: Record<string, string | undefined>) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      by: text,
      on: text,
      evidence: text,
      help: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return { code: EXIT.written, text: USAGE };
    const { by, on = new Date().toISOString().slice(0, 10), evidence } = values;
    if (!by) throw new TypeError('expected --by: the name of the person who has checked it');
    if (!daySchema.safeParse(on).success)
      throw new TypeError(`--on: expected a day as YYYY-MM-DD, found "${on}"`);
    return {
      code: EXIT.written,
      text: written(contentDirectory(env), positionals, { by, on }, evidence).join('\n'),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      code: EXIT.refused,
      text: error instanceof TypeError ? `${message}\n\n${USAGE}` : message,
    };
  }
}
