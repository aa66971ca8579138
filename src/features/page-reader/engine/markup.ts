import type { CheckResult } from '../reading.ts';
import type { Page } from './page.ts';
import { allNumbers, northAmerican, numberToCall, shownNumbers } from './phones.ts';
import { isOf, plainTexts, type Thing, textsOf, typesOf } from './structured-data.ts';
import { ITEMS_MAX, lettersAndDigits } from './text.ts';

const BY_OTHERS = /^(?:Review|Comment|CreativeWork|Book|Quotation)$/;
/** Google's rules for articles do not apply to a JobPosting. */
const ARTICLE = /(?:Article|(?<!Job)Posting|Report)$/;
const FIRM =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** With any other property an organization is only mentioned. */
const FIRM_CONNECTIONS =
  /^(?:publisher|provider|mainEntity|mainEntityOfPage|about|author|creator|isPartOf|sourceOrganization|copyrightHolder)$/;
const AUTHOR_METAS = /^(?:author|article:author|dc\.creator|parsely-author|byl)$/;
const NAME_WORDS = 8;
const ADDRESS = /^(?:https?:|[./?#])/i;

const thingsOf = ({ things }: Page, types: RegExp) =>
  things.flatMap(({ thing }) => (isOf(thing, types) ? [thing] : []));
const ownThings = ({ things }: Page) =>
  things.flatMap(({ thing }) => (isOf(thing, BY_OTHERS) ? [] : [thing]));
const metaTexts = ({ metas }: Page, names: RegExp) =>
  metas.flatMap(({ name, content }) => (names.test(name) ? plainTexts(content) : []));
const textsIn = ({ things }: Page, owners: readonly Thing[], name: string) =>
  owners.flatMap((thing) => textsOf(thing[name], things));

const ARTICLE_CONNECTIONS = /^(?:mainEntity|mainEntityOfPage)$/;

/** Returns things that are no property, or a property that connects them with the page. */
function thingsOfPage({ things }: Page, types: RegExp, connections: RegExp): Thing[] {
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

/** A contact point may be only a reference by "@id". */
function phonesOf(page: Page): string[] {
  const firms = new Set(thingsOfPage(page, FIRM, FIRM_CONNECTIONS));
  const points = page.things.flatMap(({ thing, property, owner }) =>
    property === 'contactPoint' && owner && firms.has(owner) ? [thing] : [],
  );
  const ids = new Set<unknown>(
    points.map((point) => point['@id']).filter((id) => id !== undefined),
  );
  const referred = page.things.flatMap(({ thing }) => (ids.has(thing['@id']) ? [thing] : []));
  return textsIn(page, [...new Set([...firms, ...points, ...referred])], 'telephone');
}

/** Only articles need an author and a date. A page of several articles is a list. */
function missing(problem: 'no-author' | 'no-date', page: Page): CheckResult {
  if (!ownThings(page).some((thing) => isOf(thing, ARTICLE))) return { reason: 'no-article' };
  const isArticle = thingsOfPage(page, ARTICLE, ARTICLE_CONNECTIONS).length === 1;
  if (!isArticle || page.hasItemref) return { outcome: 'not found' };
  return { outcome: 'not found', problem };
}

/** Matches a year, a month or a day, optionally with a time (ISO 8601). */
const ISO =
  /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** Two dates may differ by this, because a day has no time zone. */
const DAY_MS = 86_400_000;

/** `day` is undefined if a text is not ISO 8601. */
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

const areOrdered = (dates: ReturnType<typeof datesOf>, readAt: Date) =>
  dates.every((date) => {
    const isPublished = date.name === 'datePublished';
    const changes = dates.filter(({ owner, name }) => owner === date.owner && name !== date.name);
    const isBefore = changes.every(({ time }) => time >= date.time - DAY_MS);
    return date.time <= readAt.getTime() + DAY_MS && (isBefore || !isPublished);
  });

/** Two words of a name are enough: a byline may lack a title or the second author. */
function showsName(page: Page, name: string) {
  const nameWithoutTitles = name.replace(/,.*/, '');
  const words = nameWithoutTitles
    .split(/\s+/)
    .filter((word) => lettersAndDigits(word))
    .slice(0, NAME_WORDS);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [nameWithoutTitles, ...pairs].some((each) => page.shows(each));
}

export const markupChecks = {
  'json-ld-broken'({ jsonLd }: Page): CheckResult {
    const count = jsonLd.length;
    if (count === 0) return { outcome: 'not found', note: 'The page has no JSON-LD.' };
    const broken = jsonLd.flatMap(({ error }, index) =>
      error ? `Block ${index + 1} of ${count}: ${error}` : [],
    );
    if (broken.length === 0) return { outcome: 'not found', note: `Blocks that parse: ${count}.` };
    return { problem: 'json-ld-broken', note: broken.join('; ') };
  },

  'markup-types'({ things, jsonLd }: Page): CheckResult {
    const items = things.flatMap(({ thing }) => typesOf(thing));
    if (items.length > 0) return { items };
    return jsonLd.some(({ error }) => error)
      ? { reason: 'broken-markup' }
      : { outcome: 'not found', problem: 'no-structured-data' };
  },

  'questions-in-markup'(page: Page): CheckResult {
    const questions = thingsOf(page, /^Question$/)
      .flatMap(({ name, text }) => textsOf(name ?? text, page.things))
      .map((text) => text.replace(/^\d+[.)]\s+/, ''));
    const items = questions.filter((question) => !page.shows(question));
    const note = `Questions in the markup: ${questions.length}.`;
    if (items.length === 0) return { outcome: 'not found', note };
    return { problem: 'questions-not-shown', note, items };
  },

  'markup-differs'(page: Page): CheckResult {
    const phones = phonesOf(page);
    if (phones.length === 0) {
      // A number of a place or of a person may be the firm's, too.
      const isNone =
        !page.hasItemref && page.things.every(({ thing }) => thing.telephone === undefined);
      const note = isNone ? 'The markup names no phone of the firm.' : undefined;
      return { outcome: 'not found', note };
    }
    const readableNumbers = phones.filter((phone) => northAmerican(phone));
    if (readableNumbers.length === 0) return { reason: 'phone-form', items: phones };
    const text = page.texts.join(' ');
    const visibleNumbers = allNumbers(text);
    const isShown = (phone: string) => visibleNumbers.has(northAmerican(phone) ?? '');
    if (shownNumbers(text).length === 0 && !readableNumbers.some(isShown))
      return { reason: 'no-phone' };
    for (const { href } of page.calls) visibleNumbers.add(northAmerican(href) ?? '');
    const items = readableNumbers.filter((phone) => !isShown(phone));
    if (items.length === 0) return { outcome: 'not found', items: readableNumbers };
    return { problem: 'phone-differs', items };
  },

  'call-links'({ calls, texts }: Page): CheckResult {
    const differing = calls.filter(({ href, text }) => {
      const numbers = shownNumbers(text);
      return numbers.length > 0 && !numbers.includes(northAmerican(href) ?? numbers[0] ?? '');
    });
    if (differing.length > 0) {
      const items = differing.map(
        ({ text, href }) => `Shows ${text}, calls ${href.slice(4).trim()}`,
      );
      return { problem: 'call-link-differs', items };
    }
    if (calls.length > 0) return { items: calls.map(({ href }) => href) };
    const text = texts.join(' ');
    if (shownNumbers(text).length === 0) return { reason: 'no-phone' };
    const number = numberToCall(text);
    if (!number) return { outcome: 'not found' };
    const quote = number.replace(/(...)(...)/, '$1-$2-');
    return { outcome: 'not found', problem: 'no-call-link', quote };
  },

  'author-markup'(page: Page): CheckResult {
    const authors = textsIn(page, ownThings(page), 'author');
    const articles = thingsOfPage(page, /./, ARTICLE_CONNECTIONS).filter(
      (each) => !isOf(each, BY_OTHERS),
    );
    const items = [...textsIn(page, articles, 'author'), ...metaTexts(page, AUTHOR_METAS)];
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

  'date-markup'(page: Page): CheckResult {
    const dates = datesOf(page);
    if (dates.length === 0) return missing('no-date', page);
    const malformed = dates.filter(({ day }) => !day);
    const listedDates = malformed.length > 0 ? malformed : dates;
    const items = listedDates.map(({ name, text }) => `${name}: ${text}`);
    if (malformed.length > 0) return { problem: 'date-form', items };
    if (!areOrdered(dates, page.readAt)) return { problem: 'date-order', items };
    // The format of a date depends on the language, so only time elements are compared.
    const isShown = dates.some(({ day }) => day && page.times.some((time) => time.startsWith(day)));
    return isShown ? { items } : { reason: 'day-not-compared', items };
  },
};
