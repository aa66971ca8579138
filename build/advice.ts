import { join } from 'node:path';
import { COLLECTIONS, collectionOf } from '../src/collections.ts';
import { findPicture } from '../src/content/article-pictures.ts';
import type { CheckedFile, Content } from '../src/content/check-content.ts';
import { type Field, lineOfField, textsWithin } from '../src/content/fields.ts';
import { META_LENGTHS } from '../src/content/parts.ts';
import { readFactBook } from '../src/content/references.ts';
import { filesIn } from '../src/content-checks.ts';
import { DEFAULT_FEATURED_IMAGE } from '../src/features/blog/file/article.ts';
import { waitingReason } from '../src/features/blog/schema.ts';

const { titleMax, descriptionMin, descriptionMax } = META_LENGTHS;

type Shown = { field: string; value: Field };

/** Returns the texts under `meta:`, anywhere in a file. */
function shownIn(fields: Field): Shown[] {
  return fields.entries().flatMap(([key, child]) =>
    key === 'meta'
      ? ['title', 'description'].flatMap((name) => {
          const value = child.at(name);
          return value ? [{ field: `meta.${name}`, value }] : [];
        })
      : shownIn(child),
  );
}

function shownOf({ of, fields }: CheckedFile): Shown[] {
  if (of !== 'blog') return shownIn(fields);
  const value = fields.at('meta_description');
  return value ? [{ field: 'meta_description', value }] : [];
}

function adviceOn({ field, value }: Shown): string | undefined {
  const { length } = String(value.value);
  if (field.endsWith('title'))
    return length > titleMax
      ? `search results cut a title after about ${titleMax} characters, found ${length}`
      : undefined;
  return length < descriptionMin || length > descriptionMax
    ? `search results show a description of ${descriptionMin} to ${descriptionMax} characters whole, found ${length}`
    : undefined;
}

/**
 * Lists titles and descriptions that are shorter or longer than search results show, one line each. They are no
 * mistake: a reader sees less of them.
 */
export const metaAdvice = ({ folder, files }: Content): string[] =>
  files.flatMap((file) =>
    shownOf(file).flatMap((shown) => {
      const advice = adviceOn(shown);
      const { line } = shown.value;
      return advice ? [`${join(folder, file.path)}: line ${line}: ${shown.field}: ${advice}`] : [];
    }),
  );

/**
 * Lists the articles that a site built on a day in this time zone leaves out, one line each with the reason, and
 * returns the moment from which the first of them belongs to the site, in W3C form.
 */
export function waitingArticles(
  content: Content,
  timeZone: string,
  today = content.today,
): { lines: string[]; next: string | undefined } {
  const waiting = filesIn(content, 'blog').flatMap(({ path, data }) => {
    const reason = waitingReason(data, today);
    const due = data.draft ? undefined : data.published_at;
    return reason ? [{ line: `${join(content.folder, path)}: ${reason}`, due }] : [];
  });
  const [day] = waiting.flatMap(({ due }) => due ?? []).toSorted();
  const next = day && Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
  return { lines: waiting.map(({ line }) => line), next };
}

/** Lists articles whose named picture does not exist, one line each: they show the default picture. */
export const pictureAdvice = (content: Content): string[] =>
  filesIn(content, 'blog').flatMap(({ path, fields }) => {
    const field = fields.at('featured_image_url');
    const name = String(field?.value ?? '');
    if (!name || name.startsWith('http') || name === DEFAULT_FEATURED_IMAGE || findPicture(name))
      return [];
    return [
      `${join(content.folder, path)}: line ${field?.line}: no picture "${name}" in article-pictures; the default is shown`,
    ];
  });

/**
 * Lists pages that no menu links to, and people without a department, one line each. They are no mistake, because
 * somebody may intend it.
 */
