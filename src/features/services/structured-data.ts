import type { HowTo as HowToBlock, Offer, Service as ServiceBlock } from 'schema-dts';
import type { HowTo } from '../../content/page-parts.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { socialImagePath } from '../../seo/social-image-path.ts';
import {
  agencyService,
  breadcrumbSchema,
  faqSchema,
  organizationId,
} from '../../seo/structured-data.ts';
import { CURRENCY, priceRange, priceSpecification } from '../pricing/price-specification.ts';
import { type PriceListItem, serviceTrail, stepAnchor } from './service-page.ts';
import type { ServicePage } from './web-design-schema.ts';

/**
 * The time is ISO 8601, "PT30M". A step without a picture of its own has the social image of the page it leads to.
 */
export function howToSchema(
  howTo: HowTo,
  url: string,
  origin: string,
): Exclude<HowToBlock, string> {
  return {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name: howTo.heading.replaceAll('==', ''),
    description: howTo.intro,
    totalTime: `PT${howTo.totalMinutes}M`,
    step: howTo.steps.map((step, index) => ({
      '@type': 'HowToStep',
      '@id': `${url}#${stepAnchor(index + 1)}`,
      position: index + 1,
      name: step.name,
      text: step.text,
      url: new URL(step.url, origin).href,
      image: new URL(step.image ?? socialImagePath(new URL(step.url, origin).pathname), origin)
        .href,
    })),
  };
}

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
  price: PriceListItem | undefined;
  url: string;
  origin: string;
};

/** The service itself as structured data: who provides it, to whom, at what price. */
export function serviceBlock({
  page,
  price,
  url,
  origin,
}: ServiceInput): Exclude<ServiceBlock, string> {
  return {
    ...agencyService(url, origin),
    name: page.name,
    serviceType: page.name,
    description: page.meta.description,
    ...(price ? { offers: offer(price, url, origin) } : {}),
  };
}

/** Every block of a service page: the service, its trail, questions and steps. */
export function serviceSchemas(input: ServiceInput): SchemaBlock[] {
  const { page, url, origin } = input;
  return [
    serviceBlock(input),
    breadcrumbSchema(serviceTrail(page.name), url, origin),
    faqSchema(page.faq.items, url),
    ...(page.howTo ? [howToSchema(page.howTo, url, origin)] : []),
  ];
}
