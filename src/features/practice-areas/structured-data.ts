import type { Service } from 'schema-dts';
import { sectionSchemas } from '../../blocks/structured-data.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { agencyService, breadcrumbSchema } from '../../seo/structured-data.ts';
import { type PageSigners, signedPageSchema } from '../team/structured-data.ts';
import type { PracticeArea } from './schema.ts';

export const PRACTICE_AREAS = 'Practice Areas';

export const areaSubject = (area: string) => `${area} marketing`;

function serviceSchema(area: PracticeArea, url: string, origin: string) {
  return {
    ...agencyService(url, origin),
    name: `${area.name} Marketing`,
    serviceType: 'Law firm marketing',
    description: area.meta.description,
  } satisfies Service;
}

export function practiceAreaMeta(
  area: PracticeArea,
  signers: PageSigners,
  slug: string,
  origin: string,
): PageMetaInput {
  const path = `/practice-areas/${slug}`;
  const url = `${origin}${path}`;
  // The group of practice areas has no page, but search engines require an address.
  const trail = [{ label: PRACTICE_AREAS, path: '/' }, { label: area.name }];
  const service = serviceSchema(area, url, origin);
  return {
    ...area.meta,
    path,
    schema: [
      service,
      ...sectionSchemas(area.sections, url),
      breadcrumbSchema(trail, url, origin),
      signedPageSchema({ url, title: area.meta.title, about: service['@id'] }, signers, origin),
    ],
  };
}
