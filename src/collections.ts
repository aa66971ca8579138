import type { Collection } from './content/check-content.ts';
import { contactCopySchema } from './content/contact-copy.ts';
import type { Tool } from './content/features.ts';
import { locationOf } from './content/files.ts';
import { glossarySchema } from './content/glossary.ts';
import { requireFound } from './content/mistake.ts';
import { navigationSchema } from './content/navigation.ts';
import { redirectsSchema } from './content/redirects.ts';
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

/** Returns a kind of content with its types: its functions get the validated data of a file. */
const of = <Written, Data = Written>(collection: Collection<Data, Written>) => collection;

/** Returns the kind for a single file in `pages`: a page, or texts that pages of a kind share. */
const single = <Data>(name: string, schema: Collection<Data>['schema'], path?: string) =>
  of({
    path: `pages/${name}.yaml`,
    schema,
    title: 'Pages',
    ...(path && { page: () => path }),
  });

/** Returns the kind for the page of a free tool. */
const tool = <Data>(feature: Tool, schema: Collection<Data>['schema']) =>
  of({
    path: `tools/${feature}.yaml`,
    schema,
    feature,
    title: 'Free tools',
    page: () => `/tools/${feature}`,
  });

/** Returns the kind for files of the script builder with these names. */
const script = <Data>(schema: Collection<Data>['schema'], ...names: readonly string[]) =>
  of({
    path: 'tools/intake',
    names,
    schema,
    feature: 'ai-intake-builder',
    title: 'Free tools',
  });
const { considerations, longer, 'plain-words': plainWords } = SHARED_TEXTS;

/** All kinds of content with path, schema and page. The editor lists them in this order. */
export const COLLECTIONS = {
  blog: of({
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
  team: of({
    path: 'team',
    extension: '.md',
    schema: teamMemberSchema,
    title: 'Team',
    newFile: 'Team member',
    page: profilePath,
  }),
  cities: of({
    path: 'cities',
    schema: citySchema,
    title: 'Cities',
    newFile: 'City',
    page: (name, { city }) => cityPath(city ?? name),
  }),
  claims: of({ path: 'claims.yaml', schema: claimsSchema, title: 'Claims' }),
  site: of({ path: 'site.yaml', schema: siteSchema, title: 'Site' }),
  services: of({
    path: 'services',
    schema: serviceSchema,
    title: 'Services',
    newFile: 'Service',
    page: (name) => `/services/${name}`,
  }),
  practiceAreas: of({
    path: 'practice-areas',
    extension: '.md',
    schema: practiceAreaSchema,
    title: 'Practice areas',
    newFile: 'Practice area',
    page: (name) => `/practice-areas/${name}`,
  }),
  home: single('home', homeSchema, '/'),
  about: single('about', aboutSchema, '/about'),
  pricing: single('pricing', pricingSchema, '/pricing'),
  contact: single('contact', contactCopySchema, CONTACT_PAGES.form),
  blogPage: single('blog', blogPageSchema, BLOG_PATH),
  sitemap: single('sitemap', sitemapPageSchema, '/sitemap'),
  cityPage: single('cities', cityPageSchema),
  practiceAreaPage: single('practice-areas', practiceAreaPageSchema),
  policyPage: single('policies', policyPageSchema),
  quiz: tool('ai-seo-quiz', quizSchema),
  scorecard: tool('gmb-scorecard', scorecardPageSchema),
  calculator: tool('cost-per-signed-case', costPageSchema),
  intakeBuilder: tool('ai-intake-builder', intakePageSchema),
  pageReader: tool('page-reader', readerPageSchema),
  intakeTicks: script(considerations, 'considerations'),
  intakeLonger: script(longer, 'longer'),
  intakePlainWords: script(plainWords, 'plain-words'),
  intakeChannels: script(channelTextsSchema, ...INTAKE_CHANNELS),
  intakeAreas: script(areaTextsSchema, ...INTAKE_AREAS),
  reports: of({
    path: `report/${REPORT_SLUG}.yaml`,
    schema: reportSchema,
    feature: 'report',
    title: 'Report',
    page: () => REPORT_PATH,
  }),
  stateRules: of({
    path: 'state-rules',
    schema: stateRulesSchema,
    title: 'State rules',
    newFile: 'Rules of a state',
  }),
  policies: of({
    path: 'policies',
    extension: '.md',
    schema: policySchema,
    title: 'Policies',
    newFile: 'Policy',
    page: (name) => `/${name}`,
  }),
  redirects: of({ path: 'redirects.yaml', schema: redirectsSchema }),
  navigation: of({ path: 'navigation.yaml', schema: navigationSchema }),
  glossary: of({ path: 'glossary.yaml', schema: glossarySchema }),
  countyMaps: of({ path: 'county-maps', schema: countyMapSchema }),
  monthlyTable: of({
    path: 'exhibits/monthly-table.yaml',
    schema: monthlyTableSchema,
    isOptional: true,
    // The figures of the table come from the calculator's example.
    feature: 'cost-per-signed-case',
  }),
};

export type CollectionName = keyof typeof COLLECTIONS;
/** The validated data of a file of a collection. */
export type DataOf<Name extends CollectionName> =
  (typeof COLLECTIONS)[Name] extends Collection<infer Data, infer _> ? Data : never;

export const collectionNamed = (name: string): Collection => COLLECTIONS[name as CollectionName];

/** Returns the address of a page by its collection, the name of its file and its fields. */
export const pageOf = <Name extends CollectionName>(of: Name, name: string, data?: DataOf<Name>) =>
  requireFound(collectionNamed(of).page?.(name, data), of);

/** Returns the collection of a file by its path in the content folder; undefined if the site does not read the file. */
export const collectionOf = (path: string): Collection | undefined =>
  locationOf(path, Object.values<Collection>(COLLECTIONS));
