import { join } from 'node:path';
import type { z } from 'zod';
import { findPicture } from '../src/content/article-pictures.ts';
import { nameOf } from '../src/content/content-files.ts';
import { locatedYaml } from '../src/content/located-fields.ts';
import { META_LENGTHS } from '../src/content/parts.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { lineAt, readSource } from '../src/content/source-text.ts';
import { articleFiles, CONTENT_PLACES, filesOf } from '../src/content-places.ts';
import { type HeaderField, headerBlock } from '../src/features/blog/file/header-block.ts';
import { DEFAULT_FEATURED_IMAGE } from '../src/features/blog/file/read-blog-post.ts';
import { heldBack } from '../src/features/blog/schema.ts';

const { titleMax, descriptionMin, descriptionMax } = META_LENGTHS;

/** A text that search engines show, and where it is. */
type Shown = { line: number; field: string; kind: 'title' | 'description'; text: string };

/** What a file says under `meta:`, wherever in it that is; the rest of it need not be parsed for that. */
function shownIn(source: string): Shown[] {
  return [...source.matchAll(/^( *)meta:\n((?:\1 +.*\n| *\n)+)/gm)].flatMap((found) => {
    const fields = locatedYaml(found[2] ?? '');
    return (['title', 'description'] as const).flatMap((kind) => {
      const words = fields.at(kind);
      const line = lineAt(source, found.index) + (words?.line ?? 0);
      return words ? [{ line, field: `meta.${kind}`, kind, text: String(words.value) }] : [];
    });
  });
}

function shownOfArticle(source: string): Shown[] {
  const written = headerBlock(source).fields.get('meta_description');
  if (!written) return [];
  const { line, value } = written;
  return [{ line, field: 'meta_description', kind: 'description', text: String(value) }];
}

function adviceOn({ kind, text }: Shown): string | undefined {
  const found = `found ${text.length}`;
  if (kind === 'title')
    return text.length > titleMax
      ? `search results cut a title after about ${titleMax} characters, ${found}`
      : undefined;
  return text.length < descriptionMin || text.length > descriptionMax
    ? `search results show a description of ${descriptionMin} to ${descriptionMax} characters whole, ${found}`
    : undefined;
}

/** Titles and descriptions of another length than search results show, a line each: no mistake, the reader sees less. */
export function metaAdvice(content: string, brand: string): string[] {
  const named = (text: string) => text.replaceAll('{brand}', brand);
  const pages = Object.values(CONTENT_PLACES).flatMap((place) => filesOf(content, place));
  const all = [
    ...pages.map((file) => ({ file, shown: shownIn(readSource(file)) })),
    ...articleFiles(content).map((file) => ({ file, shown: shownOfArticle(readSource(file)) })),
  ];
  return all.flatMap(({ file, shown }) =>
    shown.flatMap((each) => {
      const advice = adviceOn({ ...each, text: named(each.text) });
      return advice ? [`${file}: line ${each.line}: ${each.field}: ${advice}`] : [];
    }),
  );
}

/**
 * The articles that are not in a site built today in this time zone, a line each with the reason, and the moment from
 * which the first of them belongs into it, in W3C form.
 */
export function waitingArticles(
  content: string,
  timeZone: string,
  today = Temporal.Now.plainDateISO(timeZone).toString(),
): { lines: string[]; next: string | undefined } {
  const waiting = articleFiles(content).flatMap((file) => {
    const { fields } = headerBlock(readSource(file));
    const text = (field: HeaderField) => String(fields.get(field)?.value ?? '');
    const post = { draft: text('draft') === 'true', published_at: text('published_at') };
    const reason = heldBack(post, today);
    return reason
      ? [{ line: `${file}: ${reason}`, due: post.draft ? undefined : post.published_at }]
      : [];
  });
  const [day] = waiting.flatMap(({ due }) => due ?? []).toSorted();
  const next = day && Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
  return { lines: waiting.map(({ line }) => line), next };
}

/** Articles whose picture is not found by its name, a line each: they show the default picture. */
export const pictureAdvice = (content: string): string[] =>
  articleFiles(content).flatMap((file) => {
    const { line, value } = headerBlock(readSource(file)).fields.get('featured_image_url') ?? {};
    const name = String(value ?? '');
    if (!line || name.startsWith('http') || name === DEFAULT_FEATURED_IMAGE || findPicture(name))
      return [];
    return [
      `${file}: line ${line}: no picture "${name}" in article-pictures; the default is shown`,
    ];
  });

/**
 * Pages that no menu leads to, and people of no department, a line each: no mistake, since somebody may mean it so.
 * @param content Path of the content folder.
 */
export function leftOut(content: string): string[] {
  const { navigation, about, services, practiceAreas, policies, team } = CONTENT_PLACES;
  const read = <T>(place: { path: string; schema: z.ZodType<T> }) =>
    readContentFile(join(content, place.path), place.schema).data;
  const menus = read(navigation);
  const led = new Set(
    [...menus.services, ...menus.practiceAreas, ...menus.legal].map(
      ({ href }) => href.split('#')[0],
    ),
  );
  const inNoMenu = [services, practiceAreas, policies].flatMap((place) =>
    filesOf(content, place)
      .map((file) => ({
        file,
        path: `${place === policies ? '' : `/${place.path}`}/${nameOf(file)}`,
      }))
      .filter(({ path }) => !led.has(path))
      .map(({ file, path }) => `${file}: no menu in ${navigation.path} leads to ${path}`),
  );
  const placed = new Set(
    read(about)
      .sections.flatMap((section) => (section.kind === 'items' ? section.items : []))
      .flatMap(({ people = [] }) => people),
  );
  const inNoDepartment = filesOf(content, team)
    .filter((file) => placed.size > 0 && !placed.has(nameOf(file)))
    .map((file) => `${file}: no department in ${about.path} names ${nameOf(file)}`);
  return [...inNoMenu, ...inNoDepartment];
}
