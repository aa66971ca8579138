import type { CheckedFile } from '../../src/content/check-content.ts';
import type { Field } from '../../src/content/fields.ts';
import { verifiedSchema } from '../../src/content/parts.ts';
import { recordProblem } from '../../src/content/record-domain.ts';
import { isReserved } from '../../src/text/reserved-names.ts';
import {
  ALLOWED_SAMPLES,
  type KeyPath,
  KINDS,
  SAMPLE_VALUE_FIELDS,
  type Sample,
  type SampleKind,
  THINGS,
  type Thing,
} from './kinds.ts';

type ContentFields = Pick<CheckedFile, 'path' | 'fields'>;

/** Returns whether keys match a path of `THINGS`: `*` matches any item of a list, '' the whole file. */
function leadTo(keys: KeyPath, path: string): boolean {
  const steps = path === '' ? [] : path.split('.');
  return (
    steps.length === keys.length &&
    steps.every((step, index) =>
      step === '*' ? typeof keys[index] === 'number' : step === keys[index],
    )
  );
}

/** Returns the field `sample: true` or `status: sample` of a mapping. */
function markerOf(place: Field): Field | undefined {
  const [sample, status] = [place.at('sample'), place.at('status')];
  if (sample?.value === true) return sample;
  return status?.value === 'sample' ? status : undefined;
}

const namesIn = (place: Field, names: readonly string[]) =>
  names
    .map((name) => place.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

/** A file and the things to look for in it. Only records of the agency at `origin` count. */
type File = {
  file: string;
  things: readonly Thing[];
  values: typeof SAMPLE_VALUE_FIELDS;
  origin: string;
};

/** Returns a thing as a sample, or nothing if its record is valid for the agency at this origin. */
function unverified({ file, origin }: File, place: Field, keys: KeyPath, thing: Thing): Sample[] {
  const { kind, path, names, field = 'verified' } = thing;
  const { data: record } = verifiedSchema.safeParse(place.at(field)?.value);
  const fault = record && recordProblem(record, origin);
  const marker = field === 'verified' ? markerOf(place) : undefined;
  if (record && !fault && !marker) return [];
  const what = (namesIn(place, names) || path || file) + (fault ? ` (${fault})` : '');
  const { line } = marker ?? place.at(field) ?? place;
  return [{ kind, file, line, what, record: { keys, field } }];
}

/** Returns a value as a sample if it is an address or number that nobody can own, or has the word "sample". */
function sampleValue({ file, values }: File, place: Field, keys: KeyPath): Sample[] {
  const kind = values.find(({ paths }) => paths.some((path) => leadTo(keys, path)))?.kind;
  if (!kind) return [];
  const text = place.value;
  if (typeof text !== 'string' || !(isReserved(text) || /\bsample\b/i.test(text))) return [];
  return [{ kind, file, line: place.line, what: `${keys[0]}: ${text}` }];
}

/**
 * Returns the samples in a field: things without a record, reserved values, and other markers. A marker within a listed
 * thing is left out.
 */
function walk(about: File, place: Field, keys: KeyPath = [], isWithin = false): Sample[] {
  const { file, things } = about;
  const thing = things.find(({ path }) => leadTo(keys, path));
  const path = keys.join('.');
  if (ALLOWED_SAMPLES.some((each) => each.files.test(file) && each.path === path)) return [];
  const marker = thing || isWithin ? undefined : markerOf(place);
  const own = thing
    ? unverified(about, place, keys, thing)
    : marker
      ? [{ kind: 'other' as const, file, line: marker.line, what: path }]
      : [];
  const children: [string | number, Field][] = [
    ...place.entries(),
    ...place.items().map((item, index): [number, Field] => [index, item]),
  ];
  return [
    ...own,
    ...sampleValue(about, place, keys),
    ...children.flatMap(([key, child]) =>
      walk(about, child, [...keys, key], isWithin || own.length > 0),
    ),
  ];
}

const ARTICLE = /^blog\//;

/** Returns all samples in the content, unsorted. */
export const findSamples = (content: readonly ContentFields[], origin: string): Sample[] =>
  content
    .filter(({ path }) => !ARTICLE.test(path))
    .flatMap(({ path: file, fields }) => {
      const isHere = ({ files }: { files: RegExp }) => files.test(file);
      const about = {
        file,
        things: THINGS.filter(isHere),
        values: SAMPLE_VALUE_FIELDS.filter(isHere),
        origin,
      };
      return walk(about, fields);
    });

const ORDER = Object.keys(KINDS) as SampleKind[];

/** Sorts samples by kind, then by file and line. */
export const sortSamples = (samples: readonly Sample[]): Sample[] =>
  samples.toSorted(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
