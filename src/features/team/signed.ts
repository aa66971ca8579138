import type { WebPage } from 'schema-dts';
import { requireFound } from '../../content/mistake.ts';
import type { Byline } from './byline-schema.ts';
import { profilePath } from './profile.ts';
import { namedPerson } from './structured-data.ts';

/**
 * Returns a page under its writer's name, and under its checker's where every source carries a day. `about` is the id
 * of the block for what the page is about.
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
/** Somebody who put their name to a page. */
export type Signer = { name: string; title: string; slug: string; path: string };
/** The extent of a check: the sources that carry a day, all its sources, the last of the days, and the checker. */
type FactCheck = { by: Signer; on: string; dated: number; of: number };
/** Who wrote a page, and who checked its facts, where a source carries the day of that. */
export type PageSigners = { writer: Signer; check?: FactCheck };

/** Returns who signed a page. It was checked as far as its sources carry a day: one without a day was not compared. */
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
