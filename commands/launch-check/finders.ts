import { memberNamed } from '../../src/rules/blog/author.ts';
import { headerBlock } from '../../src/rules/blog/header-block.ts';
import type { Place } from './located-file.ts';
import { isReserved } from './reserved-names.ts';

export type Found = { line: number; what: string };
/** Looks at the fields of one file. */
export type Find = (fields: Place) => Found[];

const words = (place: Place, names: readonly string[]) =>
  names
    .map((name) => place.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

/** In: a path whose last part may be `*`, for all entries of a list. Out: the places there. */
function placesAt(fields: Place, path: string): Place[] {
  if (path === '') return [fields];
  if (path.endsWith('.*')) return fields.at(path.slice(0, -2))?.items() ?? [];
  const place = fields.at(path);
  return place ? [place] : [];
}

/** In: where things with a marker are, and the fields that name one. Out: finds those not marked `sample: false`. */
export function marked(path: string, ...names: string[]): Find {
  return (fields) =>
    placesAt(fields, path)
      .filter((place) => place.at('sample')?.value !== false)
      .map((place) => ({ line: (place.at('sample') ?? place).line, what: words(place, names) }));
}

/** In: where records of figures are, and the fields that name one. Out: finds those not marked `status: verified`. */
export function unverified(path: string, ...names: string[]): Find {
  return (fields) =>
    placesAt(fields, path)
      .filter((place) => place.at('status')?.value !== 'verified')
      .map((place) => ({
        line: (place.at('status') ?? place).line,
        what: words(place, names) || words(fields, names),
      }));
}

/** In: a test of a text, and where such texts are. Out: finds those that pass it. */
export function texts(isSample: (text: string) => boolean, ...paths: string[]): Find {
  return (fields) =>
    paths.flatMap((path) =>
      placesAt(fields, path)
        .filter(({ value }) => typeof value === 'string' && isSample(value))
        .map(({ line, value }) => ({ line, what: `${path.replace('.*', '')}: ${value}` })),
    );
}

/** Out: finds addresses and numbers that nobody can own. */
export const reserved = (...paths: string[]): Find => texts(isReserved, ...paths);

/** Markers anywhere in a file. Out: those that are not set to false or verified, with their path. */
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

/** In: text of an article and the people of the team who are samples. Out: the line of its author, if it is one. */
export function sampleAuthor(text: string, samples: readonly { name: string }[]): Found[] {
  const author = headerBlock(text).fields.get('author_name');
  if (typeof author?.value !== 'string') return [];
  const member = memberNamed(author.value, samples);
  return member ? [{ line: author.line, what: member.name }] : [];
}
