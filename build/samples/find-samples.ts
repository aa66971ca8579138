import type { Place } from '../../src/content/located-fields.ts';
import { withFile } from '../../src/content/mistake.ts';
import { locatedFields } from '../../src/content/read-content.ts';
import { anyMarker, type Found, isVerified, marked, placesAt, sampleAuthor, textsWithin } from './finders.ts';
import { KINDS, type Kind, type Sample } from './kinds.ts';

import { RULES, SAMPLES_THAT_STAY } from './rules.ts';

/** Where prices are confirmed one by one: files, the things, the field of the price. */
const CONFIRMED = [
  { files: /^pages\/pricing\.yaml$/, things: 'packages.items.*', price: 'priceRange' },
  { files: /^pages\/pricing\.yaml$/, things: 'aLaCarte.items.*', price: 'price' },
  { files: /^pages\/pricing\.yaml$/, things: 'setup', price: 'price' },
  { files: /^practice-areas\//, things: 'budget', price: 'range' },
];
const AMOUNT = /\$[\d,]*\d/g;
/** An amount that is ours: with what it is paid for, in the same sentence. */
const OUR_PRICE =
  /\$\d[^.]*\b(a month|per month|ad spend|setup fee)\b|\b(package|programs?|setup fee)\b[^.]*\$\d/i;
const SENTENCE_END = /(?<=[.!?])\s+/;
const PAGES = /^(cities|services|practice-areas)\//;
/** Drawings and figures that carry a marker or a worked example of their own. */
const NOT_READ: ReadonlySet<string> = new Set(['exhibit', 'stats', 'deliverable']);

type Located = { file: string; fields: Place };

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

/** The amounts of all prices that somebody has verified. */
function confirmedAmounts(located: readonly Located[]): ReadonlySet<string> {
  const prices = CONFIRMED.flatMap(({ files, things, price }) =>
    located
      .filter(({ file }) => files.test(file))
      .flatMap(({ fields }) => placesAt(fields, things))
      .filter((place) => isVerified(place) && place.at('sample') === undefined)
      .map((place) => String(place.at(price)?.value)),
  );
  return new Set(prices.flatMap(amountsIn));
}

/** Texts that name a price of ours which is not one of the confirmed amounts. */
function typedPrices({ file, fields }: Located, confirmed: ReadonlySet<string>): Found[] {
  if (!PAGES.test(file)) return [];
  const isOpen = (sentence: string) =>
    OUR_PRICE.test(sentence) && !amountsIn(sentence).every((amount) => confirmed.has(amount));
  const open = (place: Place) => String(place.value).replace(/\s+/g, ' ').split(SENTENCE_END).find(isOpen);
  return fields
    .entries()
    .filter(([key]) => !NOT_READ.has(key))
    .flatMap(([, place]) => textsWithin(place))
    .map(({ place }) => ({ place, sentence: open(place) }))
    .flatMap(({ place, sentence }) => (sentence ? [{ line: place.line, what: sentence }] : []));
}

/** A content file: its path below the content folder, its whole path where that is told, and its text. */
export type ContentText = { file: string; path?: string; text: string };

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
 * Every sample value that is still in place, in no order. Throws "file: line N: what is wrong" for a file that cannot be
 * read.
 */
export function findSamples(content: readonly ContentText[]): Sample[] {
  const { articles = [], others = [] } = Object.groupBy(content, ({ file }) =>
    ARTICLE.test(file) ? 'articles' : 'others',
  );
  const located = others.map(({ file, path = file, text }) => ({ file, fields: locatedFields(path, text) }));
  const confirmed = confirmedAmounts(located);
  const prices = located.flatMap((each) =>
    typedPrices(each, confirmed).map((found) => ({ kind: 'terms' as const, file: each.file, ...found })),
  );
  const members = sampleMembers(located);
  const authors = articles.flatMap(({ file, path = file, text }) =>
    withFile(path, () => sampleAuthor(text, members)).map((found) => ({
      kind: 'author' as const,
      file,
      ...found,
    })),
  );
  return [...located.flatMap(({ file, fields }) => ofFile(file, fields)), ...prices, ...authors];
}

export function inOrder(samples: readonly Sample[]): Sample[] {
  return samples.toSorted(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}
