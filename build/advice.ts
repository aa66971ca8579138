import { join } from 'node:path';
import { COLLECTIONS, collectionOf } from '../src/collections.ts';
import { findPicture } from '../src/content/article-pictures.ts';
import type { Content } from '../src/content/check-content.ts';
import { lineOfField, textsWithin } from '../src/content/fields.ts';
import { META_LENGTHS } from '../src/content/parts.ts';
import { readFactBook } from '../src/content/references.ts';
import { dataOf, filesIn } from '../src/content-checks.ts';
import { DEFAULT_FEATURED_IMAGE } from '../src/features/blog/file/article.ts';
import { unpublishedReason } from '../src/features/blog/schema.ts';

const { titleMax, descriptionMin, descriptionMax } = META_LENGTHS;

const adviceAt = ({ folder }: Content, path: string, line: number, advice: string) =>
  `${join(folder, path)}: line ${line}: ${advice}`;

function lengthAdvice(field: string, { length }: string): string | undefined {
  if (field === 'meta.title' && length > titleMax)
    return `search results cut off a title after about ${titleMax} characters, found ${length}`;
  const isDescription = field === 'meta.description' || field === 'meta_description';
  return isDescription && (length < descriptionMin || length > descriptionMax)
    ? `search results show the whole of a description with ${descriptionMin} to ${descriptionMax} characters, found ${length}`
    : undefined;
}

export const metaAdvice = (content: Content): string[] =>
  content.files.flatMap(({ path, fields }) =>
    textsWithin(fields.value).flatMap(({ at, text }) => {
      const field = at.slice(-2).join('.');
      const advice = lengthAdvice(field, text);
      const line = advice && lineOfField(fields, at);
      return line ? [adviceAt(content, path, line, `${field}: ${advice}`)] : [];
    }),
  );

// `lines` names the articles that are not public on the day `today`. `next` is the moment when the
// first of them becomes public.
export function waitingArticles(
  content: Content,
  timeZone: string,
  today = content.today,
): { lines: string[]; next: string | undefined } {
  const waiting = filesIn(content, 'blog').flatMap(({ path, data }) => {
    const reason = unpublishedReason(data, today);
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
    const advice = `no picture "${name}" in article-pictures; the default is shown`;
    return [adviceAt(content, path, field?.line ?? 1, advice)];
  });

const MENU_COLLECTIONS = ['services', 'practiceAreas', 'policies'];

/** Lists pages that no menu has. This is only advice, because such a page may be intended. */
export function pagesWithoutMenu(content: Content): string[] {
  const items = dataOf(content, 'navigation').flatMap(({ services, practiceAreas, legal }) => [
    ...services,
    ...practiceAreas,
    ...legal,
  ]);
  const linkedPaths = new Set(items.map(({ href }) => href.split('#')[0]));
  return content.files
    .filter(({ collectionName }) => MENU_COLLECTIONS.includes(collectionName))
    .flatMap(({ path, name, data }) => {
      const page = collectionOf(path)?.page?.(name, data);
      const advice = `no menu in ${COLLECTIONS.navigation.path} leads to ${page}`;
      return page && !linkedPaths.has(page) ? [`${join(content.folder, path)}: ${advice}`] : [];
    });
}

// Prices are checked only in these files. Articles have a date, so an old price in them is right.
// Other folders are about other firms.
const AGENCY_FILES = /^(?:pages|services|cities|tools\/[^/]+$)/;
const EXAMPLE_FIELDS: ReadonlySet<string> = new Set(['deliverable', 'exhibit', 'story', 'example']);
const AMOUNT = /\$\d+(?:,\d{3})*/g;
const PRICE =
  /\$\d+(?:,\d{3})*(?:[-–]\$?\d+(?:,\d{3})*)?\+?(?:\/month| a month| per month| one-time)/g;

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

/** Lists prices in sentences that no field of the pricing page has, such as an old price. */
export function priceAdvice(content: Content): string[] {
  const facts = [...readFactBook(content.folder).values()];
  const knownAmounts = new Set(facts.flatMap(amountsIn));
  const isUnknown = (price: string) =>
    !amountsIn(price).every((amount) => knownAmounts.has(amount));
  return content.files
    .filter(({ path }) => AGENCY_FILES.test(path))
    .flatMap(({ path, fields }) =>
      textsWithin(fields.value)
        .filter(({ at }) => !at.some((key) => EXAMPLE_FIELDS.has(String(key))))
        .flatMap(({ at, text }) =>
          (text.match(PRICE) ?? []).filter(isUnknown).map((price) => {
            const advice = `"${price}" is not a price in ${COLLECTIONS.pricing.path}`;
            return adviceAt(content, path, lineOfField(fields, at), advice);
          }),
        ),
    );
}
