import type { WebPage } from 'schema-dts';
import { requireFound } from '../../content/mistake.ts';
import type { Byline } from './byline-schema.ts';
import { profilePath } from './profile.ts';
import { namedPerson } from './structured-data.ts';

/**
 * Returns the structured data of a page with its writer and, if all sources have a day of check, its checker. `about` is the
 * `@id` of the page's subject.
 */
export function signedPage(
  { url, title, about }: { url: string; title: string; about: string },
  { writer, check }: PageSigners,
  origin: string,
): Exclude<WebPage, string> {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    mainEntity: { '@id': about },
    author: namedPerson(writer, origin),
    ...(check && check.dated === check.of
      ? { reviewedBy: namedPerson(check.by, origin), lastReviewed: check.on }
      : {}),
  };
}

/** Members of the team with the names of their files. */
type Team = readonly { id: string; data: { name: string; title: string } }[];
/** The writer or the checker of a page. */
export type Signer = { name: string; title: string; slug: string; path: string };
/** A check of a page: the checker, the last day, the number of sources with a day, and the number of all sources. */
type FactCheck = { by: Signer; on: string; dated: number; of: number };
/** The writer of a page and, if at least one source has a day of check, the check. */
export type PageSigners = { writer: Signer; check?: FactCheck };

/** Returns the writer and the check of a page. A source without a day of check was not compared. */
export function signersOf(
  byline: Byline,
  team: Team,
  sources: readonly { checked?: string | undefined }[],
): PageSigners {
  const signer = (slug: string): Signer => {
    const member = team.find(({ id }) => id === slug);
    const { name, title } = requireFound(member, slug).data;
    return { name, title, slug, path: profilePath(slug) };
  };
  const writer = signer(byline.writtenBy);
  if (!(byline.checkedBy && byline.checked)) return { writer };
  const by = signer(byline.checkedBy);
  const days = sources.flatMap(({ checked }) => checked ?? []).toSorted();
  const on = days.at(-1);
  return on ? { writer, check: { by, on, dated: days.length, of: sources.length } } : { writer };
}
