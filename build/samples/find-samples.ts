import { lineOfField } from '../../src/content/located-fields.ts';
import { withFile } from '../../src/content/mistake.ts';
import { contentParts, locatedFields } from '../../src/content/read-content.ts';
import { TEXT_RECORDS } from '../../src/content/text-records.ts';
import { type HeaderField, headerBlock } from '../../src/features/blog/file/header-block.ts';
import {
  anyMarker,
  type Keys,
  type Looked,
  marked,
  sampleAuthor,
  textsWithin,
  verifiedPlaces,
} from './finders.ts';
import { KINDS, type Kind, type Sample } from './kinds.ts';
import { isOwnStatement, sentencesOf } from './own-figures.ts';
import { apartIn, RULES, SAMPLES_THAT_STAY } from './rules.ts';

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
const PAGES = /^(cities|services|practice-areas)\//;
/** Drawings and figures that carry a marker or a worked example of their own. */
const NOT_READ: ReadonlySet<string> = new Set(['exhibit', 'stats', 'deliverable']);

/** A content file: its path below the content folder, its whole path where that is told, and its text. */
export type ContentText = { file: string; path?: string; text: string };
type Located = Looked & { file: string; bodyLine: number };
/** A text, and how to find its line: asked for at few of them. */
type Words = { line: () => number; text: string };

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

/** The amounts of all prices that somebody has verified. */
function confirmedAmounts(located: readonly Located[]): ReadonlySet<string> {
  const prices = CONFIRMED.flatMap(({ files, things, price }) =>
    located
      .filter(({ file }) => files.test(file))
      .flatMap((each) => verifiedPlaces(each, things))
      .map((place) => String(place.at(price)?.value)),
  );
  return new Set(prices.flatMap(amountsIn));
}

/** Texts that name a price of ours which is not one of the confirmed amounts. */
function typedPrices({ file, fields }: Located, confirmed: ReadonlySet<string>): Sample[] {
  if (!PAGES.test(file)) return [];
  const isOpen = (sentence: string) =>
    OUR_PRICE.test(sentence) && !amountsIn(sentence).every((amount) => confirmed.has(amount));
  return textsWithin(fields.value)
    .filter(({ at: [key] }) => !NOT_READ.has(String(key)))
    .flatMap(({ at, text }): Sample[] => {
      const what = text.includes('$') && sentencesOf(text).find(isOpen);
      return what ? [{ kind: 'terms', file, line: lineOfField(fields, at), what }] : [];
    });
}

const ARTICLE = /^blog\//;
const MEMBER = /^team\/[^/]+\.md$/;
const ORDER = Object.keys(KINDS) as Kind[];

const mayStay = (file: string, path: string) =>
  SAMPLES_THAT_STAY.some((kept) => kept.files.test(file) && kept.path === path);

/** A marker that no rule knows is found all the same: whoever adds a page need not think of this check. */
function ofFile(looked: Located): Sample[] {
  const { file, fields } = looked;
  const known = RULES.filter(({ files }) => files.test(file)).flatMap(({ kind, find }) =>
    find(looked).map((found) => ({ kind, file, ...found })),
  );
  const lines = new Set(known.map(({ line }) => line));
  const others = anyMarker(fields)
    .filter(({ line, what }) => !lines.has(line) && !mayStay(file, what))
    .map((found) => ({ kind: 'other' as const, file, ...found }));
  return [...known, ...others];
}

/** Whether a text is part of something that has a record of its own, or says on its page that it is a sample. */
function isPartOf({ file, apart }: Located) {
  const paths = [
    ...apart,
    ...SAMPLES_THAT_STAY.filter(({ files }) => files.test(file)).map(({ path }) =>
      path.split('.').slice(0, -1).join('.'),
    ),
  ].map((path) => (path ? path.split('.') : []));
  return (at: Keys) =>
    paths.some((path) =>
      path.every((key, index) => (key === '*' ? index < at.length : key === at[index])),
    );
}

const linesOf = (text: string, first: number): Words[] =>
  text.split('\n').map((line, index) => ({ line: () => first + index, text: line }));

