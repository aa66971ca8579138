import type { Offer, Service as ServiceBlock } from 'schema-dts';
import { agencyService } from '../../seo/agency-service.ts';
import { breadcrumbSchema } from '../../seo/breadcrumbs.ts';
import { faqSchema } from '../../seo/faq.ts';
import { organizationId } from '../../seo/organization.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { priceRange } from '../pricing/price-range.ts';
import { CURRENCY, priceSpecification } from '../pricing/price-specification.ts';
import { howToSchema } from './how-to-structured-data.ts';
import { type PriceListItem, serviceTrail } from './service-page.ts';
import type { ServicePage } from './web-design-schema.ts';

/** The a la carte entry of a service as an offer; its price text is the description, to the letter. */
function offer(price: PriceListItem, url: string, origin: string): Offer {
  const range = priceRange(price.price);
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: price.name,
    description: price.price,
    url: new URL('/pricing', origin).href,
    ...(range ? { priceCurrency: CURRENCY, priceSpecification: priceSpecification(range) } : {}),
    offeredBy: { '@id': organizationId(origin) },
  };
}

type ServiceInput = {
  page: ServicePage;
  price: PriceListItem;
  url: string;
  origin: string;
};

/** The service itself as structured data: who provides it, to whom, at what price. */
export function serviceBlock({ page, price, url, origin }: ServiceInput): Exclude<ServiceBlock, string> {
  return {
    ...agencyService(url, origin),
    name: page.name,
    serviceType: page.name,
    description: page.meta.description,
    offers: offer(price, url, origin),
  };
}

/** Every block of a service page: the service, its trail, questions and steps. */
export function serviceSchemas(input: ServiceInput): SchemaBlock[] {
  const { page, url, origin } = input;
  return [
    serviceBlock(input),
    breadcrumbSchema(serviceTrail(page.name), url, origin),
    faqSchema(page.faq.items, url),
    howToSchema(page.howTo, url, origin),
  ];
}
