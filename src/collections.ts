import type { Collection } from './content/check-content.ts';
import { contactCopySchema } from './content/contact-copy.ts';
import type { Tool } from './content/features.ts';
import { locationOf } from './content/files.ts';
import { glossarySchema } from './content/glossary.ts';
import { requireFound } from './content/mistake.ts';
import { navigationSchema, redirectsSchema } from './content/navigation.ts';
import { siteSchema } from './content/site.ts';
import { stateRulesSchema } from './content/state-rules.ts';
import { aboutSchema } from './features/about/schema.ts';
import { BLOG_PATH, blogPath } from './features/blog/blog-path.ts';
import { completeArticle } from './features/blog/file/article.ts';
import { articleParts } from './features/blog/file/header.ts';
import { headerSchema } from './features/blog/file/header-schema.ts';
import { blogPageSchema } from './features/blog/page-schema.ts';
import { cityPath } from './features/cities/city-path.ts';
import { countyMapSchema } from './features/cities/county-map.ts';
import { cityPageSchema, citySchema } from './features/cities/schema.ts';
import { claimsSchema } from './features/claims/schema.ts';
import { CONTACT_PAGES } from './features/contact/paths.ts';
import { costPageSchema } from './features/cost-per-case/page-schema.ts';
import { homeSchema } from './features/home/schema.ts';
import {
  areaTextsSchema,
  channelTextsSchema,
  SHARED_TEXTS,
} from './features/intake/library-schema.ts';
import { intakePageSchema } from './features/intake/page-schema.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS } from './features/intake/schema.ts';
import { monthlyTableSchema } from './features/monthly-table/schema.ts';
import { readerPageSchema } from './features/page-reader/page-schema.ts';
import { policyPageSchema, policySchema } from './features/policies/schema.ts';
import { practiceAreaPageSchema, practiceAreaSchema } from './features/practice-areas/schema.ts';
import { pricingSchema } from './features/pricing/schema.ts';
import { quizSchema } from './features/quiz/schema.ts';
import { REPORT_PATH, REPORT_SLUG } from './features/report/paths.ts';
import { reportSchema } from './features/report/schema.ts';
import { scorecardPageSchema } from './features/scorecard/page-schema.ts';
import { serviceSchema } from './features/services/schema.ts';
import { sitemapPageSchema } from './features/sitemap/schema.ts';
import { profilePath } from './features/team/profile.ts';
import { teamMemberSchema } from './features/team/schema.ts';
import { slugOf } from './text/slug.ts';

/**
 * Returns its argument. It gives the functions of a collection the type of the file's validated
 * data.
 */
const defineContent = <Written, Data = Written>(collection: Collection<Data, Written>) =>
  collection;

const singlePage = <Data>(name: string, schema: Collection<Data>['schema'], path?: string) =>
  defineContent({
    path: `pages/${name}.yaml`,
    schema,
    title: 'Pages',
    ...(path && { page: () => path }),
  });

const toolPage = <Data>(feature: Tool, schema: Collection<Data>['schema']) =>
  defineContent({
    path: `tools/${feature}.yaml`,
    schema,
    feature,
    title: 'Free tools',
    page: () => `/tools/${feature}`,
  });

const scriptTexts = <Data>(schema: Collection<Data>['schema'], ...names: readonly string[]) =>
  defineContent({
    path: 'tools/intake',
    names,
    schema,
    feature: 'ai-intake-builder',
    title: 'Free tools',
  });
const { considerations, longer, 'plain-words': plainWords } = SHARED_TEXTS;

