import type { FoundLine } from '../reading.ts';
import { areInOrder, datesOf, isShownDay } from './dates.ts';
import type { Page } from './page.ts';
import { allNumbers, northAmerican, shownNumbers } from './phones.ts';
import { isReference, type Thing, textsOf, typesOf } from './structured-data.ts';
import { listed, oneLine, quoted } from './text.ts';
import { textIn } from './tree.ts';

/** Written by others, about the firm. */
const BY_OTHERS = new Set(['Review', 'Comment', 'CreativeWork', 'Book', 'Quotation']);
const ARTICLE = /(?:Article|Posting|Report)$/;
/** Kinds of thing whose phone is that of the firm. */
const FIRM =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** Properties that lead from a page to its own firm; under any other an organization is only mentioned. */
const TO_THE_FIRM = new Set([
  'publisher',
  'provider',
  'mainEntity',
  'mainEntityOfPage',
  'about',
  'author',
  'creator',
  'isPartOf',
  'sourceOrganization',
  'copyrightHolder',
]);
const isFirm = (thing: Thing) => typesOf(thing).some((type) => FIRM.test(type));
const AUTHOR_METAS = new Set(['author', 'article:author', 'dc.creator', 'parsely-author', 'byl']);

const textsIn = ({ things }: Page, owners: readonly Thing[], name: string) =>
  owners.flatMap((thing) => textsOf(thing[name], things));

/** Whether each block of JSON-LD parses. */
export function brokenJsonLd({ jsonLd }: Page): FoundLine {
  const count = jsonLd.length;
  if (count === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
  const all = jsonLd.flatMap(({ broken }, index) =>
    broken ? [{ number: index + 1, ...broken }] : [],
  );
  const [first] = all;
  if (!first) return { outcome: 'not found', note: `Blocks that parse: ${count}.` };
  const { number, line, at, near, reason } = first;
  const items = all.map((each) => `Block ${each.number}: character ${each.at}, ${each.reason}`);
  return {
    outcome: 'found',
    problem: 'json-ld-broken',
    quote: quoted(near),
    place: `Block ${number} of ${count}, line ${line}, character ${at}`,
    note: quoted(`${reason[0]?.toUpperCase()}${reason.slice(1)}.`),
    ...(all.length > 1 && { items: listed(items) }),
  };
}

export function markupTypes({ things, jsonLd }: Page): FoundLine {
  const types = listed(things.flatMap(({ thing }) => typesOf(thing)));
  if (types.length > 0) return { outcome: 'found', items: types };
  if (jsonLd.some(({ broken }) => broken))
    return { outcome: 'cannot tell', reason: 'broken-markup' };
  return { outcome: 'not found', problem: 'no-structured-data' };
}

/** Questions of the markup that the page does not show. */
export function questions(page: Page): FoundLine {
  const questions = page.things
    .map(({ thing }) => thing)
    .filter((thing) => typesOf(thing).includes('Question'))
    .flatMap((thing) => textsOf(thing.name ?? thing.text, page.things))
    .map((text) => text.replace(/^\d+[.)]\s+/, ''));
  const missing = questions.filter((question) => !page.shows(question));
  const note = `Questions in the markup: ${questions.length}.`;
  if (missing.length === 0) return { outcome: 'not found', note };
  return { outcome: 'found', problem: 'questions-not-shown', note, items: listed(missing) };
}

/** Things of the firm: those by themselves, and those that the page leads to as its own. */
function firmsOf({ things }: Page): Thing[] {
  const references = Map.groupBy(
    things.filter(({ thing, via }) => via && isReference(thing)),
    ({ thing }) => thing['@id'],
  );
  const mentioned = new Set<Thing>();
  for (const { thing, via, within } of things) {
    const ways = via ? [via] : (references.get(thing['@id']) ?? []).map((each) => each.via ?? '');
    const isMentioned = ways.length > 0 && !ways.some((way) => TO_THE_FIRM.has(way));
    if (isMentioned || (within && mentioned.has(within))) mentioned.add(thing);
  }
  return things.map(({ thing }) => thing).filter((thing) => !mentioned.has(thing) && isFirm(thing));
}

