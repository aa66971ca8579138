import { allSamples } from '../../build/samples/all-samples.ts';
import type { KeyPath, Sample } from '../../build/samples/kinds.ts';
import { recordDomain } from '../../src/content/record-domain.ts';
import { siteIn } from '../../src/content/this-site.ts';
import { contentIn } from '../../src/content-checks.ts';
import { changeFields, type FactCheck } from './change-fields.ts';

type Fields = Record<string, unknown>;
/** A line in the output of launch-check: the path of a file in the content folder, and a line number from 1. */
export type ListedLine = { path: string; line: number };

/**
 * Returns the fields with a record. It replaces the marker or an older record; otherwise it becomes the first field.
 */
function withRecord(value: Fields, field: string, record: object): Fields {
  const isReplaced = (key: string) =>
    key === field ||
    (field === 'verified' && (key === 'sample' || (key === 'status' && value[key] === 'sample')));
  const entries = Object.entries(value);
  const index = Math.max(
    entries.findIndex(([key]) => isReplaced(key)),
    0,
  );
  const others = entries.filter(([key]) => !isReplaced(key));
  return Object.fromEntries(others.toSpliced(index, 0, [field, record]));
}

/** Returns a copy of a value with a change of the part at a path of keys. */
function changedAt(
  value: unknown,
  [key, ...rest]: KeyPath,
  change: (value: Fields) => Fields,
): unknown {
  if (key === undefined) return change(value as Fields);
  if (Array.isArray(value))
    return value.with(Number(key), changedAt(value[Number(key)], rest, change));
  const fields = value as Fields;
  return { ...fields, [key]: changedAt(fields[key], rest, change) };
}

/** Returns the reason why no record can be written for a line; undefined if it can. */
function refusal(file: string, line: number, inFile: readonly Sample[]): string | undefined {
  const here = inFile.filter((sample) => sample.line === line);
  const lines = [...new Set(inFile.map((sample) => sample.line))].join(', ');
  if (!here.length)
    return `${file}:${line}: launch-check does not list this line; in this file it lists lines ${lines || 'none'}`;
  const other = here.find(({ record }) => !record);
  return (
    other && `${file}:${line}: a record is not enough here, write the real value: ${other.what}`
  );
}

/**
 * Records that a person has seen the evidence for the samples at these lines. Returns a message for each sample. Errors:
 * throws before anything is written, with all lines for which no record can be written.
 */
export function recordThings(
  folder: string,
  listed: readonly ListedLine[],
  { by, on, evidence }: FactCheck & { evidence: string },
): string[] {
  const content = contentIn(folder);
  const record = { by, on, evidence, for: recordDomain(siteIn(folder).origin) };
  const samples = Object.groupBy(allSamples(content), ({ file }) => file);
  const inFile = (path: string) => samples[`${folder}/${path}`] ?? [];
  const refused = listed.flatMap(
    ({ path, line }) => refusal(`${folder}/${path}`, line, inFile(path)) ?? [],
  );
  if (refused.length) throw new Error(refused.join('\n'));
  const found = listed.flatMap(({ path, line }) =>
    inFile(path)
      .filter((sample) => sample.line === line)
      .map((sample) => ({ path, sample })),
  );
  const changes = Object.entries(Object.groupBy(found, (each) => each.path)).map(
    ([path, things = []]) => {
      const change = (fields: Fields) =>
        things.reduce<Fields>(
          (whole, { sample }) =>
            sample.record
              ? (changedAt(whole, sample.record.keys, (value) =>
                  withRecord(value, sample.record?.field ?? 'verified', record),
                ) as Fields)
              : whole,
          fields,
        );
      return { path, change };
    },
  );
  changeFields(folder, changes);
  return found.map(({ path, sample: { line, what } }) => `${folder}/${path}:${line}: ${what}`);
}
