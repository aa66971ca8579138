import { MAX_HEADLINE_LENGTH } from '../../src/features/blog/article/structured-data.ts';
import { isSample, site } from '../support/content-in-use.ts';

const AGENCY = [
  '@id name url logo image description telephone email address knowsAbout areaServed.name',
  'contactPoint.contactType contactPoint.availableLanguage',
  ...(site.socialProfiles.length ? ['sameAs'] : []),
  ...(site.foundingYear ? ['foundingDate'] : []),
  ...(site.organization === 'Organization' ? [] : ['priceRange']),
].join(' ');

/** Paths of what search engines need and our documents promise. More properties are allowed. */
export const REQUIRED: Record<string, string> = {
  [site.organization]: 'name address telephone',
  PostalAddress: 'streetAddress addressCountry',
  Service: 'name',
  FAQPage: '@id mainEntity',
  Question: 'name acceptedAnswer.text',
  HowTo: '@id name totalTime step',
  HowToStep: 'name text url',
  BreadcrumbList: '@id itemListElement',
  ListItem: 'position',
  Person: 'name',
  WebPage: '@id name url mainEntity.@id author.name author.url',
  Review: 'author.name datePublished reviewBody reviewRating.ratingValue reviewRating.bestRating',
  AggregateRating: 'ratingValue reviewCount bestRating',
  OfferCatalog: 'name itemListElement',
  Offer: 'name',
  WebApplication:
    '@id name description url applicationCategory operatingSystem isAccessibleForFree publisher.@id offers.price offers.priceCurrency',
  Report:
    '@id name headline description url datePublished author.@id publisher.@id citation encoding.contentUrl encoding.encodingFormat',
  BlogPosting:
    '@id headline description url mainEntityOfPage image.url image.width image.height datePublished dateModified author.name author.url publisher.@id articleSection wordCount timeRequired inLanguage',
  Blog: '@id name description url publisher.@id blogPost',
  CollectionPage: '@id name description url isPartOf.@id mainEntity.itemListElement',
};
/** Objects of these types that are parts of other objects need less. */
export const REQUIRED_ON_TOP: Record<string, string> = {
  [site.organization]: AGENCY,
  Service: '@id name description url provider.@id areaServed.name audience.audienceType',
};
/** A drawn portrait does not show a real person, so there may be no image. */
export const REQUIRED_OF_PROFILE = '@id name jobTitle url worksFor.@id';

const ADDRESS = /^https?:\/\/\S+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COUNT = /^[1-9]\d*$/;
const MINUTES = /^PT\d+M$/;
export const VALUES: Record<string, RegExp> = {
  '@id': ADDRESS,
  url: ADDRESS,
  item: ADDRESS,
  logo: ADDRESS,
  image: ADDRESS,
  contentUrl: ADDRESS,
  mainEntityOfPage: ADDRESS,
  email: /^\S+@\S+$/,
  /** A report names its month. */
  datePublished: /^\d{4}-\d{2}(-\d{2})?$/,
  dateModified: DAY,
  lastReviewed: DAY,
  ratingValue: /^([1-4](\.\d+)?|5)$/,
  bestRating: /^5$/,
  reviewCount: COUNT,
  wordCount: COUNT,
  position: COUNT,
  totalTime: MINUTES,
  timeRequired: MINUTES,
  headline: new RegExp(`^.{1,${MAX_HEADLINE_LENGTH}}$`),
  isAccessibleForFree: /^true$/,
  encodingFormat: /^application\/pdf$/,
  priceCurrency: /^USD$/,
  addressCountry: /^US$/,
  contactType: /^sales$/,
};

const ofSample = (...types: readonly string[]) => (isSample ? types : []);

export const TYPES_OF_PAGES: readonly { paths: RegExp; types: readonly string[] }[] = [
  { paths: /./, types: [site.organization] },
  { paths: /^\/$/, types: ['WebSite', ...ofSample('FAQPage')] },
  { paths: /^\/about$/, types: ['AboutPage', 'Person'] },
  { paths: /^\/pricing$/, types: ['OfferCatalog', 'FAQPage'] },
  {
    paths: /^\/services\//,
    types: ['Service', 'FAQPage', 'BreadcrumbList', ...ofSample('HowTo', 'Offer')],
  },
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
