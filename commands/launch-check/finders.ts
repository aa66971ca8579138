import { verifiedSchema } from '../../src/content/parts.ts';
import { memberNamed } from '../../src/features/blog/article/author.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { isReserved } from '../../src/text/reserved-names.ts';
import type { Place } from './located-file.ts';

export type Found = { line: number; what: string };
/** Looks at the fields of one file. */
export type Find = (fields: Place) => Found[];

const words = (place: Place, names: readonly string[]) =>
  names
    .map((name) => place.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

/** In: a path of keys joined by dots; `*` stands for all entries of a list. Out: the places there. */
export function placesAt(fields: Place, path: string): Place[] {
  const step = (places: Place[], key: string) =>
    places.flatMap((place) => {
      if (key === '*') return place.items();
      const next = place.at(key);
      return next ? [next] : [];
    });
  return path === '' ? [fields] : path.split('.').reduce(step, [fields]);
}

/** Whether a place says in full who verified it, when, and where the evidence lies; a word alone does not. */
export const isVerified = (place: Place, field = 'verified') =>
  verifiedSchema.safeParse(place.at(field)?.value).success;

/** The marker of a place that is still a sample, the place itself when it has none; undefined when it is verified. */
function markerOf(place: Place): Place | undefined {
  const { sample, status } = Object.fromEntries(place.entries());
  if (isVerified(place) && !sample && !status) return undefined;
  return sample ?? status ?? place;
}

/** In: where things with a marker are, and the fields that name one. Out: finds those that nobody has verified. */
export function marked(path: string, ...names: string[]): Find {
  return (fields) =>
    placesAt(fields, path).flatMap((place) => {
      const marker = markerOf(place);
      return marker ? [{ line: marker.line, what: words(place, names) || words(fields, names) }] : [];
    });
}

/**
 * Parts of a thing that want evidence of their own.
 * In: where the things are, the field of the evidence, the fields it is for. Out: finds the parts without it.
 */
export function markedPart(path: string, evidence: string, ...names: string[]): Find {
  return (fields) =>
    placesAt(fields, path)
      .filter((place) => !isVerified(place, evidence))
      .flatMap((place) =>
        names.flatMap((name) => {
          const part = place.at(name);
          return part ? [{ line: part.line, what: `${name}: ${[part.value].flat().join('; ')}` }] : [];
        }),
      );
}

/** In: fields. Out: every text within them, with the mapping that holds it. */
export function textsWithin(place: Place, holder: Place = place): { place: Place; holder: Place }[] {
  if (typeof place.value === 'string') return [{ place, holder }];
  return [
    ...place.entries().flatMap(([, child]) => textsWithin(child, place)),
    ...place.items().flatMap((item) => textsWithin(item, item.entries().length ? item : holder)),
  ];
}

/** In: a test of a text. Out: finds texts anywhere in a file that pass it, one a mapping, with nothing verified beside them. */
export function sentences(isMeant: (text: string) => boolean): Find {
  return (fields) => {
    const found = textsWithin(fields).filter(
      ({ place, holder }) => isMeant(String(place.value)) && !isVerified(holder),
    );
    const holders = found.map(({ holder }) => holder);
    return found
      .filter(({ holder }, index) => holders.indexOf(holder) === index)
      .map(({ place }) => ({ line: place.line, what: String(place.value).trim() }));
  };
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

/** Markers anywhere in a file. Out: those that say that something is a sample, with their path. */
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
