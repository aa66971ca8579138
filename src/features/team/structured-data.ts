import type { Person } from 'schema-dts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { breadcrumbSchema, organizationId } from '../../seo/structured-data.ts';
import { profilePath, profileTrail } from './profile.ts';
import type { TeamMember } from './schema.ts';

/** Address other blocks refer to a member of the team by. */
export const personId = (slug: string, origin: string) => `${origin}${profilePath(slug)}#person`;

/** A member of the team as the pages of their work name them; the profile has the rest under the same `@id`. */
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

/** `photo` is the address of the portrait; leave it out for a drawing, which shows no real person. */
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

/** Returns the head of a profile, with person and trail as data. */
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
