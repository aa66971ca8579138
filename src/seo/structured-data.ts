import type { BreadcrumbList, FAQPage, PostalAddress, Thing, WebSite } from 'schema-dts';
import type { FaqItem } from '../content/parts.ts';
import { mainOffice, type Office, type Site } from '../content/site.ts';

export function organizationId(origin: string) {
  return `${origin}/#organization`;
}

/** Returns "+1-813-555-0142" for "tel:+18135550142"; only digits outside of the US. */
const telephone = ({ phoneHref }: Site) =>
  phoneHref.replace(/^tel:/, '').replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1-$1-$2-$3');

const postalAddress = (office: Office): Exclude<PostalAddress, string> => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: office.city,
  addressRegion: office.region,
  postalCode: office.postalCode,
  addressCountry: office.country,
});

/** If visitors can come to the business, its other offices are departments. */
function addressFields(site: Site) {
  const { offices, organization, brand, priceRange } = site;
  const main = mainOffice(site);
  const otherOffices = offices.slice(1);
  if (organization === 'Organization')
    return { address: otherOffices.length ? offices.map(postalAddress) : postalAddress(main) };
  const departments = otherOffices.map((office) => ({
    '@type': organization,
    name: office.name ?? `${brand}, ${office.city}`,
    address: postalAddress(office),
    telephone: telephone(site),
    priceRange,
  }));
  return {
    address: postalAddress(main),
    ...(departments.length && { department: departments }),
  };
}

export type Agency = Extract<Exclude<Thing, string>, { '@type': Site['organization'] }>;

export function organizationSchema(site: Site, origin: string): Agency {
  const email = site.growthEmail ?? site.email;
  return {
    '@type': site.organization,
    '@id': organizationId(origin),
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    image: `${origin}/social/default.png`,
    description: site.description,
    telephone: telephone(site),
    email,
    ...addressFields(site),
    ...(site.socialProfiles.length && { sameAs: site.socialProfiles }),
    ...(site.foundingYear && { foundingDate: String(site.foundingYear) }),
    knowsAbout: site.knowsAbout,
    areaServed: { '@type': 'Country', name: 'United States' },
    ...(site.organization !== 'Organization' && { priceRange: site.priceRange }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: telephone(site),
      email,
      availableLanguage: site.language,
      areaServed: 'US',
    },
  };
}

/** Search engines read the site name from this block of the home page. */
export function webSiteSchema(site: Site, origin: string): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.brand,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
  };
}

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

/** An item without a path is the page itself, at `url`. */
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
