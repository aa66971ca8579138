import type { AboutPage, Person } from 'schema-dts';
import { sectionOf } from '../../blocks/schema.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { organizationId } from '../../seo/structured-data.ts';
import { personId } from '../team/structured-data.ts';
import type { About } from './schema.ts';

/** The person as the page describes them; the profile has the rest under the same `@id`. */
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

/** The page, which is about the agency and names who leads it, and these people. */
export function aboutSchemas(
  about: About,
  team: readonly Founder[],
  url: string,
  origin: string,
): SchemaBlock[] {
  const people = sectionOf(about.sections, 'people')?.people ?? [];
  const founders = people.flatMap(({ person }) => team.find(({ slug }) => slug === person) ?? []);
  const mentions = founders.map(({ slug }) => ({ '@id': personId(slug, origin) }));
  const page: Exclude<AboutPage, string> = {
    '@type': 'AboutPage',
    '@id': `${url}#page`,
    url,
    name: about.meta.title,
    description: about.meta.description,
    mainEntity: { '@id': organizationId(origin) },
    ...(mentions.length ? { mentions: mentions.length === 1 ? mentions[0] : mentions } : {}),
  };
  return [page, ...founders.map((founder) => founderBlock(founder, origin))];
}
