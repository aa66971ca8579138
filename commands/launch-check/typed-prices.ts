import { type Found, isVerified, placesAt, textsWithin } from './finders.ts';
import type { Place } from './located-file.ts';

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
const NOT_READ: ReadonlySet<string> = new Set(['exhibit', 'stats']);

type Located = { file: string; fields: Place };

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

/** In: the content files. Out: the amounts of all prices that somebody has verified. */
export function confirmedAmounts(located: readonly Located[]): ReadonlySet<string> {
  const prices = CONFIRMED.flatMap(({ files, things, price }) =>
    located
      .filter(({ file }) => files.test(file))
      .flatMap(({ fields }) => placesAt(fields, things))
      .filter((place) => isVerified(place) && place.at('sample') === undefined)
      .map((place) => String(place.at(price)?.value)),
  );
  return new Set(prices.flatMap(amountsIn));
}

/** In: a content file, and the confirmed amounts. Out: texts that name a price of ours which is not one of them. */
export function typedPrices({ file, fields }: Located, confirmed: ReadonlySet<string>): Found[] {
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
