import { anyMarker, marked, sampleAuthor } from './finders.ts';
import { KINDS, type Kind, type Sample } from './kinds.ts';
import { locatedFields, type Place } from './located-file.ts';
import { RULES, SAMPLES_THAT_STAY } from './rules.ts';
import { confirmedAmounts, typedPrices } from './typed-prices.ts';

/** A content file: its path below the content folder, and its text. */
export type ContentText = { file: string; text: string };

const ARTICLE = /^blog\//;
const MEMBER = /^team\/[^/]+\.md$/;
const ORDER = Object.keys(KINDS) as Kind[];

const mayStay = (file: string, path: string) =>
  SAMPLES_THAT_STAY.some((kept) => kept.files.test(file) && kept.path === path);

/** A marker that no rule knows is found all the same: whoever adds a page need not think of this check. */
function ofFile(file: string, fields: Place): Sample[] {
  const known = RULES.filter(({ files }) => files.test(file)).flatMap(({ kind, find }) =>
    find(fields).map((found) => ({ kind, file, ...found })),
  );
  const lines = new Set(known.map(({ line }) => line));
  const others = anyMarker(fields)
    .filter(({ line, what }) => !lines.has(line) && !mayStay(file, what))
    .map((found) => ({ kind: 'other' as const, file, ...found }));
  return [...known, ...others];
}

function sampleMembers(located: readonly { file: string; fields: Place }[]) {
  return located
    .filter(({ file, fields }) => MEMBER.test(file) && marked('')(fields).length > 0)
    .map(({ fields }) => ({ name: String(fields.at('name')?.value ?? '') }));
}

/**
 * Every sample value that is still in place.
 * In: the content files with their texts. Out: kind, file, line and words of each, in no order.
 * Errors: throws "file: line N: what is wrong" for a file that cannot be read.
 */
export function findSamples(content: readonly ContentText[]): Sample[] {
  const located = content
    .filter(({ file }) => !ARTICLE.test(file))
    .map(({ file, text }) => ({ file, fields: locatedFields(file, text) }));
  const members = sampleMembers(located);
  const authors = content
    .filter(({ file }) => ARTICLE.test(file))
    .flatMap(({ file, text }) =>
      sampleAuthor(text, members).map((found) => ({ kind: 'author' as const, file, ...found })),
    );
  const confirmed = confirmedAmounts(located);
  const prices = located.flatMap((each) =>
    typedPrices(each, confirmed).map((found) => ({ kind: 'terms' as const, file: each.file, ...found })),
  );
  return [...located.flatMap(({ file, fields }) => ofFile(file, fields)), ...prices, ...authors];
}

/** Samples in; the same in the order of kinds, files and lines out. */
export function inOrder(samples: readonly Sample[]): Sample[] {
  return samples.toSorted(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}
