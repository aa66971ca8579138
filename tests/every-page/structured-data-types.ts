import { z } from 'zod';
import { HEADLINE_MAX } from '../../src/features/blog/article/structured-data.ts';
import { SOCIAL_IMAGE } from '../../src/seo/page-meta.ts';
import { isSample, site } from '../support/content-in-use.ts';

/**
 * The schemas require what search engines need and our documents promise. More properties are
 * allowed.
 */
const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const reference = z.looseObject({ '@id': address });
const day = z.iso.date();
const stars = z.number().min(1).max(5);

const question = z.looseObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
});
const crumb = z.looseObject({
  '@type': z.literal('ListItem'),
  position: z.number().int().min(1),
  name: text,
  item: address,
});

const postalAddress = z.looseObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressCountry: z.literal('US'),
});

const author = z.looseObject({
  '@type': z.enum(['Person', 'Organization']),
  name: text,
  url: address,
});

const priceRange =
  site.organization === 'Organization' ? z.undefined().optional() : z.literal(site.priceRange);
const agency = z.looseObject({
  '@id': address,
  name: text,
  url: address,
  logo: address,
  image: address,
  description: text,
  telephone: text,
  email: z.email(),
  address: postalAddress.or(z.array(postalAddress).min(2)),
  sameAs: site.socialProfiles.length ? z.array(address).min(1) : z.undefined().optional(),
  foundingDate: site.foundingYear ? z.literal(String(site.foundingYear)) : z.undefined().optional(),
  knowsAbout: z.array(text).min(1),
  areaServed: z.looseObject({ name: z.literal('United States') }),
  priceRange,
  contactPoint: z.looseObject({
    contactType: z.literal('sales'),
    availableLanguage: z.literal('en'),
  }),
});
const office = z.strictObject({
  '@type': z.literal(site.organization),
  name: text,
  address: postalAddress,
  telephone: text,
  priceRange,
});

export const TYPES: Record<string, z.ZodType> = {
  [site.organization]: agency.or(office),
  Service: z.looseObject({ name: text }),
  FAQPage: z.looseObject({ '@id': address, mainEntity: z.array(question).min(1) }),
  HowTo: z.looseObject({
    '@id': address,
    name: text,
    totalTime: z.string().regex(/^PT\d+M$/),
    step: z
      .array(z.looseObject({ '@type': z.literal('HowToStep'), name: text, text, url: address }))
      .min(2),
  }),
  BreadcrumbList: z.looseObject({
    '@id': address,
    itemListElement: z
      .array(crumb)
      .min(2)
      .refine(
        (items) => items.every(({ position }, index) => position === index + 1),
        'positions 1, 2, 3',
      ),
  }),
  Person: z.looseObject({ name: text }),
  WebPage: z.looseObject({
    '@id': address,
    name: text,
    url: address,
    mainEntity: reference,
    author,
    reviewedBy: author.optional(),
    lastReviewed: day.optional(),
  }),
  Review: z.looseObject({
    author: z.looseObject({ name: text }),
    datePublished: day,
    reviewBody: text,
    reviewRating: z.looseObject({ ratingValue: stars, bestRating: z.literal(5) }),
  }),
  AggregateRating: z.looseObject({
    ratingValue: stars,
    reviewCount: z.number().int().min(1),
    bestRating: z.literal(5),
  }),
  OfferCatalog: z.looseObject({ name: text, itemListElement: z.array(z.looseObject({})).min(1) }),
  Offer: z.looseObject({ name: text }),
  WebApplication: z.looseObject({
    '@id': address,
    name: text,
    description: text,
    url: address,
    applicationCategory: text,
    operatingSystem: text,
    isAccessibleForFree: z.literal(true),
    publisher: reference,
    offers: z.looseObject({
      '@type': z.literal('Offer'),
      price: z.literal(0),
      priceCurrency: z.literal('USD'),
    }),
  }),
  Report: z.looseObject({
    '@id': address,
    name: text,
    headline: text.max(HEADLINE_MAX),
    description: text,
    url: address,
    datePublished: z.string().regex(/^\d{4}-\d{2}$/),
    author: reference,
    publisher: reference,
    citation: z.array(z.looseObject({ name: text, url: address })).min(1),
    encoding: z.looseObject({ contentUrl: address, encodingFormat: z.literal('application/pdf') }),
  }),
  BlogPosting: z.looseObject({
    '@id': address,
    headline: text.max(HEADLINE_MAX),
    description: text,
    url: address,
    mainEntityOfPage: address,
    image: z.looseObject({
      '@type': z.literal('ImageObject'),
      url: address,
      width: z.literal(String(SOCIAL_IMAGE.width)),
      height: z.literal(String(SOCIAL_IMAGE.height)),
    }),
    datePublished: day,
    dateModified: day,
    author,
    publisher: reference,
    articleSection: text,
    keywords: z.array(text).min(1).optional(),
    wordCount: z.number().int().min(1),
    timeRequired: z.string().regex(/^PT\d+M$/),
    inLanguage: z.literal('en'),
  }),
  Blog: z.looseObject({
    '@id': address,
    name: text,
    description: text,
    url: address,
    publisher: reference,
    blogPost: z.array(reference).min(1),
  }),
  CollectionPage: z.looseObject({
    '@id': address,
    name: text,
    description: text,
    url: address,
    isPartOf: reference,
    mainEntity: z.looseObject({
      '@type': z.literal('ItemList'),
      itemListElement: z
        .array(z.looseObject({ position: z.number().int().min(1), url: address }))
        .min(1),
    }),
  }),
};

export const OWN_SERVICE = z.looseObject({
  '@id': address,
  name: text,
  description: text,
  url: address,
  provider: reference,
});

/** A drawn portrait does not show a real person, so there may be no image. */
export const PROFILE = z.looseObject({
  '@id': address,
  name: text,
  jobTitle: text,
  url: address,
  image: address.optional(),
  worksFor: reference,
});

const ofSample = (...types: readonly string[]) => (isSample ? types : []);

export const TYPES_OF_PAGES: readonly { paths: RegExp; types: readonly string[] }[] = [
  { paths: /./, types: [site.organization] },
  { paths: /^\/$/, types: ['WebSite', ...ofSample('FAQPage')] },
  { paths: /^\/about$/, types: ['AboutPage', 'Person'] },
  { paths: /^\/pricing$/, types: ['OfferCatalog', 'FAQPage'] },
  { paths: /^\/services\//, types: ['Service', 'FAQPage', 'BreadcrumbList', ...ofSample('HowTo')] },
  { paths: /^\/practice-areas\//, types: ['Service', 'FAQPage', 'BreadcrumbList', 'WebPage'] },
  {
    paths: /^\/locations\//,
    types: [
      'Service',
      'FAQPage',
      'BreadcrumbList',
      'WebPage',
      ...ofSample('Review', 'AggregateRating'),
    ],
  },
  { paths: /^\/team\//, types: ['Person', 'BreadcrumbList'] },
  { paths: /^\/tools\//, types: ['WebApplication', 'FAQPage', 'BreadcrumbList'] },
  { paths: /^\/resources\//, types: ['Report', 'FAQPage', 'BreadcrumbList'] },
  { paths: /^\/blog$/, types: ['Blog', 'BreadcrumbList'] },
  { paths: /^\/blog\/(category|page)\//, types: ['CollectionPage', 'BreadcrumbList'] },
  { paths: /^\/blog\/[^/]+$/, types: ['BlogPosting', 'BreadcrumbList'] },
];
