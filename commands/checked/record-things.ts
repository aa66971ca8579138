import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSamples } from '../../build/samples/all-samples.ts';
import type { Sample } from '../../build/samples/kinds.ts';
import { recordDomain } from '../../src/content/record-domain.ts';
import { siteIn } from '../../src/content/site-in.ts';
import { TEXT_RECORDS } from '../../src/content/text-records.ts';
import { changeFields } from './change-fields.ts';
import type { Check } from './check-facts.ts';

type Fields = Record<string, unknown>;
/** `for`: the domain of the agency, from site.yaml. */
type Evidence = Check & { evidence: string; for: string };
type RecordPlace = NonNullable<Sample['record']>;

/** A mapping with its record in the place of its marker, or of the record that it had; else first. */
function withRecord(value: Fields, { field, of }: RecordPlace, evidence: Evidence): Fields {
  const { by, on } = evidence;
  const record = { of, by, on, evidence: evidence.evidence, for: evidence.for };
  const isOld = (key: string) =>
    key === field ||
    (field === 'verified' && (key === 'sample' || (key === 'status' && value[key] === 'sample')));
  const entries = Object.entries(value);
  const index = Math.max(
    entries.findIndex(([key]) => isOld(key)),
    0,
  );
  const others = entries.filter(([key]) => !isOld(key));
  return Object.fromEntries(others.toSpliced(index, 0, [field, record]));
}

/** A value with something else where the keys lead. */
function changedAt(
  value: unknown,
  [key, ...rest]: RecordPlace['at'],
  change: (value: Fields) => Fields,
): unknown {
  if (key === undefined) return change(value as Fields);
  if (Array.isArray(value))
    return value.with(Number(key), changedAt(value[Number(key)], rest, change));
  const fields = value as Fields;
  return { ...fields, [key]: changedAt(fields[key], rest, change) };
}

/** Sentences have no place for a record beside them: theirs stand in a file of their own. */
function recordSentences(folder: string, sentences: readonly string[], evidence: Evidence): void {
  if (!sentences.length) return;
  const { by, on } = evidence;
  const file = join(folder, TEXT_RECORDS);
  if (!existsSync(file)) writeFileSync(file, 'texts: []\n');
  const added = sentences.map((text) => ({
    text,
    by,
    on,
    evidence: evidence.evidence,
    for: evidence.for,
  }));
  changeFields(folder, TEXT_RECORDS, ({ texts, ...rest }) => ({
    ...rest,
    texts: [...(Array.isArray(texts) ? texts : []), ...added],
  }));
}

/**
 * Writes that somebody has seen the evidence for the things that launch-check lists at these lines. Returns what was written.
 * Errors: throws, before anything is written, on a line at which nothing is listed, or nothing that a record settles.
 */
export function recordThings(
  folder: string,
  places: readonly { path: string; line: number }[],
  check: Check & { evidence: string },
): string[] {
  const evidence = { ...check, for: recordDomain(siteIn(folder).origin) };
  const samples = allSamples(folder);
  const found = places.flatMap(({ path, line }) => {
    const file = `${folder}/${path}`;
    const inFile = samples.filter((sample) => sample.file === file);
    const here = inFile.filter((sample) => sample.line === line);
    if (!here.length) {
      const lines =
        [...new Set(inFile.map((sample) => sample.line))].join(', ') || 'none of this file';
      throw new Error(
        `${file}:${line}: launch-check lists nothing at this line, it lists ${lines}`,
      );
    }
    const other = here.find(({ record, sentence }) => !record && sentence === undefined);
    if (other)
      throw new Error(`${file}:${line}: no record settles this, another value does: ${other.what}`);
    return here.map((sample) => ({ path, sample }));
  });
  for (const [path, things = []] of Object.entries(Object.groupBy(found, (each) => each.path))) {
    const records = things.flatMap(({ sample: { record } }) => record ?? []);
    if (!records.length) continue;
    changeFields(folder, path, (fields) =>
      records.reduce<Fields>(
        (whole, record) =>
          changedAt(whole, record.at, (value) => withRecord(value, record, evidence)) as Fields,
        fields,
      ),
    );
  }
  const sentences = found.flatMap(({ sample: { sentence } }) => sentence ?? []);
  recordSentences(folder, [...new Set(sentences)], evidence);
  return found.map(({ path, sample: { line, what } }) => `${folder}/${path}:${line}: ${what}`);
}
