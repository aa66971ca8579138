import { allSamples } from '../../build/samples/all-samples.ts';
import { recordDomain } from '../../build/samples/find-samples.ts';
import type { KeyPath, Sample } from '../../build/samples/kinds.ts';
import { siteIn } from '../../src/content/this-site.ts';
import { contentIn } from '../../src/content-checks.ts';
import { changeFields, type FactCheck } from './change-fields.ts';

type Fields = Record<string, unknown>;
/** `path` is in the content folder, `line` counts from 1. */
export type ListedLine = { path: string; line: number };

/** A record replaces the marker or an older record; otherwise it becomes the first field. */
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

/** Errors: throws before anything is written, with all lines that cannot have a record. */
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
