import type { WebApplication } from 'schema-dts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { breadcrumbSchema, faqSchema, organizationId } from '../../seo/structured-data.ts';
import { CURRENCY } from '../pricing/price-specification.ts';
import type { ToolPageCopy } from './schema.ts';

/** Price of a free tool, in `CURRENCY`. */
const FREE = 0;

export const toolTrail = (name: string) => [{ label: 'Home', path: '/' }, { label: name }];

/**
 * Returns the structured data of a tool page: the application with its price of 0 USD, the breadcrumb trail, the questions.
 */
export function toolSchemas(page: ToolPageCopy, url: string, origin: string): SchemaBlock[] {
  const application: Exclude<WebApplication, string> = {
    '@type': 'WebApplication',
    '@id': `${url}#app`,
    name: page.name,
    description: page.meta.description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    audience: { '@type': 'BusinessAudience', audienceType: 'Law firms' },
    publisher: { '@id': organizationId(origin) },
    offers: {
      '@type': 'Offer',
      '@id': `${url}#offer`,
      name: page.name,
      price: FREE,
      priceCurrency: CURRENCY,
    },
  };
  return [
    application,
    breadcrumbSchema(toolTrail(page.name), url, origin),
    faqSchema(page.faq.items, url),
  ];
}
