import type { Service } from 'schema-dts';
import { cityPath, cityTrail } from '../rules/city-path.ts';
import type { City } from '../schemas/city.ts';
import { agencyService } from './agency-service.ts';
import { breadcrumbSchema } from './breadcrumbs.ts';
import { faqSchema } from './faq.ts';
import type { PageMetaInput } from './page-meta.ts';

/** The scale clients rate on. */
const RATING_SCALE = { worstRating: 1, bestRating: 5 } as const;

/** What clients wrote, and what it comes to; nothing while nobody wrote. */
function ratingSchema({
  aggregate,
  reviews,
}: City): Pick<Exclude<Service, string>, 'aggregateRating' | 'review'> {
  if (!aggregate) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ...aggregate, ...RATING_SCALE },
    review: reviews.map(({ author, date, reviewBody, rating }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      reviewBody,
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...RATING_SCALE },
    })),
  };
}

function serviceSchema(city: City, url: string, origin: string): Exclude<Service, string> {
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
    ...ratingSchema(city),
  };
}

/** City and origin in; head of its page out: words, keywords, and service with reviews, questions and trail as data. */
export function cityMeta(city: City, origin: string): PageMetaInput {
  const path = cityPath(city.city);
  const url = origin + path;
  const keywords = [city.primaryKeyword, ...city.secondaryKeywords, ...city.meta.keywords];
  return {
    ...city.meta,
    keywords: [...new Set(keywords)],
    path,
    schema: [
      serviceSchema(city, url, origin),
      faqSchema(city.faqs, url),
      breadcrumbSchema(cityTrail(city), url, origin),
    ],
  };
}
