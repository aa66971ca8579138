import type { LegalService, WebSite } from 'schema-dts';
import type { Site } from '../content/site.ts';

/** Address other blocks refer to the organization by. */
export function organizationId(origin: string) {
  return `${origin}/#organization`;
}

/** The sales number as search engines want it: "tel:+18135550142" in, "+1-813-555-0142" out; others in digits alone. */
const telephone = ({ phoneHref }: Site) =>
  phoneHref.replace(/^tel:/, '').replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1-$1-$2-$3');

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
    telephone: telephone(site),
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
      telephone: telephone(site),
      email: site.growthEmail,
      availableLanguage: site.language,
      areaServed: 'US',
    },
  };
}

/** The site itself, on the home page: search engines take its name from here. */
export function webSiteSchema(site: Site, origin: string): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.brand,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
  };
}
