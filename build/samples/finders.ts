import { memberNamed } from '../../src/content/authors.ts';
import type { Place } from '../../src/content/located-fields.ts';
import { verifiedSchema } from '../../src/content/parts.ts';
import { foreignRecord } from '../../src/content/record-domain.ts';
import { wordsDigest } from '../../src/content/words-digest.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { isReserved } from '../../src/text/reserved-names.ts';

/** Keys and indexes that lead to something in a file. */
export type Keys = readonly (string | number)[];
/** Where in a file the record of a thing belongs, and the digest that it has to carry. */
export type RecordPlace = { at: Keys; field: string; of: string };
export type Found = { line: number; what: string; record?: RecordPlace };

/** A file as it is looked at. */
export type Looked = {
  fields: Place;
  /** The text under the header block of markdown. */
  body: string;
  /** Paths of what in it has a record of its own, or is no part of any. */
  apart: readonly string[];
  /** Origin of the site, whose records count. */
  origin: string;
};
/** Looks at one file. */
export type Find = (file: Looked) => Found[];

/** Something in a file, and the keys that lead to it. */
type Thing = { place: Place; at: Keys };

const words = (place: Place, names: readonly string[]) =>
  names
    .map((name) => place.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

/** The path is keys joined by dots; `*` stands for all entries of a list. */
function thingsAt(fields: Place, path: string): Thing[] {
  const step = (things: Thing[], key: string) =>
    things.flatMap(({ place, at }) => {
      if (key === '*')
        return place.items().map((item, index) => ({ place: item, at: [...at, index] }));
      const next = place.at(key);
      return next ? [{ place: next, at: [...at, key] }] : [];
    });
  const whole: Thing[] = [{ place: fields, at: [] }];
  return path === '' ? whole : path.split('.').reduce(step, whole);
}

export const placesAt = (fields: Place, path: string) =>
  thingsAt(fields, path).map(({ place }) => place);

/** A value without what lies at a path within it. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return undefined;
  if (key === '*')
    return Array.isArray(value) && rest.length
      ? value.map((item) => without(item, rest))
      : undefined;
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: without(Reflect.get(value, key), rest) };
}

/** What a file is about: a record of something in it is none for a copy of it about something else. */
const subjectOf = (fields: Place) =>
  ['city', 'name', 'title']
    .map((name) => fields.at(name)?.value)
    .find((value) => value !== undefined);

/**
 * The digest that a record of a thing carries: its words, without what has a record of its own, and what the file is about.
 * `names` are fields of the file that belong to a thing which has none of them.
 */
function seenOf(
  { fields, body, apart }: Looked,
  path: string,
  place: Place,
  names: readonly string[],
) {
  const start = path ? `${path}.` : '';
  const within = apart.filter((each) => each !== path && each.startsWith(start));
  const value = within.reduce(
    (whole: unknown, each) => without(whole, each.slice(start.length).split('.')),
    place.value,
  );
  const beside = words(place, names) ? '' : words(fields, names);
  return wordsDigest(subjectOf(fields), value, beside, path === '' ? body : '');
}

const OF_OTHER_WORDS = 'the record beside it is of other words';

/**
 * Why a thing counts as unverified although it has a record; `none` without a record; undefined when the record counts.
 * A record says in full who verified what is there, when, and where the evidence is; a word alone is no record.
 */
function recordFault(place: Place, field: string, of: string, origin: string): string | undefined {
  const { data } = verifiedSchema.safeParse(place.at(field)?.value);
  if (!data) return 'none';
  return data.of === of ? foreignRecord(data, origin) : OF_OTHER_WORDS;
}
const noteOf = (fault: string | undefined) => (fault && fault !== 'none' ? ` (${fault})` : '');

/** A thing that nobody has verified: its marker, or the thing itself when it has none; undefined when somebody has. */
function unverified(file: Looked, path: string, { place, at }: Thing, names: readonly string[]) {
  const { sample, status } = Object.fromEntries(place.entries());
  const of = seenOf(file, path, place, names);
  const fault = recordFault(place, 'verified', of, file.origin);
  if (!fault && !sample && !status) return undefined;
  const { line } = sample ?? status ?? place;
  return { line, note: noteOf(fault), record: { at, field: 'verified', of } };
}

/** Finds the things at a path that nobody has verified. `names` are the fields that name a thing. */
export function marked(path: string, ...names: string[]): Find {
  return (file) =>
    thingsAt(file.fields, path).flatMap((thing) => {
      const found = unverified(file, path, thing, names);
      if (!found) return [];
      const { line, note, record } = found;
      return [
        { line, what: (words(thing.place, names) || words(file.fields, names)) + note, record },
      ];
    });
}

/** The things at a path that somebody has verified. */
export const verifiedPlaces = (file: Looked, path: string): Place[] =>
  thingsAt(file.fields, path)
    .filter((thing) => !unverified(file, path, thing, []))
    .map(({ place }) => place);

/**
 * Finds parts of a thing that want evidence of their own and have none.
 * `evidence` is the field of the evidence, `names` are the fields it is for.
 */
export function markedPart(path: string, evidence: string, ...names: string[]): Find {
  return ({ fields, origin }) =>
    thingsAt(fields, path).flatMap(({ place, at }) => {
      const of = wordsDigest(subjectOf(fields), ...names.map((name) => place.at(name)?.value));
      const fault = recordFault(place, evidence, of, origin);
      if (!fault) return [];
      const note = noteOf(fault);
      return names.flatMap((name) => {
        const part = place.at(name);
        const what = `${name}: ${[part?.value].flat().join('; ')}${note}`;
        return part && [part.value].flat().length > 0
          ? [{ line: part.line, what, record: { at, field: evidence, of } }]
          : [];
      });
    });
}

/** Every text within a value, and the keys that lead to it. */
export function textsWithin(value: unknown, at: Keys = []): { at: Keys; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children: [string | number, unknown][] = [
    ...(Array.isArray(value) ? value.entries() : Object.entries(value)),
  ];
  return children.flatMap(([key, child]) => textsWithin(child, [...at, key]));
}

/** Finds the texts at the paths that pass the test. */
export function texts(isSample: (text: string) => boolean, ...paths: string[]): Find {
  return ({ fields }) =>
    paths.flatMap((path) =>
      placesAt(fields, path)
        .filter(({ value }) => typeof value === 'string' && isSample(value))
        .map(({ line, value }) => ({ line, what: `${path.replace('.*', '')}: ${value}` })),
    );
}

/** Finds addresses and numbers that nobody can own. */
export const reserved = (...paths: string[]): Find => texts(isReserved, ...paths);

/** Markers anywhere in a file that say that something is a sample, with their path. */
export function anyMarker(fields: Place, path = ''): Found[] {
  const children = [
    ...fields.entries(),
    ...fields.items().map((item, index): [string, Place] => [String(index + 1), item]),
  ];
  return children.flatMap(([key, place]) => {
    const name = path ? `${path}.${key}` : key;
    const isMarker =
      (key === 'sample' && place.value === true) || (key === 'status' && place.value === 'sample');
    return isMarker ? [{ line: place.line, what: name }] : anyMarker(place, name);
  });
}

/** The line of an article's author, if that is one of the people of the team who are samples. */
export function sampleAuthor(text: string, samples: readonly { name: string }[]): Found[] {
  const author = headerBlock(text).fields.get('author_name');
  if (typeof author?.value !== 'string') return [];
  const member = memberNamed(author.value, samples);
  return member ? [{ line: author.line, what: member.name }] : [];
}
