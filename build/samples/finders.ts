import type { Place } from '../../src/content/located-fields.ts';
import { verifiedSchema } from '../../src/content/parts.ts';
import { memberNamed } from '../../src/features/blog/article/author.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { isReserved } from '../../src/text/reserved-names.ts';

export type Found = { line: number; what: string };
/** Looks at the fields of one file. */
export type Find = (fields: Place) => Found[];

const words = (place: Place, names: readonly string[]) =>
  names
    .map((name) => place.at(name)?.value)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');

/** The path is keys joined by dots; `*` stands for all entries of a list. */
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

/** Finds the things at a path that nobody has verified. `names` are the fields that name a thing. */
export function marked(path: string, ...names: string[]): Find {
  return (fields) =>
    placesAt(fields, path).flatMap((place) => {
      const marker = markerOf(place);
      return marker ? [{ line: marker.line, what: words(place, names) || words(fields, names) }] : [];
    });
}

/**
 * Finds parts of a thing that want evidence of their own and have none.
 * `evidence` is the field of the evidence, `names` are the fields it is for.
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

/** Every text within the fields, with the mapping that holds it. */
export function textsWithin(place: Place, holder: Place = place): { place: Place; holder: Place }[] {
  if (typeof place.value === 'string') return [{ place, holder }];
  return [
    ...place.entries().flatMap(([, child]) => textsWithin(child, place)),
    ...place.items().flatMap((item) => textsWithin(item, item.entries().length ? item : holder)),
  ];
}

/** Finds texts anywhere in a file that pass the test, one a mapping, with nothing verified beside them. */
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

/** Finds the texts at the paths that pass the test. */
export function texts(isSample: (text: string) => boolean, ...paths: string[]): Find {
  return (fields) =>
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
