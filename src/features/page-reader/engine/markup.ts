import type { FoundLine } from '../reading.ts';
import { areDatesOrdered, datesOf, isDayShown } from './dates.ts';
import type { Page } from './page.ts';
import { allNumbers, northAmerican, shownNumbers } from './phones.ts';
import { isReference, type Thing, textsOf, typesOf } from './structured-data.ts';
import { listed, oneLine } from './text.ts';
import { textIn } from './tree.ts';

/** Things that others wrote about the firm. */
const BY_OTHERS = new Set(['Review', 'Comment', 'CreativeWork', 'Book', 'Quotation']);
const ARTICLE = /(?:Article|Posting|Report)$/;
/** Types whose phone is that of the firm. */
const FIRM =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** Properties that lead from a page to its firm. Under any other an organization is only mentioned. */
const TO_THE_FIRM = new Set(
  'publisher provider mainEntity mainEntityOfPage about author creator isPartOf sourceOrganization copyrightHolder'.split(
    ' ',
  ),
);
const AUTHOR_METAS = new Set(['author', 'article:author', 'dc.creator', 'parsely-author', 'byl']);

const isOf = (thing: Thing, types: RegExp) => typesOf(thing).some((type) => types.test(type));
const allThings = ({ things }: Page) => things.map(({ thing }) => thing);
const textsIn = ({ things }: Page, owners: readonly Thing[], name: string) =>
  owners.flatMap((thing) => textsOf(thing[name], things));

/** Returns whether each block of JSON-LD parses. */
export function brokenJsonLd({ jsonLd }: Page): FoundLine {
  const count = jsonLd.length;
  if (count === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
  const broken = jsonLd.flatMap((block, index) =>
    'error' in block ? `Block ${index + 1} of ${count}: ${block.error}` : [],
  );
  if (broken.length === 0) return { outcome: 'not found', note: `Blocks that parse: ${count}.` };
  return { outcome: 'found', problem: 'json-ld-broken', note: broken.join('; ') };
}

export function markupTypes({ things, jsonLd }: Page): FoundLine {
  const types = listed(things.flatMap(({ thing }) => typesOf(thing)));
  if (types.length > 0) return { outcome: 'found', items: types };
  if (jsonLd.some((block) => 'error' in block))
    return { outcome: 'cannot tell', reason: 'broken-markup' };
  return { outcome: 'not found', problem: 'no-structured-data' };
}

/** Questions of the markup that the page does not show. */
export function questions(page: Page): FoundLine {
  const questions = allThings(page)
    .filter((thing) => typesOf(thing).includes('Question'))
    .flatMap((thing) => textsOf(thing.name ?? thing.text, page.things))
    .map((text) => text.replace(/^\d+[.)]\s+/, ''));
  const missing = questions.filter((question) => !page.shows(question));
  const note = `Questions in the markup: ${questions.length}.`;
  if (missing.length === 0) return { outcome: 'not found', note };
  return { outcome: 'found', problem: 'questions-not-shown', note, items: listed(missing) };
}

/** The organizations that are the page's firm: those that no thing has as a property, and those under TO_THE_FIRM. */
function firmsOf({ things }: Page): Thing[] {
  const references = Map.groupBy(
    things.filter(({ thing, property }) => property && isReference(thing)),
    ({ thing }) => thing['@id'],
  );
  const mentioned = new Set<Thing>();
  for (const { thing, property, owner } of things) {
    const properties = property
      ? [property]
      : (references.get(thing['@id']) ?? []).flatMap((each) => each.property ?? []);
    const isMentioned = properties.length > 0 && !properties.some((each) => TO_THE_FIRM.has(each));
    if (isMentioned || (owner && mentioned.has(owner))) mentioned.add(thing);
  }
  return things.flatMap(({ thing }) => (!mentioned.has(thing) && isOf(thing, FIRM) ? [thing] : []));
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

/** Things that the firm wrote. */
const ownThings = (page: Page) =>
  allThings(page).filter((thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)));

/** The line of an article without an author or a date; other pages need neither. */
function missing(problem: 'no-author' | 'no-date', page: Page): FoundLine {
  const isArticle =
    ownThings(page).some((thing) => isOf(thing, ARTICLE)) ||
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
  // An address is no name, and a page may show its firm without its form of company.
  const firms = allThings(page).filter((thing) => isOf(thing, FIRM));
  const firmNames = new Set(textsIn(page, firms, 'name'));
  const names = authors.filter((each) => !firmNames.has(each) && !/^(?:https?:)?\/\//.test(each));
  const hidden = names.filter((name) => !page.shows(name.replace(/,.*/, '')));
  // One of several spellings is enough.
  if (names.length === 0 || hidden.length < names.length)
    return { outcome: 'found', items: listed(authors) };
  return { outcome: 'found', problem: 'author-not-shown', items: listed(hidden) };
}

export function dates(page: Page, at: Date): FoundLine {
  const found = datesOf(ownThings(page), page);
  if (found.length === 0) return missing('no-date', page);
  const textsFor = (some: typeof found) => listed(some.map(({ name, text }) => `${name}: ${text}`));
  const items = textsFor(found);
  const malformed = found.filter(({ day }) => !day);
  if (malformed.length > 0)
    return { outcome: 'found', problem: 'date-form', items: textsFor(malformed) };
  if (!areDatesOrdered(found, at)) return { outcome: 'found', problem: 'date-order', items };
  return isDayShown(found, page)
    ? { outcome: 'found', items }
    : { outcome: 'cannot tell', reason: 'day-not-compared', items };
}
