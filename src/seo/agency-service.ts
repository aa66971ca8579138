import { organizationId } from './organization.ts';

/** What every service block says: its id, who provides it, where and to whom. `url` is the address of its page. */
export function agencyService(url: string, origin: string) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: 'United States' },
    audience: { '@type': 'BusinessAudience', audienceType: 'Law firms' },
  } as const;
}
