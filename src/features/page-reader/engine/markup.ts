import type { CheckResult } from '../reading.ts';
import type { Page } from './page.ts';
import { findAllNumbers, findGroupedNumbers, parseNorthAmerican } from './phones.ts';
import {
  type Entity,
  type EntityUse,
  hasType,
  plainTexts,
  textsOf,
  typesOf,
} from './structured-data.ts';
import { MAX_ITEMS } from './text.ts';

const THIRD_PARTY_TYPE = /^(?:Review|Comment|CreativeWork|Book|Quotation)$/;
/** Google's rules for articles do not apply to a JobPosting. */
const ARTICLE_TYPE = /(?:Article|(?<!Job)Posting|Report)$/;
const FIRM_TYPE =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** Properties that connect an organization with the page. Another property only mentions it. */
const FIRM_CONNECTIONS =
  /^(?:publisher|provider|mainEntity|mainEntityOfPage|about|author|creator|isPartOf|sourceOrganization|copyrightHolder)$/;
const AUTHOR_METAS = /^(?:author|article:author|dc\.creator|parsely-author|byl)$/;
const MAX_NAME_WORDS = 8;
const ADDRESS_START = /^(?:https?:|[./?#])/i;

const ARTICLE_CONNECTIONS = /^(?:mainEntity|mainEntityOfPage)$/;

const allEntities = ({ entityUses }: Page) => [...new Set(entityUses.map(({ entity }) => entity))];
const entitiesOf = (page: Page, types: RegExp) =>
  allEntities(page).filter((entity) => hasType(entity, types));
const firstPartyEntities = (page: Page) =>
  allEntities(page).filter((entity) => !hasType(entity, THIRD_PARTY_TYPE));
const metaTexts = ({ metas }: Page, names: RegExp) =>
  metas.flatMap(({ name, content }) => (names.test(name) ? plainTexts(content) : []));
const textsIn = (owners: readonly Entity[], name: string) =>
  owners.flatMap((entity) => textsOf(entity[name]));

/** Returns entities that are independent, or that one of `connections` connects with the page. */
function entitiesOfPage({ entityUses }: Page, types: RegExp, connections: RegExp): Entity[] {
  const usesByEntity = Map.groupBy(entityUses, ({ entity }) => entity);
  const mentionedEntities = new Set<unknown>();
  for (const [entity, uses] of usesByEntity) {
    const references = uses.filter(({ property }) => property);
    const isMentioned = ({ property = '', owner }: EntityUse) =>
      !connections.test(property) || mentionedEntities.has(owner);
    if (references.length > 0 && references.every(isMentioned)) mentionedEntities.add(entity);
  }
  return [...usesByEntity.keys()].filter(
    (entity) => !mentionedEntities.has(entity) && hasType(entity, types),
  );
}

function phonesOf(page: Page): string[] {
  const firms = entitiesOfPage(page, FIRM_TYPE, FIRM_CONNECTIONS);
  const contactPoints = page.entityUses.flatMap(({ entity, property, owner }) =>
    property === 'contactPoint' && owner && firms.includes(owner) ? [entity] : [],
  );
  return textsIn([...firms, ...contactPoints], 'telephone');
}

/** Only articles need an author and a date. A page of several articles is a list. */
function reportMissing(problem: 'no-author' | 'no-date', page: Page, names: RegExp): CheckResult {
  const [article, ...others] = entitiesOfPage(page, ARTICLE_TYPE, ARTICLE_CONNECTIONS);
  if (!article || others.length > 0) return { reason: 'no-article' };
  // The article may name the author only by a URL, or have only a creation date.
  if (Object.keys(article).some((name) => names.test(name))) return { reason: 'other-form' };
  return { outcome: 'not found', problem };
}

/** Matches a year, a month or a day, optionally with a time (ISO 8601). */
const ISO_DATE =
  /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** Dates may be wrong by a day, because a day has no time zone. */
const DAY_MS = 86_400_000;

/** `day` is undefined if a text is not ISO 8601. */
function datesOf(page: Page) {
  const openGraph: Entity = {
    datePublished: metaTexts(page, /^article:published_time$/),
    dateModified: metaTexts(page, /^article:modified_time$/),
  };
  return [...firstPartyEntities(page), openGraph].flatMap((owner) =>
    ['datePublished', 'dateModified'].flatMap((name) =>
      textsIn([owner], name).map((text) => {
        const day = ISO_DATE.exec(text)?.[1];
        return { owner, name, text, day, time: Date.parse(text) || Date.parse(day ?? '') };
      }),
    ),
  );
}

/** True if no date is in the future and no entity is modified before it is published. */
const haveValidOrder = (dates: ReturnType<typeof datesOf>, readAt: Date) =>
  dates.every(
    ({ owner, name, time }) =>
      time <= readAt.getTime() + DAY_MS &&
      (name === 'dateModified' ||
        dates.every((other) => other.owner !== owner || other.time >= time - DAY_MS)),
  );

/** Two words of a name are enough: a byline may lack a title, an initial or the second author. */
function hasName(page: Page, name: string) {
  const words = name.replace(/,.*/, '').match(/[^\s.]{2,}/g) ?? [];
  const pairs = words.slice(1, MAX_NAME_WORDS).map((word, index) => `${words[index]} ${word}`);
  return [name, ...(words.length > 1 ? pairs : words)].some((part) => page.hasText(part));
}

/** These checks also run if a block of the markup does not parse. */
export const linkChecks = {
  'json-ld-broken'({ jsonLd }: Page): CheckResult {
    const parseErrors = jsonLd.flatMap(({ error }, index) =>
      error ? `Block ${index + 1} of ${jsonLd.length}: ${error}` : [],
    );
    const note = parseErrors.join('; ');
    if (note) return { problem: 'json-ld-broken', note };
    return { outcome: 'not found', note: `Blocks of JSON-LD: ${jsonLd.length}.` };
  },

  'call-links'(page: Page): CheckResult {
    const { calls, texts } = page;
    const differingCalls = calls.filter(({ href, text }) => {
      const numbers = findGroupedNumbers(text);
      return numbers.length > 0 && !numbers.includes(parseNorthAmerican(href) ?? numbers[0] ?? '');
    });
    if (differingCalls.length > 0) {
      const items = differingCalls.map(
        ({ text, href }) => `Shows ${text}, calls ${href.slice(4).trim()}`,
      );
      return { problem: 'call-link-differs', items };
    }
    if (calls.length > 0) return { items: calls.map(({ href }) => href) };
    const phones = phonesOf(page);
    const shownNumbers = findAllNumbers(phones.length > 0 ? texts.join(' ') : '');
    const quote = phones.find((phone) => shownNumbers.has(parseNorthAmerican(phone) ?? ''));
    if (!quote) return { reason: 'no-call' };
    return { outcome: 'not found', problem: 'no-call-link', quote };
  },
};

export const markupChecks = {
  'markup-types'(page: Page): CheckResult {
    const items = allEntities(page).flatMap(typesOf);
    if (items.length > 0) return { items };
    if (page.entityUses.length > 0) return { reason: 'other-form' };
    return { outcome: 'not found', problem: 'no-structured-data' };
  },

  'questions-in-markup'(page: Page): CheckResult {
    const questions = entitiesOf(page, /^Question$/)
      .flatMap(({ name, text }) => textsOf(name ?? text))
      .map((text) => text.replace(/^\d+[.)]\s+/, ''));
    const items = questions.filter((question) => !page.hasText(question));
    const note = `Questions in the markup: ${questions.length}.`;
    if (items.length === 0) return { outcome: 'not found', note };
    return { problem: 'questions-not-shown', note, items };
  },

  'markup-differs'(page: Page): CheckResult {
    const phones = phonesOf(page);
    if (phones.length === 0) return { reason: 'no-markup-phone' };
    const readableNumbers = phones.filter((phone) => parseNorthAmerican(phone));
    if (readableNumbers.length === 0) return { reason: 'phone-form', items: phones };
    const text = page.texts.join(' ');
    const visibleNumbers = findAllNumbers(text);
    const isShown = (phone: string) => visibleNumbers.has(parseNorthAmerican(phone) ?? '');
    if (findGroupedNumbers(text).length === 0 && !readableNumbers.some(isShown))
      return { reason: 'no-phone' };
    for (const { href } of page.calls) visibleNumbers.add(parseNorthAmerican(href) ?? '');
    const items = readableNumbers.filter((phone) => !isShown(phone));
    if (items.length === 0) return { outcome: 'not found', items: readableNumbers };
    return { problem: 'phone-differs', items };
  },

  'author-markup'(page: Page): CheckResult {
    const articles = entitiesOfPage(page, /./, ARTICLE_CONNECTIONS).filter(
      (entity) => !hasType(entity, THIRD_PARTY_TYPE),
    );
    const items = [...textsIn(articles, 'author'), ...metaTexts(page, AUTHOR_METAS)];
    if (items.length === 0) return reportMissing('no-author', page, /^(?:author|creator)$/);
    // A page may show its firm's name without the legal form ("LLC").
    const firms = new Set(textsIn(entitiesOf(page, FIRM_TYPE), 'name'));
    const names = items.filter((author) => !firms.has(author) && !ADDRESS_START.test(author));
    // If the markup has several spellings of the author's name, the page must show only one of
    // them.
    if (names.length === 0 || names.length > MAX_ITEMS || names.some((name) => hasName(page, name)))
      return { items };
    return { problem: 'author-not-shown', items: names };
  },

  'date-markup'(page: Page): CheckResult {
    const dates = datesOf(page);
    if (dates.length === 0) return reportMissing('no-date', page, /^date/);
    const malformedDates = dates.filter(({ day }) => !day);
    const listedDates = malformedDates.length > 0 ? malformedDates : dates;
    const items = listedDates.map(({ name, text }) => `${name}: ${text}`);
    if (malformedDates.length > 0) return { problem: 'date-form', items };
    if (!haveValidOrder(dates, page.readAt)) return { problem: 'date-order', items };
    // The format of a date depends on the language, so only time elements are compared.
    const isShown = dates.some(({ day }) => day && page.times.some((time) => time.startsWith(day)));
    return isShown ? { items } : { reason: 'day-not-compared', items };
  },
};