export function unlistedContent(content: Content): string[] {
  const { folder, files } = content;
  const menus = filesIn(content, 'navigation').flatMap(({ data }) => [
    ...data.services,
    ...data.practiceAreas,
    ...data.legal,
  ]);
  const linked = new Set(menus.map(({ href }) => href.split('#')[0]));
  const inNoMenu = files
    .filter(({ of }) => ['services', 'practiceAreas', 'policies'].includes(of))
    .flatMap(({ path, name, data }) => {
      const page = collectionOf(path)?.page?.(name, data);
      const text = `no menu in ${COLLECTIONS.navigation.path} leads to ${page}`;
      return page && !linked.has(page) ? [`${join(folder, path)}: ${text}`] : [];
    });
  const placed = new Set(
    filesIn(content, 'about')
      .flatMap(({ data }) => data.sections)
      .flatMap((section) => (section.kind === 'items' ? section.items : []))
      .flatMap(({ people = [] }) => people),
  );
  const inNoDepartment = filesIn(content, 'team')
    .filter(({ name }) => placed.size > 0 && !placed.has(name))
    .map(
      ({ path, name }) =>
        `${join(folder, path)}: no department in ${COLLECTIONS.about.path} names ${name}`,
    );
  return [...inNoMenu, ...inNoDepartment];
}

/**
 * These files hold what the agency writes about itself. Articles carry a date; the other folders are about laws and other
 * firms.
 */
const OF_AGENCY = /^(?:pages|services|cities|tools\/[^/]+$)/;
/** Parts of such a file that show an invented example. */
const EXAMPLES: ReadonlySet<string> = new Set(['deliverable', 'exhibit', 'story', 'example']);
const AMOUNT = /\$\d+(?:,\d{3})*/g;
/** The period of a price follows the amount. */
const PRICE =
  /(?<amounts>\$\d+(?:,\d{3})*(?:[-–]\$?\d+(?:,\d{3})*)?\+?)(?:\/month| a month| per month| one-time)/g;
/** Shorter times are durations of a task: "about 2 minutes". */
const SESSION_MINUTES_LEAST = 10;
const MINUTES = /\b(\d{2,3})[- ]minutes?\b/g;
/** Names of the packages in the sample, which a copied folder may still mention. */
const SAMPLE_PACKAGES = ['Starter', 'Market Domination', 'Growth'];

type Known = {
  amounts: ReadonlySet<string>;
  minutes: string | undefined;
  packages: ReadonlySet<string>;
};

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

function knownFacts({ folder }: Content): Known {
  const facts = readFactBook(folder);
  const names = [...facts].filter(([key]) => key.endsWith('.name')).map(([, name]) => name);
  return {
    amounts: new Set([...facts.values()].flatMap(amountsIn)),
    minutes: facts.get('sessions.minutes'),
    packages: new Set(names),
  };
}

function unknownIn(text: string, { amounts, minutes, packages }: Known): string[] {
  const prices = [...text.matchAll(PRICE)]
    .filter(({ groups }) => !amountsIn(groups?.amounts ?? '').every((each) => amounts.has(each)))
    .map(([price]) => `"${price}" is no price in pages/pricing.yaml`);
  const times = [...text.matchAll(MINUTES)]
    .filter(([, count]) => Number(count) >= SESSION_MINUTES_LEAST && count !== minutes)
    .map(([time]) => `"${time}", but sessions in site.yaml take ${minutes} minutes`);
  const names = SAMPLE_PACKAGES.filter(
    (name) => !packages.has(name) && new RegExp(`\\b${name}\\b`).test(text),
  ).map((name) => `"${name}" is no package in pages/pricing.yaml`);
  return [...prices, ...(minutes ? times : []), ...names];
}

/**
 * Lists the agency's sentences with a price, a session length or a package name that pricing.yaml and site.yaml do not
 * have, one line each. Only numbers and names are compared, so a line may be wrong: it never stops a build.
 */
export function factAdvice(content: Content): string[] {
  const known = knownFacts(content);
  return content.files
    .filter(({ path }) => OF_AGENCY.test(path))
    .flatMap(({ path, fields }) =>
      textsWithin(fields.value)
        .filter(({ at }) => !at.some((key) => EXAMPLES.has(String(key))))
        .flatMap(({ at, text: words }) =>
          unknownIn(words, known).map(
            (advice) => `${join(content.folder, path)}: line ${lineOfField(fields, at)}: ${advice}`,
          ),
        ),
    );
}
