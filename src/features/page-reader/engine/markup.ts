import type { FoundLine } from '../reading.ts';
import type { Page } from './page.ts';
import { allNumbers, northAmerican, shownNumbers } from './phones.ts';
import { isOf, plainTexts, type Thing, textsOf, typesOf } from './structured-data.ts';

/** Things that others wrote about the firm. */
const BY_OTHERS = /^(?:Review|Comment|CreativeWork|Book|Quotation)$/;
/** Types that Google's rules for articles are about; an offer of a job is none. */
const ARTICLE = /(?:Article|(?<!Job)Posting|Report)$/;
/** Types whose phone is that of the firm. */
const FIRM =
  /(?:Organization|Business|LegalService|Attorney|ProfessionalService|Corporation|Notary)$/;
/** Properties that lead from a page to its firm. Under any other an organization is only mentioned. */
const TO_THE_FIRM =
  /^(?:publisher|provider|mainEntity|mainEntityOfPage|about|author|creator|isPartOf|sourceOrganization|copyrightHolder)$/;
const AUTHOR_METAS = /^(?:author|article:author|dc\.creator|parsely-author|byl)$/;
/** An address in the place of a name. */
const ADDRESS = /^(?:https?:|[./?#])/i;

const thingsOf = ({ things }: Page, types: RegExp) =>
  things.flatMap(({ thing }) => (isOf(thing, types) ? [thing] : []));
/** Things that the firm wrote. */
const ownThings = ({ things }: Page) =>
  things.flatMap(({ thing }) => (isOf(thing, BY_OTHERS) ? [] : [thing]));
const metaTexts = ({ metas }: Page, names: RegExp) =>
  metas.flatMap(({ name, content }) => (names.test(name) ? plainTexts(content) : []));
const textsIn = ({ things }: Page, owners: readonly Thing[], name: string) =>
  owners.flatMap((thing) => textsOf(thing[name], things));

/** The organizations that are the page's firm: those that no thing has as a property, and those under TO_THE_FIRM. */
function firmsOf({ things }: Page): Thing[] {
  const references = Map.groupBy(
    things.filter(({ thing, property }) => property && Object.keys(thing).join() === '@id'),
    ({ thing }) => thing['@id'],
  );
  const mentioned = new Set<Thing>();
  for (const { thing, property, owner } of things) {
    const properties = property
      ? [property]
      : (references.get(thing['@id']) ?? []).flatMap((each) => each.property ?? []);
    const isMentioned = properties.length > 0 && !properties.some((each) => TO_THE_FIRM.test(each));
    if (isMentioned || (owner && mentioned.has(owner))) mentioned.add(thing);
  }
  return things.flatMap(({ thing }) => (!mentioned.has(thing) && isOf(thing, FIRM) ? [thing] : []));
}

/** The line of an article without an author or a date; other pages need neither. */
const missing = (problem: 'no-author' | 'no-date', page: Page): FoundLine =>
  ownThings(page).some((thing) => isOf(thing, ARTICLE))
    ? { outcome: 'not found', problem }
    : { reason: 'no-article' };

/** Year, month and day, the last with a time or alone (ISO 8601, as schema.org's Date and DateTime). */
const ISO =
  /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** A day has no time zone, so two days may differ by this without being wrong, in ms. */
const DAY_MS = 86_400_000;

/** The dates of each thing and of Open Graph. `day` is undefined where a text is not ISO 8601; `time` is in ms. */
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

/** Returns whether no date is in the future, and none is changed before it is published. */
const areOrdered = (dates: ReturnType<typeof datesOf>, at: Date) =>
  dates.every((date) => {
    const isPublished = date.name === 'datePublished';
    const changes = dates.filter(({ owner, name }) => owner === date.owner && name !== date.name);
    const isBefore = changes.every(({ time }) => time >= date.time - DAY_MS);
    return date.time <= at.getTime() + DAY_MS && (isBefore || !isPublished);
  });

/** The checks of structured data and of links that call. */
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

  /** Questions of the markup that the page does not show. */
  'questions-in-markup'(page: Page): FoundLine {
    const questions = thingsOf(page, /^Question$/)
      .flatMap(({ name, text }) => textsOf(name ?? text, page.things))
      .map((text) => text.replace(/^\d+[.)]\s+/, ''));
    const items = questions.filter((question) => !page.shows(question));
    const note = `Questions in the markup: ${questions.length}.`;
    if (items.length === 0) return { outcome: 'not found', note };
    return { problem: 'questions-not-shown', note, items };
  },

  /** Phones of the markup that the page does not show. */
  'markup-differs'(page: Page): FoundLine {
    const phones = textsIn(page, firmsOf(page), 'telephone');
    if (phones.length === 0)
      return { outcome: 'not found', note: 'The markup names no phone of the firm.' };
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
    const [number] = shownNumbers(texts.join(' '));
    if (!number) return { reason: 'no-phone' };
    const quote = number.replace(/(...)(...)/, '$1-$2-');
    return { outcome: 'not found', problem: 'no-call-link', quote };
  },

  'author-markup'(page: Page): FoundLine {
    const authors = textsIn(page, ownThings(page), 'author');
    const items = [...authors, ...metaTexts(page, AUTHOR_METAS)];
    if (items.length === 0) return missing('no-author', page);
    // A page may show its firm without its form of company.
    const firms = new Set(textsIn(page, thingsOf(page, FIRM), 'name'));
    const names = items.filter((each) => !firms.has(each) && !ADDRESS.test(each));
    const hidden = names.filter((name) => !page.shows(name.replace(/,.*/, '')));
    // One of several spellings is enough.
    if (names.length === 0 || hidden.length < names.length) return { items };
    return { problem: 'author-not-shown', items: hidden };
  },

  'date-markup'(page: Page): FoundLine {
    const dates = datesOf(page);
    if (dates.length === 0) return missing('no-date', page);
    const malformed = dates.filter(({ day }) => !day);
    const shown = malformed.length > 0 ? malformed : dates;
    const items = shown.map(({ name, text }) => `${name}: ${text}`);
    if (malformed.length > 0) return { problem: 'date-form', items };
    if (!areOrdered(dates, page.at)) return { problem: 'date-order', items };
    // How a text writes a date depends on its language, so only time elements are compared.
    const isShown = dates.some(({ day }) => day && page.times.some((time) => time.startsWith(day)));
    return isShown ? { items } : { reason: 'day-not-compared', items };
  },
};
