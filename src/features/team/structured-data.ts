import type { Person, WebPage } from 'schema-dts';
import { requireFound } from '../../content/mistake.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { breadcrumbSchema, organizationId } from '../../seo/structured-data.ts';
import { profilePath, profileTrail } from './profile.ts';
import type { Byline, TeamMember } from './schema.ts';

/** A page names its checker only if all sources have a check day. `about` is an `@id`. */
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
    ...(check && check.datedSourceCount === check.sourceCount
      ? { reviewedBy: personReference(check.checker, origin), lastReviewed: check.day }
      : {}),
  };
}

type Team = readonly { id: string; data: { name: string; title: string } }[];
export type Signer = { name: string; title: string; slug: string; path: string };
type FactCheck = { checker: Signer; day: string; datedSourceCount: number; sourceCount: number };
export type PageSigners = { writer: Signer; check?: FactCheck };

/** Sources without a check day were not compared. The returned day is the latest check day. */
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
    ? {
        writer,
        check: { checker, day, datedSourceCount: days.length, sourceCount: sources.length },
      }
    : { writer };
}

export const personId = (slug: string, origin: string) => `${origin}${profilePath(slug)}#person`;

/** Refers to a person by `@id`. The profile page has the other data of the person. */
export const personReference = (
  { name, title, slug }: { name: string; title: string; slug: string },
  origin: string,
) =>
  ({
    '@type': 'Person',
    '@id': personId(slug, origin),
    name,
    jobTitle: title,
    url: origin + profilePath(slug),
  }) as const;

function personSchema(
  member: TeamMember,
  slug: string,
  origin: string,
  photo?: string,
): Exclude<Person, string> {
  const profiles = [member.linkedin, member.twitter].filter((address) => address !== undefined);
  const credentials = member.credentials.map(
    (name) => ({ '@type': 'EducationalOccupationalCredential', name }) as const,
  );
  return {
    '@type': 'Person',
    '@id': personId(slug, origin),
    name: member.name,
    jobTitle: member.title,
    description: member.meta.description,
    url: origin + profilePath(slug),
    email: member.email,
    ...(profiles.length ? { sameAs: profiles } : {}),
    knowsAbout: member.expertise,
    ...(credentials.length ? { hasCredential: credentials } : {}),
    worksFor: { '@id': organizationId(origin) },
    ...(photo ? { image: new URL(photo, origin).href } : {}),
  };
}

export function profileMeta(
  member: TeamMember,
  slug: string,
  origin: string,
  photo?: string,
): PageMetaInput {
  const path = profilePath(slug);
  return {
    ...member.meta,
    path,
    schema: [
      personSchema(member, slug, origin, photo),
      breadcrumbSchema(profileTrail(member.name), origin + path, origin),
    ],
  };
}
