import type { Service } from 'schema-dts';
import { sectionSchemas } from '../../blocks/structured-data.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { agencyService, breadcrumbSchema } from '../../seo/structured-data.ts';
import { type PageSigners, signedPage } from '../team/signed.ts';
import type { PracticeArea } from './schema.ts';

/** Name of the group in the trail of every practice-area page. */
export const PRACTICE_AREAS = 'Practice Areas';

function serviceSchema(area: PracticeArea, url: string, origin: string) {
  return {
    ...agencyService(url, origin),
    name: `${area.name} Marketing`,
    serviceType: 'Law firm marketing',
    description: area.meta.description,
  } satisfies Service;
}

/** The slug is the name of the area's file; the origin has no trailing slash. */
export function practiceAreaMeta(
  area: PracticeArea,
  signed: PageSigners,
  slug: string,
  origin: string,
): PageMetaInput {
  const path = `/practice-areas/${slug}`;
  const url = `${origin}${path}`;
  // Search engines want an address for every entry but the last. The group has no page, so it leads to the home
  // page, as the documents say of the services.
  const trail = [{ label: PRACTICE_AREAS, path: '/' }, { label: area.name }];
  const service = serviceSchema(area, url, origin);
  return {
    ...area.meta,
    path,
    schema: [
      service,
      ...sectionSchemas(area.sections, url),
      breadcrumbSchema(trail, url, origin),
      signedPage({ url, title: area.meta.title, about: service['@id'] }, signed, origin),
    ],
  };
}
