import type { WebApplication } from 'schema-dts';
import type { SchemaBlock } from '../../seo/page-meta.ts';
import { breadcrumbSchema, faqSchema, organizationId } from '../../seo/structured-data.ts';
import { claimsShownOn, numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';
import { CURRENCY } from '../pricing/price-specification.ts';
import type { ToolPageCopy } from './schema.ts';

/** `shown` of a claim has this path if the claim is on all tool pages. */
const TOOL_PAGES_PATH = '/tools/*';

export const toolTrail = (name: string) => [{ label: 'Home', path: '/' }, { label: name }];

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
      name: page.name,
      price: 0,
      priceCurrency: CURRENCY,
    },
  };
  return [
    application,
    breadcrumbSchema(toolTrail(page.name), url, origin),
    faqSchema(page.faq.items, url),
  ];
}

export const toolClaims = (register: readonly Claim[]) =>
  numberClaims(claimsShownOn(TOOL_PAGES_PATH, register), register);
