import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allSamples, recordDomain } from '../build/samples/find-samples.ts';
import type { KeyPath, Sample } from '../build/samples/kinds.ts';
import { collectionOf } from '../src/collections.ts';
import { requireFound, withFile } from '../src/content/mistake.ts';
import { contentDirectory, mistakeLine } from '../src/content/read-content.ts';
import { readSourceUnchanged } from '../src/content/source.ts';
import { siteIn } from '../src/content/this-site.ts';
import { contentIn } from '../src/content-checks.ts';
import { daySchema } from '../src/features/blog/schema.ts';
import { ROOT } from './bootstrap/install.mjs';
import { readEditedContent, replaceEditedContent } from './edit/content-text.ts';

type Fields = Record<string, unknown>;
type FieldsChange = { path: string; change: (fields: Fields) => Fields };

function changedText(folder: string, { path, change }: FieldsChange) {
  const file = join(folder, path);
  if (!collectionOf(path))
    throw new Error(`${file}: expected a file of the content, but the site does not read it`);
  const source = readSourceUnchanged(file);
  return withFile(file, () => {
    const { fields, body } = readEditedContent(path, source);
    return replaceEditedContent(path, source, { fields: change(fields), body });
  });
}

/** Throws before anything is written if a change makes the content invalid. */
function changeFields(folder: string, changes: readonly FieldsChange[]): void {
  const drafts = changes.map((change) => ({
    path: change.path,
    text: changedText(folder, change),
  }));
  const mistakesIn = (content: ReturnType<typeof contentIn>) =>
    content.mistakes.map(({ path, mistake }) => mistakeLine(join(folder, path), mistake));
  const oldMistakes = new Set(mistakesIn(contentIn(folder)));
  const newMistakes = mistakesIn(contentIn(folder, ...drafts)).filter(
    (line) => !oldMistakes.has(line),
  );
  if (newMistakes.length) throw new Error(newMistakes.join('\n'));
  for (const { path, text } of drafts) writeFileSync(join(folder, path), text);
}

type FactCheck = { by: string; on: string };

function checkFields(folder: string, path: string, { by, on }: FactCheck) {
  if (path.startsWith('blog/')) return { checked_at: on, checked_by: by };
  const { files } = contentIn(folder);
  const file = requireFound(
    files.find((candidate) => candidate.path === path),
    path,
  );
  const byline = file.fields.at('byline')?.value;
  if (typeof byline !== 'object')
    throw new Error(
      `${join(folder, path)}: expected an article, a city or a practice area, but this file has no byline`,
    );
  const member = files.find(
    ({ collectionName, fields }) => collectionName === 'team' && fields.at('name')?.value === by,
  );
  if (!member)
    throw new Error(`--by: expected the name of a member in ${folder}/team, found "${by}"`);
  return { byline: { ...byline, checkedBy: member.name, checked: on } };
}

function recordFactCheck(folder: string, path: string, check: FactCheck): string {
  const fields = checkFields(folder, path, check);
  changeFields(folder, [{ path, change: (oldFields) => ({ ...oldFields, ...fields }) }]);
  return `${join(folder, path)}: facts checked ${check.on} by ${check.by}`;
}

/** `path` is relative to the content folder. `line` counts from 1. */
type ListedLine = { path: string; line: number };

// A record replaces the sample marker or the older record. If the entry has neither, the record
// becomes the first field.
function withRecord(value: Fields, field: string, record: object): Fields {
  const isReplaced = (key: string) =>
    key === field ||
    (field === 'verified' && (key === 'sample' || (key === 'status' && value[key] === 'sample')));
  const entries = Object.entries(value);
  const index = Math.max(
    entries.findIndex(([key]) => isReplaced(key)),
    0,
  );
  const otherEntries = entries.filter(([key]) => !isReplaced(key));
  return Object.fromEntries(otherEntries.toSpliced(index, 0, [field, record]));
}

function changeAt(
  value: unknown,
  [key, ...rest]: KeyPath,
  change: (value: Fields) => Fields,
): unknown {
  if (key === undefined) return change(value as Fields);
  if (Array.isArray(value))
    return value.with(Number(key), changeAt(value[Number(key)], rest, change));
  const fields = value as Fields;
  return { ...fields, [key]: changeAt(fields[key], rest, change) };
}

function refusalReason(
  file: string,
  line: number,
  samplesOfFile: readonly Sample[],
): string | undefined {
  const samplesAtLine = samplesOfFile.filter((sample) => sample.line === line);
  const lines = [...new Set(samplesOfFile.map((sample) => sample.line))].join(', ');
  if (!samplesAtLine.length)
    return `${file}:${line}: launch-check does not list this line; in this file it lists lines ${lines || 'none'}`;
  const sampleWithoutRecord = samplesAtLine.find(({ record }) => !record);
  return (
    sampleWithoutRecord &&
    `${file}:${line}: a record is not enough here, write the real value: ${sampleWithoutRecord.what}`
  );
}

/** Throws before anything is written if a line cannot have a record. */
export function recordEvidence(
  folder: string,
  listedLines: readonly ListedLine[],
  { by, on, evidence }: FactCheck & { evidence: string },
): string[] {
  const content = contentIn(folder);
  const record = { by, on, evidence, for: recordDomain(siteIn(folder).origin) };
  const samples = Object.groupBy(allSamples(content), ({ file }) => file);
  const samplesIn = (path: string) => samples[`${folder}/${path}`] ?? [];
  const refusals = listedLines.flatMap(
    ({ path, line }) => refusalReason(`${folder}/${path}`, line, samplesIn(path)) ?? [],
  );
  if (refusals.length) throw new Error(refusals.join('\n'));
  const matches = listedLines.flatMap(({ path, line }) =>
    samplesIn(path)
      .filter((sample) => sample.line === line)
      .map((sample) => ({ path, sample })),
  );
  const changes = Object.entries(Object.groupBy(matches, (match) => match.path)).map(
    ([path, pathMatches = []]) => {
      const change = (fields: Fields) =>
        pathMatches.reduce<Fields>(
          (result, { sample }) =>
            sample.record
              ? (changeAt(result, sample.record.keys, (value) =>
                  withRecord(value, sample.record?.field ?? 'verified', record),
                ) as Fields)
              : result,
          fields,
        );
      return { path, change };
    },
  );
  changeFields(folder, changes);
  return matches.map(({ path, sample: { line, what } }) => `${folder}/${path}:${line}: ${what}`);
}

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

export function runCheckedCommand(args: string[], env: Record<string, string | undefined>) {
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

if (import.meta.main) {
  process.chdir(ROOT);
  const { code, text } = runCheckedCommand(process.argv.slice(2), process.env);
  process.exitCode = code;
  (code === EXIT.refused ? process.stderr : process.stdout).write(`${text}\n`);
}
