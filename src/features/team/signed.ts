import type { WebPage } from 'schema-dts';
import { mistakeAbout } from '../../content/mistake-about.ts';
import type { Byline } from './byline-schema.ts';
import { profilePath } from './profile.ts';
import { personId } from './structured-data.ts';

/** A page under its writer's and its checker's name. `about` is the id of the block for what the page is about. */
export function signedPage(
  { url, title, about }: { url: string; title: string; about: string },
  { writer, check }: Signed,
  origin: string,
): Exclude<WebPage, string> {
  const person = ({ name, title: jobTitle, slug, path }: Signer) =>
    ({
      '@type': 'Person',
      '@id': personId(slug, origin),
      name,
      jobTitle,
      url: origin + path,
    }) as const;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    mainEntity: { '@id': about },
    author: person(writer),
    ...(check ? { reviewedBy: person(check.by), lastReviewed: check.on } : {}),
  };
}

/** Members of the team with the names of their files. */
type Team = readonly { id: string; data: { name: string; title: string } }[];
/** Somebody who put their name to a page. */
export type Signer = { name: string; title: string; slug: string; path: string };
/** Who stands by a page: its writer, and who checked its facts on which day, where somebody has. */
export type Signed = { writer: Signer; check?: { by: Signer; on: string } };

/** Errors: throws with file and line when a byline names somebody who is not on the team. */
export function signed(file: string | undefined, byline: Byline, team: Team): Signed {
  const signer = (field: 'writtenBy' | 'checkedBy', slug: string): Signer => {
    const member = team.find(({ id }) => id === slug);
    if (!member) throw mistakeAbout(`byline.${field}`, slug, 'a file in team', file);
    const { name, title } = member.data;
    return { name, title, slug, path: profilePath(slug) };
  };
  const writer = signer('writtenBy', byline.writtenBy);
  if (!(byline.checkedBy && byline.checked)) return { writer };
  return { writer, check: { by: signer('checkedBy', byline.checkedBy), on: byline.checked } };
}
