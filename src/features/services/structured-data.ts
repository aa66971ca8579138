import type { Offer, Service as ServiceBlock } from 'schema-dts';
import { sectionSchemas } from '../../blocks/structured-data.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { agencyService, breadcrumbSchema } from '../../seo/structured-data.ts';
import { priceFields } from '../pricing/offer-catalog.ts';
import type { PriceListItem } from '../pricing/schema.ts';
import type { Service } from './schema.ts';

/** No page lists all services, so the first entry is the home page. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

export const findPrice = (item: string | undefined, list: readonly PriceListItem[] = []) =>
  list.find(({ name }) => name === item);

function offerSchema(price: PriceListItem, url: string, origin: string): Offer {
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: price.name,
    description: price.price,
    url: new URL('/pricing', origin).href,
    ...priceFields(price.price, origin),
  };
}

type ServiceInput = {
  page: Service;
  price: PriceListItem | undefined;
  url: string;
  origin: string;
};

function serviceBlock({ page, price, url, origin }: ServiceInput): Exclude<ServiceBlock, string> {
  return {
    ...agencyService(url, origin),
    name: page.name,
    serviceType: page.name,
    description: page.meta.description,
    ...(price ? { offers: offerSchema(price, url, origin) } : {}),
  };
}

export function serviceSchemas(input: ServiceInput): SchemaBlock[] {
  const { page, url, origin } = input;
  return [
    serviceBlock(input),
    breadcrumbSchema(serviceTrail(page.name), url, origin),
    ...sectionSchemas(page.sections, url),
  ];
}
