import type { WebPage } from 'schema-dts';
import { requireFound } from '../../content/mistake.ts';
import { profilePath } from './profile.ts';
import type { Byline } from './schema.ts';
import { personReference } from './structured-data.ts';

/** A page names its checker only if all sources have a day of check. `about` is an `@id`. */
export function signedPageSchema(
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
    author: personReference(writer, origin),
    ...(check && check.datedSources === check.allSources
      ? { reviewedBy: personReference(check.checker, origin), lastReviewed: check.day }
      : {}),
  };
}

type Team = readonly { id: string; data: { name: string; title: string } }[];
export type Signer = { name: string; title: string; slug: string; path: string };
type FactCheck = { checker: Signer; day: string; datedSources: number; allSources: number };
export type PageSigners = { writer: Signer; check?: FactCheck };

/** A source without a day of check was not compared. */
export function pageSigners(
  byline: Byline,
  team: Team,
  sources: readonly { checked?: string | undefined }[],
): PageSigners {
  const findSigner = (slug: string): Signer => {
    const member = team.find(({ id }) => id === slug);
    const { name, title } = requireFound(member, slug).data;
    return { name, title, slug, path: profilePath(slug) };
  };
  const writer = findSigner(byline.writtenBy);
  if (!(byline.checkedBy && byline.checked)) return { writer };
  const checker = findSigner(byline.checkedBy);
  const days = sources.flatMap(({ checked }) => checked ?? []).toSorted();
  const day = days.at(-1);
  return day
    ? { writer, check: { checker, day, datedSources: days.length, allSources: sources.length } }
    : { writer };
}
