import type { Offer, OfferCatalog } from 'schema-dts';
import { findSection } from '../../blocks/schema.ts';
import { sectionSchemas } from '../../blocks/structured-data.ts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { organizationId } from '../../seo/structured-data.ts';
import { GLOSSARY_MARK } from '../../text/glossary-mark.ts';
import { slugOf } from '../../text/slug.ts';
import { CURRENCY, priceRange, priceSpecification } from './price-specification.ts';
import {
  type PriceListItem,
  type Pricing,
  type PricingPackage,
  requirePackages,
} from './schema.ts';

export function priceFields(price: string, origin: string) {
  const range = priceRange(price);
  return {
    ...(range ? { priceCurrency: CURRENCY, priceSpecification: priceSpecification(range) } : {}),
    offeredBy: { '@id': organizationId(origin) },
  };
}

function packageOffer(entry: PricingPackage, url: string, origin: string): Offer {
  const id = `${url}#${slugOf(entry.name)}`;
  return {
    '@type': 'Offer',
    '@id': id,
    url: id,
    name: entry.name,
    description: entry.features.join('; ').replace(GLOSSARY_MARK, '$1'),
    ...priceFields(`${entry.priceRange}/month`, origin),
    itemOffered: {
      '@type': 'Service',
      name: entry.name,
      description: entry.description.replace(GLOSSARY_MARK, '$1'),
      provider: { '@id': organizationId(origin) },
    },
  };
}

/** The offer refers to the service by `@id`. The service page has the service's data. */
function serviceOffer(item: PriceListItem, url: string, origin: string): Offer {
  const serviceUrl = new URL(item.href, origin).href;
  return {
    '@type': 'Offer',
    '@id': `${serviceUrl}#offer`,
    url,
    name: item.name,
    description: item.price,
    ...priceFields(item.price, origin),
    itemOffered: { '@id': `${serviceUrl}#service` },
  };
}

export function offerCatalog(
  pricing: Pricing,
  url: string,
  origin: string,
): Exclude<OfferCatalog, string> {
  const { label, packages } = requirePackages(pricing);
  const priceList = findSection(pricing.sections, 'prices');
  const createCatalog = (anchor: string, name: string, offers: Offer[]) =>
    ({
      '@type': 'OfferCatalog',
      '@id': `${url}#${anchor}`,
      name,
      itemListElement: offers,
    }) as const;
  const createServiceOffer = (item: PriceListItem) => serviceOffer(item, url, origin);
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#offers`,
    name: pricing.meta.title,
    url,
    itemListElement: [
      createCatalog(
        'packages',
        label,
        packages.map((entry) => packageOffer(entry, url, origin)),
      ),
      ...(priceList
        ? [createCatalog('a-la-carte', priceList.label, priceList.prices.map(createServiceOffer))]
        : []),
    ],
  };
}

export function pricingSchemas(pricing: Pricing, url: string, origin: string): SchemaBlock[] {
  return [offerCatalog(pricing, url, origin), ...sectionSchemas(pricing.sections, url)];
}
