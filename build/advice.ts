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

type MetaText = { field: string; value: Field };

function metaTextsIn(fields: Field): MetaText[] {
  return fields.entries().flatMap(([key, child]) =>
    key === 'meta'
      ? ['title', 'description'].flatMap((name) => {
          const value = child.at(name);
          return value ? [{ field: `meta.${name}`, value }] : [];
        })
      : metaTextsIn(child),
  );
}

function metaTextsOf({ collectionName, fields }: CheckedFile): MetaText[] {
  if (collectionName !== 'blog') return metaTextsIn(fields);
  const value = fields.at('meta_description');
  return value ? [{ field: 'meta_description', value }] : [];
}

function adviceOn({ field, value }: MetaText): string | undefined {
  const { length } = String(value.value);
  if (field.endsWith('title'))
    return length > titleMax
      ? `search results cut off a title after about ${titleMax} characters, found ${length}`
      : undefined;
  return length < descriptionMin || length > descriptionMax
    ? `search results show the whole of a description with ${descriptionMin} to ${descriptionMax} characters, found ${length}`
    : undefined;
}

export const metaAdvice = ({ folder, files }: Content): string[] =>
  files.flatMap((file) =>
    metaTextsOf(file).flatMap((text) => {
      const advice = adviceOn(text);
      const { line } = text.value;
      return advice ? [`${join(folder, file.path)}: line ${line}: ${text.field}: ${advice}`] : [];
    }),
  );

/** `lines` names articles that are not public on the day `today`. At `next`, one becomes public. */
export function waitingArticles(
  content: Content,
  timeZone: string,
  today = content.today,
): { lines: string[]; next: string | undefined } {
  const waiting = filesIn(content, 'blog').flatMap(({ path, data }) => {
    const reason = waitingReason(data, today);
    const publicationDay = data.draft ? undefined : data.published_at;
    return reason ? [{ line: `${join(content.folder, path)}: ${reason}`, publicationDay }] : [];
  });
  const [nextDay] = waiting.flatMap(({ publicationDay }) => publicationDay ?? []).toSorted();
  const next =
    nextDay && Temporal.PlainDate.from(nextDay).toZonedDateTime(timeZone).toInstant().toString();
  return { lines: waiting.map(({ line }) => line), next };
}

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

/** Returns pages that no menu links to and people without a department: both may be intended. */
export function unlistedContent(content: Content): string[] {
  const { folder, files } = content;
  const menus = filesIn(content, 'navigation').flatMap(({ data }) => [
    ...data.services,
    ...data.practiceAreas,
    ...data.legal,
  ]);
  const linkedPaths = new Set(menus.map(({ href }) => href.split('#')[0]));
  const pagesWithoutMenu = files
    .filter(({ collectionName }) =>
      ['services', 'practiceAreas', 'policies'].includes(collectionName),
    )
    .flatMap(({ path, name, data }) => {
      const page = collectionOf(path)?.page?.(name, data);
      const text = `no menu in ${COLLECTIONS.navigation.path} leads to ${page}`;
      return page && !linkedPaths.has(page) ? [`${join(folder, path)}: ${text}`] : [];
    });
  const peopleInDepartments = new Set(
    filesIn(content, 'about')
      .flatMap(({ data }) => data.sections)
      .flatMap((section) => (section.kind === 'items' ? section.items : []))
      .flatMap(({ people = [] }) => people),
  );
  const peopleWithoutDepartment = filesIn(content, 'team')
    .filter(({ name }) => peopleInDepartments.size > 0 && !peopleInDepartments.has(name))
    .map(
      ({ path, name }) =>
        `${join(folder, path)}: no department in ${COLLECTIONS.about.path} names ${name}`,
    );
  return [...pagesWithoutMenu, ...peopleWithoutDepartment];
}

/** Articles have a date, so old figures in them are right; other folders are about other firms. */
const AGENCY_FILES = /^(?:pages|services|cities|tools\/[^/]+$)/;
const EXAMPLE_FIELDS: ReadonlySet<string> = new Set(['deliverable', 'exhibit', 'story', 'example']);
const AMOUNT = /\$\d+(?:,\d{3})*/g;
const PRICE =
  /(?<amounts>\$\d+(?:,\d{3})*(?:[-–]\$?\d+(?:,\d{3})*)?\+?)(?:\/month| a month| per month| one-time)/g;
/** A text with fewer minutes is about a task, not about a session: "about 2 minutes". */
const SESSION_MINUTES_MIN = 10;
const MINUTES = /\b(\d{2,3})[- ]minutes?\b/g;
/** A folder that was copied from the sample content may still mention its packages. */
const SAMPLE_PACKAGES = ['Starter', 'Market Domination', 'Growth'];

type Facts = {
  amounts: ReadonlySet<string>;
  minutes: string | undefined;
  packages: ReadonlySet<string>;
};

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

function agencyFacts({ folder }: Content): Facts {
  const facts = readFactBook(folder);
  const names = [...facts].filter(([key]) => key.endsWith('.name')).map(([, name]) => name);
  return {
    amounts: new Set([...facts.values()].flatMap(amountsIn)),
    minutes: facts.get('sessions.minutes'),
    packages: new Set(names),
  };
}

function unknownFactsIn(text: string, { amounts, minutes, packages }: Facts): string[] {
  const prices = [...text.matchAll(PRICE)]
    .filter(
      ({ groups }) => !amountsIn(groups?.amounts ?? '').every((amount) => amounts.has(amount)),
    )
    .map(([price]) => `"${price}" is not a price in pages/pricing.yaml`);
  const times = [...text.matchAll(MINUTES)]
    .filter(([, count]) => Number(count) >= SESSION_MINUTES_MIN && count !== minutes)
    .map(([time]) => `"${time}", but sessions in site.yaml take ${minutes} minutes`);
  const names = SAMPLE_PACKAGES.filter(
    (name) => !packages.has(name) && new RegExp(`\\b${name}\\b`).test(text),
  ).map((name) => `"${name}" is not a package in pages/pricing.yaml`);
  return [...prices, ...(minutes ? times : []), ...names];
}

/** This compares only numbers and names. A line may be wrong, so it never stops a build. */
export function factAdvice(content: Content): string[] {
  const facts = agencyFacts(content);
  return content.files
    .filter(({ path }) => AGENCY_FILES.test(path))
    .flatMap(({ path, fields }) =>
      textsWithin(fields.value)
        .filter(({ at }) => !at.some((key) => EXAMPLE_FIELDS.has(String(key))))
        .flatMap(({ at, text }) =>
          unknownFactsIn(text, facts).map(
            (advice) => `${join(content.folder, path)}: line ${lineOfField(fields, at)}: ${advice}`,
          ),
        ),
    );
}
