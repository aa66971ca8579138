import type { Person } from 'schema-dts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { breadcrumbSchema, organizationId } from '../../seo/structured-data.ts';
import { profilePath, profileTrail } from './profile.ts';
import type { TeamMember } from './schema.ts';

export const personId = (slug: string, origin: string) => `${origin}${profilePath(slug)}#person`;

/** The profile page has the other data of the person, under the same `@id`. */
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

export function personSchema(
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