/** Phones of the markup that the page does not show. */
export function markupPhone(page: Page): FoundLine {
  const phones = textsIn(page, firmsOf(page), 'telephone');
  if (phones.length === 0)
    return { outcome: 'not found', note: 'The markup names no phone of the firm.' };
  const known = phones.filter((phone) => northAmerican(phone));
  if (known.length === 0)
    return { outcome: 'cannot tell', reason: 'phone-form', items: listed(phones) };
  const text = page.texts.join(' ');
  if (shownNumbers(text).length === 0) return { outcome: 'cannot tell', reason: 'no-phone' };
  const shown = allNumbers(text);
  for (const { href } of page.calls) shown.add(northAmerican(href) ?? '');
  const missing = known.filter((phone) => !shown.has(northAmerican(phone) ?? ''));
  if (missing.length === 0) return { outcome: 'not found', items: listed(known) };
  return { outcome: 'found', problem: 'phone-differs', items: listed(missing) };
}

export function callLinks({ calls, texts }: Page): FoundLine {
  const wrong = calls.filter(({ href, text }) => {
    const numbers = shownNumbers(text);
    return numbers.length > 0 && !numbers.includes(northAmerican(href) ?? numbers[0] ?? '');
  });
  if (wrong.length > 0) {
    const items = wrong.map(({ text, href }) => `Shows ${text}, calls ${href.slice(4).trim()}`);
    return { outcome: 'found', problem: 'call-link-differs', items: listed(items) };
  }
  if (calls.length > 0) return { outcome: 'found', items: listed(calls.map(({ href }) => href)) };
  const [first] = shownNumbers(texts.join(' '));
  if (!first) return { outcome: 'cannot tell', reason: 'no-phone' };
  const quote = `${first.slice(0, 3)}-${first.slice(3, 6)}-${first.slice(6)}`;
  return { outcome: 'not found', problem: 'no-call-link', quote };
}

/** Things that the firm wrote itself. */
const ownThings = ({ things }: Page) =>
  things
    .map(({ thing }) => thing)
    .filter((thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)));

/** What a page that is no article need not have. */
function missing(problem: 'no-author' | 'no-date', page: Page): FoundLine {
  const isArticle =
    ownThings(page).some((thing) => typesOf(thing).some((type) => ARTICLE.test(type))) ||
    page.metas.some(({ name, content }) => name === 'og:type' && oneLine(content) === 'article');
  return isArticle
    ? { outcome: 'not found', problem }
    : { outcome: 'cannot tell', reason: 'no-article' };
}

export function author(page: Page): FoundLine {
  const metas = page.metas.filter(({ name }) => AUTHOR_METAS.has(name));
  const authors = [
    ...textsIn(page, ownThings(page), 'author'),
    ...metas.map(({ content }) => oneLine(textIn(content))),
  ];
  if (authors.length === 0) return missing('no-author', page);
  const items = listed(authors);
  // An address is no name, and a firm may leave its form of company out.
  const firms = page.things.map(({ thing }) => thing).filter(isFirm);
  const unnamed = new Set(textsIn(page, firms, 'name'));
  const names = authors.filter((each) => !unnamed.has(each) && !/^(?:https?:)?\/\//.test(each));
  const hidden = names.filter((name) => !page.shows(name.replace(/,.*/, '')));
  // One of several spellings is enough.
  if (names.length === 0 || hidden.length < names.length) return { outcome: 'found', items };
  return { outcome: 'found', problem: 'author-not-shown', items: listed(hidden) };
}

export function dates(page: Page, at: Date): FoundLine {
  const found = datesOf(ownThings(page), page);
  if (found.length === 0) return missing('no-date', page);
  const listOf = (some: typeof found) => listed(some.map(({ name, text }) => `${name}: ${text}`));
  const items = listOf(found);
  const malformed = found.filter(({ day }) => !day);
  if (malformed.length > 0)
    return { outcome: 'found', problem: 'date-form', items: listOf(malformed) };
  if (!areInOrder(found, at)) return { outcome: 'found', problem: 'date-order', items };
  const isShown = isShownDay(found, page);
  if (isShown) return { outcome: 'found', items };
  const reason = isShown === undefined ? 'language' : 'day-not-compared';
  return { outcome: 'cannot tell', reason, items };
}
