import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDirectory } from '../../src/content/read-content.ts';
import { daySchema } from '../../src/features/blog/schema.ts';
import { type FactCheck, recordFactCheck } from './change-fields.ts';
import { recordEvidence } from './record-evidence.ts';

const USAGE = `Records a check in the content: who made it, when, and where the evidence is.

To record that the facts of an article, a city or a practice area were compared with their sources:
  npm run checked -- content/blog/one.md --by "Desmond Achike"

To record that an item of launch-check, given by file and line, was confirmed in the records of the agency:
  npm run checked -- content/cities/tampa.yaml:175 --by "Ada Park" --evidence "signed release, client file 12"

You can give several lines: if one has a mistake, no file is changed.
--on 2026-01-31 sets the day of the check; without it, the day is today.`;

export const EXIT = { written: 0, refused: 1 } as const;

const FILE_AND_LINE = /^(?<path>.+?)(?::(?<line>\d+))?$/;

function targetsIn(folder: string, args: readonly string[]) {
  const targets = args.map((argument) => {
    const { path = '', line } = FILE_AND_LINE.exec(argument)?.groups ?? {};
    return { path: path.replace(`${folder.replace(/\/$/, '')}/`, ''), line: line && Number(line) };
  });
  const missingTarget = targets.find(({ path }) => !existsSync(join(folder, path)));
  if (missingTarget)
    throw new Error(
      `expected a file in ${folder}, found "${missingTarget.path}"; CONTENT_DIR sets the folder`,
    );
  const listedLines = targets.flatMap(({ path, line }) => (line ? [{ path, line }] : []));
  return { pages: targets.filter(({ line }) => !line).map(({ path }) => path), listedLines };
}

function recordChecks(
  folder: string,
  args: readonly string[],
  check: FactCheck,
  evidence: string | undefined,
) {
  const { pages, listedLines } = targetsIn(folder, args);
  if (!args.length) throw new TypeError('expected a file, or a file with a line number');
  if (pages.length && listedLines.length)
    throw new TypeError('expected only files, or only files with a line number from launch-check');
  if (!listedLines.length && evidence)
    throw new TypeError(
      'expected a line number from launch-check with --evidence, such as content/claims.yaml:5',
    );
  if (listedLines.length && !evidence)
    throw new TypeError('expected --evidence: where the evidence is, such as "client file 12"');
  return listedLines.length
    ? recordEvidence(folder, listedLines, { ...check, evidence: evidence ?? '' })
    : pages.map((path) => recordFactCheck(folder, path, check));
}

export function checked(args: string[], env: Record<string, string | undefined>) {
  try {
    const textOption = { type: 'string' } as const;
    const options = {
      by: textOption,
      on: textOption,
      evidence: textOption,
      help: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return { code: EXIT.written, text: USAGE };
    const { by, on = new Date().toISOString().slice(0, 10), evidence } = values;
    if (!by) throw new TypeError('expected --by: the name of the person who made the check');
    if (!daySchema.safeParse(on).success)
      throw new TypeError(`--on: expected a day as YYYY-MM-DD, found "${on}"`);
    return {
      code: EXIT.written,
      text: recordChecks(contentDirectory(env), positionals, { by, on }, evidence).join('\n'),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      code: EXIT.refused,
      text: error instanceof TypeError ? `${message}\n\n${USAGE}` : message,
    };
  }
}
