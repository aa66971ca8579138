import type { LegalService } from 'schema-dts';
import type { Site } from '../content/site.ts';

/** Address other blocks refer to the organization by. */
export function organizationId(origin: string) {
  return `${origin}/#organization`;
}

/** The organization block every page carries. */
export function organizationSchema(site: Site, origin: string): Exclude<LegalService, string> {
  return {
    '@type': 'LegalService',
    '@id': organizationId(origin),
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    image: `${origin}/social/default.png`,
    description: site.description,
    telephone: site.phone,
    email: site.growthEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    sameAs: site.socialProfiles,
    foundingDate: String(site.foundingYear),
    knowsAbout: site.knowsAbout,
    areaServed: { '@type': 'Country', name: 'United States' },
    priceRange: site.priceRange,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone,
      email: site.growthEmail,
      availableLanguage: site.language,
      areaServed: 'US',
    },
  };
}
