import type { Person } from 'schema-dts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { breadcrumbSchema, organizationId } from '../../seo/structured-data.ts';
import { profilePath, profileTrail } from './profile.ts';
import type { TeamMember } from './schema.ts';

/** Returns the `@id` of a member of the team. */
export const personId = (slug: string, origin: string) => `${origin}${profilePath(slug)}#person`;

/** Returns a member of the team in short form, as an author. The profile has all data under the same `@id`. */
export const namedPerson = (
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

/** Returns all data of a member of the team. `photo` is the address of a photograph; leave it out for a drawn portrait. */
export function personSchema(
  member: TeamMember,
  slug: string,
  origin: string,
  photo?: string,
): Exclude<Person, string> {
  const elsewhere = [member.linkedin, member.twitter].filter((address) => address !== undefined);
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
    ...(elsewhere.length ? { sameAs: elsewhere } : {}),
    knowsAbout: member.expertise,
    ...(credentials.length ? { hasCredential: credentials } : {}),
    worksFor: { '@id': organizationId(origin) },
    ...(photo ? { image: new URL(photo, origin).href } : {}),
  };
}

/** Returns the metadata of a profile, with person and breadcrumb as structured data. */
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