/** The editor lists the collections in this order. */
export const COLLECTIONS = {
  blog: defineContent({
    path: 'blog',
    extension: '.md',
    hasFreeNames: true,
    schema: headerSchema,
    parts: articleParts,
    complete: completeArticle,
    title: 'Articles',
    newFile: 'Article',
    page: (name, { slug, title }) => blogPath(slug ?? (slugOf(title ?? '') || name)),
  }),
  team: defineContent({
    path: 'team',
    extension: '.md',
    schema: teamMemberSchema,
    title: 'Team',
    newFile: 'Team member',
    page: profilePath,
  }),
  cities: defineContent({
    path: 'cities',
    schema: citySchema,
    title: 'Cities',
    newFile: 'City',
    page: (name, { city }) => cityPath(city ?? name),
  }),
  claims: defineContent({ path: 'claims.yaml', schema: claimsSchema, title: 'Claims' }),
  site: defineContent({ path: 'site.yaml', schema: siteSchema, title: 'Site' }),
  services: defineContent({
    path: 'services',
    schema: serviceSchema,
    title: 'Services',
    newFile: 'Service',
    page: (name) => `/services/${name}`,
  }),
  practiceAreas: defineContent({
    path: 'practice-areas',
    extension: '.md',
    schema: practiceAreaSchema,
    title: 'Practice areas',
    newFile: 'Practice area',
    page: (name) => `/practice-areas/${name}`,
  }),
  home: singlePage('home', homeSchema, '/'),
  about: singlePage('about', aboutSchema, '/about'),
  pricing: singlePage('pricing', pricingSchema, '/pricing'),
  contact: singlePage('contact', contactCopySchema, CONTACT_PAGES.form),
  blogPage: singlePage('blog', blogPageSchema, BLOG_PATH),
  sitemap: singlePage('sitemap', sitemapPageSchema, '/sitemap'),
  cityPage: singlePage('cities', cityPageSchema),
  practiceAreaPage: singlePage('practice-areas', practiceAreaPageSchema),
  policyPage: singlePage('policies', policyPageSchema),
  quiz: toolPage('ai-seo-quiz', quizSchema),
  scorecard: toolPage('gmb-scorecard', scorecardPageSchema),
  calculator: toolPage('cost-per-signed-case', costPageSchema),
  intakeBuilder: toolPage('ai-intake-builder', intakePageSchema),
  pageReader: toolPage('page-reader', readerPageSchema),
  intakeConsiderations: scriptTexts(considerations, 'considerations'),
  intakeLonger: scriptTexts(longer, 'longer'),
  intakePlainWords: scriptTexts(plainWords, 'plain-words'),
  intakeChannels: scriptTexts(channelTextsSchema, ...INTAKE_CHANNELS),
  intakeAreas: scriptTexts(areaTextsSchema, ...INTAKE_AREAS),
  reports: defineContent({
    path: `report/${REPORT_SLUG}.yaml`,
    schema: reportSchema,
    feature: 'report',
    title: 'Report',
    page: () => REPORT_PATH,
  }),
  stateRules: defineContent({
    path: 'state-rules',
    schema: stateRulesSchema,
    title: 'State rules',
    newFile: 'Rules of a state',
  }),
  policies: defineContent({
    path: 'policies',
    extension: '.md',
    schema: policySchema,
    title: 'Policies',
    newFile: 'Policy',
    page: (name) => `/${name}`,
  }),
  redirects: defineContent({ path: 'redirects.yaml', schema: redirectsSchema }),
  navigation: defineContent({ path: 'navigation.yaml', schema: navigationSchema }),
  glossary: defineContent({ path: 'glossary.yaml', schema: glossarySchema }),
  countyMaps: defineContent({ path: 'county-maps', schema: countyMapSchema }),
  monthlyTable: defineContent({
    path: 'exhibits/monthly-table.yaml',
    schema: monthlyTableSchema,
    isOptional: true,
    // The figures of the table come from the calculator's example.
    feature: 'cost-per-signed-case',
  }),
};

export type CollectionName = keyof typeof COLLECTIONS;
export type DataOf<Name extends CollectionName> =
  (typeof COLLECTIONS)[Name] extends Collection<infer Data, infer _> ? Data : never;

export const collectionNamed = (name: string): Collection => COLLECTIONS[name as CollectionName];

export const pageOf = <Name extends CollectionName>(
  collection: Name,
  name: string,
  data?: DataOf<Name>,
) => requireFound(collectionNamed(collection).page?.(name, data), collection);

/** Returns undefined if the site does not read the file. */
export const collectionOf = (path: string): Collection | undefined =>
  locationOf(path, Object.values<Collection>(COLLECTIONS));