const WORDS_OF_ARTICLE = [
  'title',
  'excerpt',
  'meta_description',
  'next_step',
  'asks',
] satisfies HeaderField[];

/** What an article says, line by line. */
function wordsOfArticle(text: string): Words[] {
  const { fields, body, bodyLine } = headerBlock(text);
  const header = WORDS_OF_ARTICLE.flatMap((name) => {
    const field = fields.get(name);
    return typeof field?.value === 'string' ? [{ line: () => field.line, text: field.value }] : [];
  });
  return [...header, ...linesOf(body, bodyLine)];
}

/** Words that the tool puts into a law firm's mouth. */
const OF_LAW_FIRMS = /^tools\/intake\//;

/** What a file says of us outside of things that have a record of their own. */
function wordsOfFile(looked: Located): Words[] {
  if (OF_LAW_FIRMS.test(looked.file)) return [];
  const { fields, body, bodyLine, apart } = looked;
  const isPart = isPartOf(looked);
  const texts = textsWithin(fields.value).filter(({ at }) => !isPart(at));
  return [
    ...texts.map(({ at, text }) => ({ line: () => lineOfField(fields, at), text })),
    ...(apart.includes('') ? [] : linesOf(body, bodyLine)),
  ];
}

/**
 * What is known besides the files: the sentences that have a record, the name that replaces {brand}, and the origin of
 * the site, whose records count.
 */
type Known = { verified: ReadonlySet<string>; brand: string; origin: string };
const BRAND = '{brand}';

/** Sentences that say of us what only records can bear out, and have none. */
function ownStatements(
  file: string,
  words: readonly Words[],
  confirmed: ReadonlySet<string>,
  { verified, brand }: Known,
): Sample[] {
  const open = (sentence: string) => {
    const unpriced = sentence.replace(AMOUNT, (amount) => (confirmed.has(amount) ? '' : amount));
    return !verified.has(sentence) && isOwnStatement(unpriced.replaceAll(brand, BRAND));
  };
  return words.flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter(open)
      .map((what) => ({ kind: 'statement', file, line: line(), what, sentence: what })),
  );
}

function sampleMembers(located: readonly Located[]) {
  return located
    .filter((looked) => MEMBER.test(looked.file) && marked('')(looked).length > 0)
    .map(({ fields }) => ({ name: String(fields.at('name')?.value ?? '') }));
}

function lookedAt({ file, path = file, text }: ContentText, origin: string): Located {
  const { body, bodyLine } = withFile(path, () => contentParts(path, text));
  return { file, fields: locatedFields(path, text), body, bodyLine, apart: apartIn(file), origin };
}

/**
 * Every sample value that is still in place, in no order. Throws "file: line N: what is wrong" for a file that cannot be
 * read.
 */
export function findSamples(content: readonly ContentText[], known: Known): Sample[] {
  const { articles = [], others = [] } = Object.groupBy(
    content.filter(({ file }) => file !== TEXT_RECORDS),
    ({ file }) => (ARTICLE.test(file) ? 'articles' : 'others'),
  );
  const located = others.map((each) => lookedAt(each, known.origin));
  const confirmed = confirmedAmounts(located);
  const members = sampleMembers(located);
  const ofOthers = located.flatMap((looked) => {
    const prices = typedPrices(looked, confirmed);
    const told = new Set(prices.map(({ what }) => what));
    const statements = ownStatements(looked.file, wordsOfFile(looked), confirmed, known);
    return [...ofFile(looked), ...prices, ...statements.filter(({ what }) => !told.has(what))];
  });
  const ofArticles = articles.flatMap(({ file, path = file, text }) =>
    withFile(path, () => [
      ...sampleAuthor(text, members).map((found) => ({ kind: 'author' as const, file, ...found })),
      ...ownStatements(file, wordsOfArticle(text), confirmed, known),
    ]),
  );
  return [...ofOthers, ...ofArticles];
}

export function inOrder(samples: readonly Sample[]): Sample[] {
  return samples.toSorted(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}
