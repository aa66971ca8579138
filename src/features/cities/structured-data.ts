import type { Service } from 'schema-dts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { isSamplePreview } from '../../seo/sample-preview.ts';
import { agencyService, breadcrumbSchema, faqSchema } from '../../seo/structured-data.ts';
import { type Signed, signedPage } from '../team/signed.ts';
import { cityPath, cityTrail } from './city-path.ts';
import { aggregateOf } from './ratings.ts';
import type { City } from './schema.ts';

/** The scale clients rate on. */
const RATING_SCALE = { worstRating: 1, bestRating: 5 } as const;

/**
 * What clients wrote of the agency, and what it comes to; nothing while nobody wrote, or in a preview of samples. It
 * is in the agency's own block, since a Service is no type that search engines take reviews of.
 */
function ratingSchema(city: City): {
  organization?: NonNullable<PageMetaInput['organization']>;
} {
  const aggregate = aggregateOf(city);
  if (!aggregate || isSamplePreview) return {};
  const words = [
    ...city.reviews,
    ...city.testimonials.map((entry) => ({ ...entry, reviewBody: entry.content })),
  ];
  const organization: NonNullable<PageMetaInput['organization']> = {
    aggregateRating: { '@type': 'AggregateRating', ...aggregate, ...RATING_SCALE },
    review: words.map(({ author, date, reviewBody, rating }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      reviewBody,
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...RATING_SCALE },
    })),
  };
  return { organization };
}

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

export function cityMeta(city: City, signed: Signed, origin: string): PageMetaInput {
  const path = cityPath(city.city);
  const url = origin + path;
  const service = serviceSchema(city, url, origin);
  const page = { url, title: city.meta.title, about: service['@id'] };
  const keywords = [city.primaryKeyword, ...city.secondaryKeywords, ...city.meta.keywords];
  return {
    ...city.meta,
    keywords: [...new Set(keywords)],
    path,
    ...ratingSchema(city),
    schema: [
      service,
      faqSchema(city.faqs, url),
      breadcrumbSchema(cityTrail(city), url, origin),
      signedPage(page, signed, origin),
    ],
  };
}
