import { areInOrder, datesOf, isShownDay } from './dates.ts';
import type { FoundLine } from './facts.ts';
import { jsonLdOf } from './json-ld.ts';
import type { Page } from './page.ts';
import { allNumbers, northAmerican, shownNumbers } from './phones.ts';
import { listed, oneLine, plain, quoted } from './text.ts';
import { isReference, type Placed, type Thing, textsOf, thingsIn, typesOf } from './things.ts';
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

/** Compares structured data with the page. JSON-LD, microdata and RDFa Lite are read alike. */
export class MarkupChecks {
  readonly #page: Page;
  readonly #at: Date;
  readonly #blocks;
  readonly #things: Placed[];
  #plain: string | undefined;
  readonly #text: string;

  constructor(page: Page, at: Date) {
    this.#page = page;
    this.#at = at;
    this.#text = page.texts.join(' ');
    this.#blocks = jsonLdOf(page.jsonLd);
    this.#things = thingsIn([...this.#blocks.map(({ value }) => value), ...page.items]);
  }

  #shows(text: string) {
    this.#plain ??= [...this.#page.texts, this.#page.title].map(plain).join(' ');
    return this.#plain.includes(plain(text));
  }

  #texts(things: readonly Thing[], name: string) {
    return things.flatMap((thing) => textsOf(thing[name], this.#things));
  }

  broken(): FoundLine {
    const count = this.#blocks.length;
    if (count === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
    const all = this.#blocks.flatMap(({ number, broken }) =>
      broken ? [{ number, ...broken }] : [],
    );
    const [first] = all;
    if (!first) return { outcome: 'not found', note: `Blocks that parse: ${count}.` };
    return {
      outcome: 'found',
      problem: 'json-ld-broken',
      quote: quoted(first.near),
      place: `Block ${first.number} of ${count}, line ${first.line}, character ${first.at}`,
      note: quoted(`${first.reason[0]?.toUpperCase()}${first.reason.slice(1)}.`),
      ...(all.length > 1 && {
        items: listed(
          all.map(({ number, at, reason }) => `Block ${number}: character ${at}, ${reason}`),
        ),
      }),
    };
  }

  types(): FoundLine {
    const types = listed(this.#things.flatMap(({ thing }) => typesOf(thing)));
    if (types.length > 0) return { outcome: 'found', items: types };
    if (this.#blocks.some(({ broken }) => broken))
      return { outcome: 'cannot tell', reason: 'broken-markup' };
    return { outcome: 'not found', problem: 'no-structured-data' };
  }

  questions(): FoundLine {
    const questions = this.#things
      .map(({ thing }) => thing)
      .filter((thing) => typesOf(thing).includes('Question'))
      .flatMap((thing) => textsOf(thing.name ?? thing.text, this.#things))
      .map((text) => text.replace(/^\d+[.)]\s+/, ''));
    const missing = questions.filter((question) => !this.#shows(question));
    const note = `Questions in the markup: ${questions.length}.`;
    if (missing.length === 0) return { outcome: 'not found', note };
    return { outcome: 'found', problem: 'questions-not-shown', note, items: listed(missing) };
  }

  /** Things of the firm: those by themselves, and those that the page leads to as its own. */
  #firms(): Thing[] {
    const references = new Map<unknown, string[]>();
    for (const { thing, via } of this.#things)
      if (via && isReference(thing))
        references.set(thing['@id'], [...(references.get(thing['@id']) ?? []), via]);
    const isMentioned = ({ thing, via }: Placed) => {
      const ways = via ? [via] : (references.get(thing['@id']) ?? []);
      return ways.length > 0 && !ways.some((way) => TO_THE_FIRM.has(way));
    };
    const mentioned = new Set<Thing>();
    for (const placed of this.#things)
      if (isMentioned(placed) || (placed.within && mentioned.has(placed.within)))
        mentioned.add(placed.thing);
    return this.#things
      .map(({ thing }) => thing)
      .filter((thing) => !mentioned.has(thing) && isFirm(thing));
  }

  phone(): FoundLine {
    const phones = this.#texts(this.#firms(), 'telephone');
    if (phones.length === 0)
      return { outcome: 'not found', note: 'The markup names no phone of the firm.' };
    const known = phones.filter((phone) => northAmerican(phone));
    if (known.length === 0)
      return { outcome: 'cannot tell', reason: 'phone-form', items: listed(phones) };
    const { calls } = this.#page;
    if (shownNumbers(this.#text).length === 0)
      return { outcome: 'cannot tell', reason: 'no-phone' };
    const shown = allNumbers(this.#text);
    for (const { href } of calls) shown.add(northAmerican(href) ?? '');
    const missing = known.filter((phone) => !shown.has(northAmerican(phone) ?? ''));
    if (missing.length === 0) return { outcome: 'not found', items: listed(known) };
    return { outcome: 'found', problem: 'phone-differs', items: listed(missing) };
  }

  callLinks(): FoundLine {
    const { calls } = this.#page;
    const wrong = calls.filter(({ href, text: shown }) => {
      const numbers = shownNumbers(shown);
      return numbers.length > 0 && !numbers.includes(northAmerican(href) ?? numbers[0] ?? '');
    });
    if (wrong.length > 0)
      return {
        outcome: 'found',
        problem: 'call-link-differs',
        items: listed(
          wrong.map((call) => `Shows ${call.text}, calls ${call.href.slice(4).trim()}`),
        ),
      };
    if (calls.length > 0)
      return { outcome: 'found', items: listed(calls.map(({ href }) => href.trim())) };
    const [first] = shownNumbers(this.#text);
    if (!first) return { outcome: 'cannot tell', reason: 'no-phone' };
    const quote = `${first.slice(0, 3)}-${first.slice(3, 6)}-${first.slice(6)}`;
    return { outcome: 'not found', problem: 'no-call-link', quote };
  }

  #own() {
    return this.#things
      .map(({ thing }) => thing)
      .filter((thing) => !typesOf(thing).some((type) => BY_OTHERS.has(type)));
  }

  #isArticle() {
    return (
      this.#own().some((thing) => typesOf(thing).some((type) => ARTICLE.test(type))) ||
      this.#page.metas.some(
        ({ name, content }) => name === 'og:type' && oneLine(content) === 'article',
      )
    );
  }

  /** What a page that is no article need not have. */
  #missing(problem: 'no-author' | 'no-date'): FoundLine {
    return this.#isArticle()
      ? { outcome: 'not found', problem }
      : { outcome: 'cannot tell', reason: 'no-article' };
  }

  author(): FoundLine {
    const named = this.#texts(this.#own(), 'author');
    const metas = this.#page.metas.filter(({ name }) => AUTHOR_METAS.has(name));
    const authors = [...named, ...metas.map(({ content }) => textIn(content))].map(oneLine);
    if (authors.length === 0) return this.#missing('no-author');
    const items = listed(authors);
    // An address is no name, and a firm may leave its form of company out.
    const firms = this.#things.filter(({ thing }) => isFirm(thing)).map(({ thing }) => thing);
    const unnamed = new Set(this.#texts(firms, 'name'));
    const names = authors.filter(
      (author) => !unnamed.has(author) && !/^(?:https?:)?\/\//.test(author),
    );
    const missing = names.filter((name) => !this.#shows(name.replace(/,.*/, '')));
    // One of several spellings is enough.
    if (names.length === 0 || missing.length < names.length) return { outcome: 'found', items };
    return { outcome: 'found', problem: 'author-not-shown', items: listed(missing) };
  }

  dates(): FoundLine {
    const dates = datesOf(this.#own(), this.#page, this.#things);
    if (dates.length === 0) return this.#missing('no-date');
    const items = listed(dates.map(({ name, text }) => `${name}: ${text}`));
    const malformed = dates.filter(({ day }) => !day);
    if (malformed.length > 0)
      return {
        outcome: 'found',
        problem: 'date-form',
        items: listed(malformed.map(({ name, text }) => `${name}: ${text}`)),
      };
    if (!areInOrder(dates, this.#at)) return { outcome: 'found', problem: 'date-order', items };
    const shown = isShownDay(dates, this.#page);
    if (shown) return { outcome: 'found', items };
    return {
      outcome: 'cannot tell',
      reason: shown === undefined ? 'language' : 'day-not-compared',
      items,
    };
  }
}
