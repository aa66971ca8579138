import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { MAX_LISTED_SAMPLES, type SampleRecord } from '../../server/serving/sample-gate.ts';
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

/** SHA-256 of pictures with the logo of the sample agency or of the tests' agency. */
const SAMPLE_HASHES: Record<string, readonly string[]> = {
  'brand/public/apple-touch-icon.png': [
    '13ad621e6334196c0eea71a49dab7432f6961dcd1da677c4ea246b26d8e2fb17',
    '7dcad22514ffbb5f7b1c754dfa2d8edc08a687432e28b28ad11588144539ba40',
  ],
  'brand/public/favicon.ico': [
    '243a102083739c820029626b94959b572c9cbceda6af291bdf778b9f0ae90b71',
    'e150cace53c594125c4469deffcdd1f7920a7767da96171e20c7d42a74825d42',
  ],
  'brand/public/favicon.svg': [
    '6f9a00acb0383e2207ef2c29c7a320bd88ee50566e047e704f9cf31fb958eca4',
    'd0c2dcff3758b3c96de8d963310398a868c1c2ff0a2b84b1946eb05c032b24ee',
  ],
  'brand/public/logo.png': [
    '0bbe3061d95a7adb8b38d8c8684ab948d18719522cb1cb4f3453333f82f75053',
    '55e21f256b37e9438dafe474e236c07c136d3756f72100948ab44b3d03c3a85a',
  ],
  'brand/public/social/default.png': [
    'a7e480035c4f79056df2fd8e51d0eef8e8a8525bd714a13cf96ae452ff1476eb',
    '904c675b6fbcb416972f1489811b9da3632e76cd92e5f4ebf9215a142530fee2',
  ],
};

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

export function brandSamples(folder: string): Sample[] {
  return Object.entries(SAMPLE_HASHES)
    .map(([name, hashes]) => ({ file: `${folder}/${name}`, hashes }))
    .filter(({ file, hashes }) => existsSync(file) && hashes.includes(digest(file)))
    .map(({ file }) => ({ kind: 'mark' as const, file, what: 'the sample picture' }));
}

type SampleOptions = { siteUrl: string; areSamplesAllowed: boolean };

export function sampleRecord(
  samples: readonly Sample[],
  { siteUrl, areSamplesAllowed }: SampleOptions,
): SampleRecord {
  const sortedSamples = sortSamples(samples);
  const kinds = [...new Set(sortedSamples.map(({ kind }) => kind))].map((kind) => ({
    title: KINDS[kind].title,
    count: sortedSamples.filter((sample) => sample.kind === kind).length,
  }));
  const firstSamples = sortedSamples
    .slice(0, MAX_LISTED_SAMPLES)
    .map(({ kind, file, line, what }) => ({
      title: KINDS[kind].title,
      place: line ? `${file}:${line}` : file,
      what: what.replace(/\s+/g, ' ').trim(),
    }));
  return {
    count: samples.length,
    kinds,
    first: firstSamples,
    preview: samples.length > 0 && areSamplesAllowed && isPublicOrigin(siteUrl),
  };
}

export function allSamples({ folder, files }: Content): Sample[] {
  const site = files.find(({ collectionName }) => collectionName === 'site')?.fields;
  const samples = findSamples(files, String(site?.at('origin')?.value)).map((sample) => ({
    ...sample,
    file: `${folder}/${sample.file}`,
  }));
  return sortSamples([...samples, ...brandSamples(folder)]);
}

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

/** A record is valid only for the agency whose domain it names. Returns undefined if valid. */
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

function unverifiedSamples(
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
  const samplesHere = rule
    ? unverifiedSamples(context, field, keys, rule)
    : marker
      ? [{ kind: 'other' as const, file, line: marker.line, what: path }]
      : [];
  return [
    ...samplesHere,
    ...sampleValue(context, field, keys),
    ...field
      .children()
      .flatMap(([key, child]) =>
        samplesWithin(context, child, [...keys, key], isInSample || samplesHere.length > 0),
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

const sortSamples = (samples: readonly Sample[]): Sample[] =>
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

/** In texts of the script builder, "we" is a law firm and not the agency. */
const LAW_FIRM_FILES = /^tools\/intake\//;

function figureLines(field: Field, isFigure: FigureTest): number[] {
  const entries = field.entries();
  const hasRecord = entries.some(([key]) => key === 'verified' || key === 'sample');
  if (hasRecord && entries.some(([key]) => key === 'figure' || key === 'price')) return [];
  const children = field.children();
  if (children.length) return children.flatMap(([, child]) => figureLines(child, isFigure));
  return typeof field.value === 'string' && isFigure(field.value) ? [field.line] : [];
}

/** Returns "file:line" of each figure about the agency. A person decides which need evidence. */
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
