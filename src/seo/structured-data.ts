import type { BreadcrumbList, FAQPage, LegalService, WebSite } from 'schema-dts';
import type { FaqItem } from '../content/parts.ts';
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

/** Trail as structured data; an entry without a path is the page itself, at `url`. */
export function breadcrumbSchema(
  items: readonly { label: string; path?: string }[],
  url: string,
  origin: string,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: item.path ? new URL(item.path, origin).href : url,
    })),
  };
}

/** FAQ structured data of the page at an address. */
export function faqSchema(items: readonly FaqItem[], url: string): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  };
}
