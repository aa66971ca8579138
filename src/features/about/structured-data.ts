import type { AboutPage } from 'schema-dts';
import { findSection } from '../../blocks/schema.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { organizationId } from '../../seo/structured-data.ts';
import type { TeamEntry } from '../team/portrait.tsx';
import { personId, personReference } from '../team/structured-data.ts';
import type { About } from './schema.ts';

export function aboutSchemas(
  about: About,
  team: readonly Pick<TeamEntry, 'slug' | 'name' | 'title'>[],
  url: string,
  origin: string,
): SchemaBlock[] {
  const people = findSection(about.sections, 'people')?.people ?? [];
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
  const worksFor = { '@id': organizationId(origin) };
  return [page, ...founders.map((founder) => ({ ...personReference(founder, origin), worksFor }))];
}
