import type { CheckedFile, Content } from '../../src/content/check-content.ts';
import type { Field } from '../../src/content/fields.ts';
import { type Verified, verifiedSchema } from '../../src/content/parts.ts';
import { isPublicOrigin, isReserved } from '../../src/text/reserved-names.ts';
import {
  ALLOWED_SAMPLES,
  type KeyPath,
  KINDS,
  RECORD_RULES,
  type RecordRule,
  SAMPLE_VALUE_FIELDS,
  type Sample,
  type SampleKind,
} from './kinds.ts';

type ContentFields = Pick<CheckedFile, 'path' | 'fields'>;

function matchesPath(keys: KeyPath, path: string): boolean {
  const pathKeys = path === '' ? [] : path.split('.');
  return (
    pathKeys.length === keys.length &&
    pathKeys.every((pathKey, index) =>
      pathKey === '*' ? typeof keys[index] === 'number' : pathKey === keys[index],
    )
  );
}

function markerOf(field: Field): Field | undefined {
  const [sample, status] = [field.at('sample'), field.at('status')];
  if (sample?.value === true) return sample;
  return status?.value === 'sample' ? status : undefined;
}

const namesIn = (field: Field, names: readonly string[]) =>
  names
    .map((name) => field.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

type SearchedFile = {
  file: string;
  rules: readonly RecordRule[];
  values: typeof SAMPLE_VALUE_FIELDS;
  origin: string;
};

/** Returns the host of the origin without "www.". */
export const recordDomain = (origin: string) =>
  URL.parse(origin)?.hostname.replace(/^www\./, '') ?? '';

const TEST_EVIDENCE = /^test record\b/i;

/** A record is valid only for the agency with its domain. Undefined means valid. */
function recordProblem(
  record: Pick<Verified, 'evidence' | 'for'>,
  origin: string,
): string | undefined {
  if (TEST_EVIDENCE.test(record.evidence) && isPublicOrigin(origin))
    return 'its record is one of the tests';
  if (record.for === recordDomain(origin)) return undefined;
  return record.for
    ? `its record is for ${record.for}`
    : 'its record has no domain: "for" is missing';
}

function unverifiedEntry(
  { file, origin }: SearchedFile,
  fields: Field,
  keys: KeyPath,
  rule: RecordRule,
): Sample[] {
  const { kind, path, names, field: recordField = 'verified' } = rule;
  const { data: record } = verifiedSchema.safeParse(fields.at(recordField)?.value);
  const problem = record && recordProblem(record, origin);
  const marker = recordField === 'verified' ? markerOf(fields) : undefined;
  if (record && !problem && !marker) return [];
  const what = (namesIn(fields, names) || path || file) + (problem ? ` (${problem})` : '');
  const { line } = marker ?? fields.at(recordField) ?? fields;
  return [{ kind, file, line, what, record: { keys, field: recordField } }];
}

function sampleValue({ file, values }: SearchedFile, field: Field, keys: KeyPath): Sample[] {
  const kind = values.find(({ paths }) => paths.some((path) => matchesPath(keys, path)))?.kind;
  if (!kind) return [];
  const text = field.value;
  if (typeof text !== 'string' || !(isReserved(text) || /\bsample\b/i.test(text))) return [];
  return [{ kind, file, line: field.line, what: `${keys[0]}: ${text}` }];
}

function samplesWithin(
  context: SearchedFile,
  field: Field,
  keys: KeyPath = [],
  isInSample = false,
): Sample[] {
  const { file, rules } = context;
  const rule = rules.find(({ path }) => matchesPath(keys, path));
  const path = keys.join('.');
  if (ALLOWED_SAMPLES.some((sample) => sample.files.test(file) && sample.path === path)) return [];
  const marker = rule || isInSample ? undefined : markerOf(field);
  const ownSamples = rule
    ? unverifiedEntry(context, field, keys, rule)
    : marker
      ? [{ kind: 'other' as const, file, line: marker.line, what: path }]
      : [];
  const children: [string | number, Field][] = [
    ...field.entries(),
    ...field.items().map((item, index): [number, Field] => [index, item]),
  ];
  return [
    ...ownSamples,
    ...sampleValue(context, field, keys),
    ...children.flatMap(([key, child]) =>
      samplesWithin(context, child, [...keys, key], isInSample || ownSamples.length > 0),
    ),
  ];
}

const ARTICLE = /^blog\//;

export const findSamples = (content: readonly ContentFields[], origin: string): Sample[] =>
  content
    .filter(({ path }) => !ARTICLE.test(path))
    .flatMap(({ path: file, fields }) => {
      const appliesToFile = ({ files }: { files: RegExp }) => files.test(file);
      const context = {
        file,
        rules: RECORD_RULES.filter(appliesToFile),
        values: SAMPLE_VALUE_FIELDS.filter(appliesToFile),
        origin,
      };
      return samplesWithin(context, fields);
    });

const KIND_ORDER = Object.keys(KINDS) as SampleKind[];

export const sortSamples = (samples: readonly Sample[]): Sample[] =>
  samples.toSorted(
    (a, b) =>
      KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );

const AGENCY_PRONOUN = /\b(?:we|our|ours)\b|\bus\b/i;
const SENTENCE_END = /(?<=[.!?]["”]?)\s+/;
type FigureTest = (text: string) => boolean;
const figureTest =
  (brand: string): FigureTest =>
  (text) =>
    text
      .split(SENTENCE_END)
      .some(
        (sentence) =>
          (AGENCY_PRONOUN.test(sentence) || sentence.includes(brand)) && /\d/.test(sentence),
      );

/** In texts of the script builder "we" is a law firm. */
const LAW_FIRM_FILES = /^tools\/intake\//;

function figureLines(field: Field, isFigure: FigureTest): number[] {
  const entries = field.entries();
  const hasRecord = entries.some(([key]) => key === 'verified' || key === 'sample');
  if (hasRecord && entries.some(([key]) => key === 'figure' || key === 'price')) return [];
  const children = [...entries.map(([, child]) => child), ...field.items()];
  if (children.length) return children.flatMap((child) => figureLines(child, isFigure));
  return typeof field.value === 'string' && isFigure(field.value) ? [field.line] : [];
}

/** Returns "file:line". A person has to decide which of the figures need evidence. */
export function agencyFigures({ brand, files }: Pick<Content, 'brand' | 'files'>): string[] {
  const isFigure = figureTest(brand);
  return files
    .filter(({ path }) => !LAW_FIRM_FILES.test(path) && path !== 'claims.yaml')
    .flatMap(({ path, collectionName, fields, body, bodyLine }) => {
      const inFields = collectionName === 'blog' ? [] : figureLines(fields, isFigure);
      const inBody = body
        .split('\n')
        .flatMap((line, index) => (isFigure(line) ? [bodyLine + index] : []));
      return [...inFields, ...inBody].map((line) => `${path}:${line}`);
    });
}
