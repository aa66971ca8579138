import type { AboutPage, Person } from 'schema-dts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { organizationId } from '../../seo/structured-data.ts';
import { personId } from '../team/structured-data.ts';
import type { About } from './schema.ts';

/** What the page says of a person; the profile says the rest under the same `@id`. */
type Founder = { slug: string; path: string; name: string; title: string };

function founderBlock(founder: Founder, origin: string): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': personId(founder.slug, origin),
    name: founder.name,
    jobTitle: founder.title,
    url: `${origin}${founder.path}`,
    worksFor: { '@id': organizationId(origin) },
  };
}

/** The page, which is about the agency and names its founder, and the founder. */
export function aboutSchemas(
  about: About,
  team: readonly Founder[],
  url: string,
  origin: string,
): SchemaBlock[] {
  const founder = team.find(({ slug }) => slug === about.leadership.person);
  const page: Exclude<AboutPage, string> = {
    '@type': 'AboutPage',
    '@id': `${url}#page`,
    url,
    name: about.meta.title,
    description: about.meta.description,
    mainEntity: { '@id': organizationId(origin) },
    ...(founder ? { mentions: { '@id': personId(founder.slug, origin) } } : {}),
  };
  return founder ? [page, founderBlock(founder, origin)] : [page];
}
