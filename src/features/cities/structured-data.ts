import type { Service } from 'schema-dts';
import { clientRatings, sectionSchemas } from '../../blocks/structured-data.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { agencyService, breadcrumbSchema } from '../../seo/structured-data.ts';
import { type PageSigners, signedPageSchema } from '../team/structured-data.ts';
import { cityPath, cityTrail } from './city-path.ts';
import type { City } from './schema.ts';

function serviceSchema(city: City, url: string, origin: string) {
  return {
    ...agencyService(url, origin),
    name: `Law firm marketing in ${city.city}, ${city.state}`,
    serviceType: 'Law firm marketing',
    description: city.meta.description,
    areaServed: {
      '@type': 'City',
      name: city.city,
      containedInPlace: { '@type': 'State', name: city.state },
    },
  } satisfies Service;
}

export function cityMeta(city: City, signers: PageSigners, origin: string): PageMetaInput {
  const path = cityPath(city.city);
  const url = origin + path;
  const service = serviceSchema(city, url, origin);
  const page = { url, title: city.meta.title, about: service['@id'] };
  const keywords = [city.primaryKeyword, ...city.secondaryKeywords, ...city.meta.keywords];
  return {
    ...city.meta,
    keywords: [...new Set(keywords)],
    path,
    ...clientRatings(city.sections),
    schema: [
      service,
      ...sectionSchemas(city.sections, url),
      breadcrumbSchema(cityTrail(city), url, origin),
      signedPageSchema(page, signers, origin),
    ],
  };
}
