import type { FoundLine } from '../reading.ts';
import type { Page } from './page.ts';
import { allNumbers, callable, northAmerican, shownNumbers } from './phones.ts';
import { isOf, plainTexts, type Thing, textsOf, typesOf } from './structured-data.ts';
import { ITEMS_MAX, plain } from './text.ts';

/** Types of things that others wrote about the firm. */
const BY_OTHERS = /^(?:Review|Comment|CreativeWork|Book|Quotation)$/;
/** Types to which Google's rules for articles apply; a JobPosting is not one. */
const ARTICLE = /(?:Article|(?<!Job)Posting|Report)$/;
/** Types of organizations whose phone number may be the firm's. */
const FIRM =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** Properties that connect a page with its firm. With any other property an organization is only mentioned. */
const TO_THE_FIRM =
  /^(?:publisher|provider|mainEntity|mainEntityOfPage|about|author|creator|isPartOf|sourceOrganization|copyrightHolder)$/;
const AUTHOR_METAS = /^(?:author|article:author|dc\.creator|parsely-author|byl)$/;
/** Only this many first words of a name are compared. */
const NAME_WORDS = 8;
/** Matches an address in the place of a name. */
const ADDRESS = /^(?:https?:|[./?#])/i;

const thingsOf = ({ things }: Page, types: RegExp) =>
  things.flatMap(({ thing }) => (isOf(thing, types) ? [thing] : []));
/** Returns the things that the firm itself wrote. */
const ownThings = ({ things }: Page) =>
  things.flatMap(({ thing }) => (isOf(thing, BY_OTHERS) ? [] : [thing]));
const metaTexts = ({ metas }: Page, names: RegExp) =>
  metas.flatMap(({ name, content }) => (names.test(name) ? plainTexts(content) : []));
const textsIn = ({ things }: Page, owners: readonly Thing[], name: string) =>
  owners.flatMap((thing) => textsOf(thing[name], things));

/** Properties that connect a page with its article. */
const TO_THE_ARTICLE = /^(?:mainEntity|mainEntityOfPage)$/;

/**
 * Returns the things of the page itself: those that are no property of another thing, and those in a property that connects
 * them with the page.
 */
function ofThePage({ things }: Page, types: RegExp, connections: RegExp): Thing[] {
  const references = Map.groupBy(
    things.filter(({ thing, property }) => property && Object.keys(thing).join() === '@id'),
    ({ thing }) => thing['@id'],
  );
  const mentioned = new Set<Thing>();
  for (const { thing, property, owner } of things) {
    const properties = property
      ? [property]
      : (references.get(thing['@id']) ?? []).flatMap((each) => each.property ?? []);
    const isMentioned = properties.length > 0 && !properties.some((each) => connections.test(each));
    if (isMentioned || (owner && mentioned.has(owner))) mentioned.add(thing);
  }
  return things.flatMap(({ thing }) =>
    !mentioned.has(thing) && isOf(thing, types) ? [thing] : [],
  );
}

/** Returns the phone numbers of the firm, also those of its contact points. A contact point may be only a reference by "@id". */
function phonesOf(page: Page): string[] {
  const firms = new Set(ofThePage(page, FIRM, TO_THE_FIRM));
  const points = page.things.flatMap(({ thing, property, owner }) =>
    property === 'contactPoint' && owner && firms.has(owner) ? [thing] : [],
  );
  const ids = new Set<unknown>(
    points.map((point) => point['@id']).filter((id) => id !== undefined),
  );
  const referred = page.things.flatMap(({ thing }) => (ids.has(thing['@id']) ? [thing] : []));
  return textsIn(page, [...new Set([...firms, ...points, ...referred])], 'telephone');
}

/** Returns the result for a page without an author or a date. Only articles need them, and a page of several is a list. */
function missing(problem: 'no-author' | 'no-date', page: Page): FoundLine {
  if (!ownThings(page).some((thing) => isOf(thing, ARTICLE))) return { reason: 'no-article' };
  const isArticle = ofThePage(page, ARTICLE, TO_THE_ARTICLE).length === 1;
  if (!isArticle || page.hasItemref) return { outcome: 'not found' };
  return { outcome: 'not found', problem };
}

/** Matches a year, a month or a day, optionally with a time (ISO 8601, as in schema.org's Date and DateTime). */
const ISO =
  /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** Two dates may differ by this many ms, because a day has no time zone. */
const DAY_MS = 86_400_000;

/** Returns the dates of each thing and of Open Graph. `day` is undefined if a text is not ISO 8601; `time` is in ms. */
function datesOf(page: Page) {
  const openGraph: Thing = {
    datePublished: metaTexts(page, /^article:published_time$/),
    dateModified: metaTexts(page, /^article:modified_time$/),
  };
  return [...ownThings(page), openGraph].flatMap((owner) =>
    ['datePublished', 'dateModified'].flatMap((name) =>
      textsIn(page, [owner], name).map((text) => {
        const day = ISO.exec(text)?.[1];
        return { owner, name, text, day, time: Date.parse(text) || Date.parse(day ?? '') };
      }),
    ),
  );
}

/** Returns whether no date is in the future, and no change is before its publication. */
const areOrdered = (dates: ReturnType<typeof datesOf>, at: Date) =>
  dates.every((date) => {
    const isPublished = date.name === 'datePublished';
    const changes = dates.filter(({ owner, name }) => owner === date.owner && name !== date.name);
    const isBefore = changes.every(({ time }) => time >= date.time - DAY_MS);
    return date.time <= at.getTime() + DAY_MS && (isBefore || !isPublished);
  });

/** Returns whether a page shows a name, or two words of it in a row: a byline may lack a title or the second author. */
function showsName(page: Page, name: string) {
  const bare = name.replace(/,.*/, '');
  const words = bare
    .split(/\s+/)
    .filter((word) => plain(word))
    .slice(0, NAME_WORDS);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [bare, ...pairs].some((each) => page.shows(each));
}

/** Checks of structured data and of `tel:` links. */
export const markupChecks = {
  'json-ld-broken'({ jsonLd }: Page): FoundLine {
    const count = jsonLd.length;
    if (count === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
    const broken = jsonLd.flatMap(({ error }, index) =>
      error ? `Block ${index + 1} of ${count}: ${error}` : [],
    );
    if (broken.length === 0) return { outcome: 'not found', note: `Blocks that parse: ${count}.` };
    return { problem: 'json-ld-broken', note: broken.join('; ') };
  },

  'markup-types'({ things, jsonLd }: Page): FoundLine {
    const items = things.flatMap(({ thing }) => typesOf(thing));
    if (items.length > 0) return { items };
    return jsonLd.some(({ error }) => error)
      ? { reason: 'broken-markup' }
      : { outcome: 'not found', problem: 'no-structured-data' };
  },

  /** Finds questions in the markup that the page does not show. */
  'questions-in-markup'(page: Page): FoundLine {
    const questions = thingsOf(page, /^Question$/)
      .flatMap(({ name, text }) => textsOf(name ?? text, page.things))
      .map((text) => text.replace(/^\d+[.)]\s+/, ''));
    const items = questions.filter((question) => !page.shows(question));
    const note = `Questions in the markup: ${questions.length}.`;
    if (items.length === 0) return { outcome: 'not found', note };
    return { problem: 'questions-not-shown', note, items };
  },

  /** Finds phone numbers in the markup that the page does not show. */
  'markup-differs'(page: Page): FoundLine {
    const phones = phonesOf(page);
    if (phones.length === 0) {
      // A number of a place or of a person may be the firm's, too.
      const isNone =
        !page.hasItemref && page.things.every(({ thing }) => thing.telephone === undefined);
      const note = isNone ? 'The markup names no phone of the firm.' : undefined;
      return { outcome: 'not found', note };
    }
    const known = phones.filter((phone) => northAmerican(phone));
    if (known.length === 0) return { reason: 'phone-form', items: phones };
    const text = page.texts.join(' ');
    const shown = allNumbers(text);
    const isShown = (phone: string) => shown.has(northAmerican(phone) ?? '');
    if (shownNumbers(text).length === 0 && !known.some(isShown)) return { reason: 'no-phone' };
    for (const { href } of page.calls) shown.add(northAmerican(href) ?? '');
    const items = known.filter((phone) => !isShown(phone));
    if (items.length === 0) return { outcome: 'not found', items: known };
    return { problem: 'phone-differs', items };
  },

  'call-links'({ calls, texts }: Page): FoundLine {
    const wrong = calls.filter(({ href, text }) => {
      const numbers = shownNumbers(text);
      return numbers.length > 0 && !numbers.includes(northAmerican(href) ?? numbers[0] ?? '');
    });
    if (wrong.length > 0) {
      const items = wrong.map(({ text, href }) => `Shows ${text}, calls ${href.slice(4).trim()}`);
      return { problem: 'call-link-differs', items };
    }
    if (calls.length > 0) return { items: calls.map(({ href }) => href) };
    const text = texts.join(' ');
    if (shownNumbers(text).length === 0) return { reason: 'no-phone' };
    const number = callable(text);
    if (!number) return { outcome: 'not found' };
    const quote = number.replace(/(...)(...)/, '$1-$2-');
    return { outcome: 'not found', problem: 'no-call-link', quote };
  },

  'author-markup'(page: Page): FoundLine {
    const authors = textsIn(page, ownThings(page), 'author');
    const ofArticle = ofThePage(page, /./, TO_THE_ARTICLE).filter((each) => !isOf(each, BY_OTHERS));
    const items = [...textsIn(page, ofArticle, 'author'), ...metaTexts(page, AUTHOR_METAS)];
    // The author of a cited work is not the page's author.
    if (items.length === 0)
      return authors.length > 0 ? { outcome: 'not found' } : missing('no-author', page);
    // A page may show its firm's name without the legal form ("LLC").
    const firms = new Set(textsIn(page, thingsOf(page, FIRM), 'name'));
    const names = items.filter((each) => !firms.has(each) && !ADDRESS.test(each));
    // One shown spelling of several is enough.
    if (
      names.length === 0 ||
      names.length > ITEMS_MAX ||
      names.some((name) => showsName(page, name))
    )
      return { items };
    return { problem: 'author-not-shown', items: names };
  },

  'date-markup'(page: Page): FoundLine {
    const dates = datesOf(page);
    if (dates.length === 0) return missing('no-date', page);
    const malformed = dates.filter(({ day }) => !day);
    const shown = malformed.length > 0 ? malformed : dates;
    const items = shown.map(({ name, text }) => `${name}: ${text}`);
    if (malformed.length > 0) return { problem: 'date-form', items };
    if (!areOrdered(dates, page.at)) return { problem: 'date-order', items };
    // The format of a date in a text depends on the language, so only time elements are compared.
    const isShown = dates.some(({ day }) => day && page.times.some((time) => time.startsWith(day)));
    return isShown ? { items } : { reason: 'day-not-compared', items };
  },
};
