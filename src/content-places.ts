import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { z } from 'zod';
import { checkMarkdown } from './content/check-markdown.ts';
import { contactWordsSchema } from './content/contact-words.ts';
import { type ContentExtension, filesOfFolder, refuseUnread } from './content/content-files.ts';
import { glossarySchema } from './content/glossary.ts';
import { withFile } from './content/mistake.ts';
import { navigationSchema } from './content/navigation.ts';
import { offersIn } from './content/offered.ts';
import { isOff, offerOfFile } from './content/offers.ts';
import { type ContentFile, readContentText } from './content/read-content.ts';
import { redirectsSchema } from './content/redirects.ts';
import { siteSchema } from './content/site.ts';
import { stateRulesSchema } from './content/state-rules.ts';
import { aboutSchema } from './features/about/schema.ts';
import { blogPageSchema } from './features/blog/page-schema.ts';
import { countyMapSchema } from './features/cities/county-map.ts';
import { cityPageSchema, citySchema } from './features/cities/schema.ts';
import { claimsSchema } from './features/claims/schema.ts';
import { homeSchema } from './features/home/schema.ts';
import { considerationsSchema } from './features/intake/considerations-schema.ts';
import { intakeExampleSchema } from './features/intake/page-schema.ts';
import { monthlyTableSchema } from './features/monthly-table/schema.ts';
import { policyPageSchema, policySchema } from './features/policies/schema.ts';
import { practiceAreaPageSchema, practiceAreaSchema } from './features/practice-areas/schema.ts';
import { pricingSchema } from './features/pricing/schema.ts';
import { reportSchema } from './features/report/schema.ts';
import { serviceSchema } from './features/services/schema.ts';
import { sitemapPageSchema } from './features/sitemap/schema.ts';
import { teamMemberSchema } from './features/team/schema.ts';
import { toolPageSchema } from './features/tools/schema.ts';

/** Each file or folder of `content/` with its schema. Articles have a form of their own (features/blog/file). */
export const CONTENT_PLACES = {
  site: { path: 'site.yaml', schema: siteSchema },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema },
  navigation: { path: 'navigation.yaml', schema: navigationSchema },
  claims: { path: 'claims.yaml', schema: claimsSchema },
  stateRules: { path: 'state-rules', schema: stateRulesSchema },
  glossary: { path: 'glossary.yaml', schema: glossarySchema },
  home: { path: 'pages/home.yaml', schema: homeSchema },
  about: { path: 'pages/about.yaml', schema: aboutSchema },
  contact: { path: 'pages/contact.yaml', schema: contactWordsSchema },
  practiceAreaPage: { path: 'pages/practice-areas.yaml', schema: practiceAreaPageSchema },
  cityPage: { path: 'pages/cities.yaml', schema: cityPageSchema },
  pricing: { path: 'pages/pricing.yaml', schema: pricingSchema },
  monthlyTable: {
    path: 'exhibits/monthly-table.yaml',
    schema: monthlyTableSchema,
    isOptional: true,
  },
  sitemap: { path: 'pages/sitemap.yaml', schema: sitemapPageSchema },
  services: { path: 'services', schema: serviceSchema },
  practiceAreas: { path: 'practice-areas', schema: practiceAreaSchema, extension: '.md' },
  cities: { path: 'cities', schema: citySchema },
  countyMaps: { path: 'county-maps', schema: countyMapSchema },
  team: { path: 'team', schema: teamMemberSchema, extension: '.md', besides: ['portraits'] },
  tools: { path: 'tools', schema: toolPageSchema, besides: ['intake'] },
  intakeTicks: { path: 'tools/intake/considerations.yaml', schema: considerationsSchema },
  intakeExample: { path: 'tools/intake/example.yaml', schema: intakeExampleSchema },
  reports: { path: 'report', schema: reportSchema },
  policyPage: { path: 'pages/policies.yaml', schema: policyPageSchema },
  policies: { path: 'policies', schema: policySchema, extension: '.md' },
  blogPage: { path: 'pages/blog.yaml', schema: blogPageSchema },
} as const;

/** A file or a folder of words: its path in the content folder, and for a folder what lies in it. */
export type ContentPlace<T = unknown> = {
  path: string;
  schema: z.ZodType<T>;
  extension?: ContentExtension;
  besides?: readonly string[];
  /** Whether a site may be without the file. */
  isOptional?: boolean;
};

const BLOG = 'blog';

/** Whether a file has words of what the site of this folder offers: of a tool that is switched off nothing is read. */
export function isOffered(folder: string): (file: string) => boolean {
  const offers = offersIn(folder);
  return (file) => !isOff(offerOfFile(relative(folder, file).replaceAll('\\', '/')), offers);
}

/** The content files of a place. Errors: throws, with its path, on what somebody may have meant and nothing would read. */
export function filesOf(
  folder: string,
  { path, extension = '.yaml', besides = [], isOptional = false }: Omit<ContentPlace, 'schema'>,
) {
  const whole = join(folder, path);
  const isFolder = !extname(path);
  // a site without tools or a report need not have their folders
  if ((isFolder || isOptional) && !existsSync(whole)) return [];
  const files = isFolder ? filesOfFolder(whole, extension, { besides }) : [whole];
  return files.filter(isOffered(folder));
}

/** The articles, whose names are in no address. */
export const articleFiles = (folder: string) =>
  filesOfFolder(join(folder, BLOG), '.md', { isAddress: false });

/** What a file with this text says. Errors: throws one line per mistake, with file, line and field. */
export function readPlaceText<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  brand?: string,
): ContentFile<T> {
  const { data, body, bodyLine } = readContentText(file, source, schema, brand);
  withFile(file, () => checkMarkdown(body, bodyLine));
  return { data, body };
}

/** Errors: throws on a file of words that nothing reads, in the folder itself and among the pages. */
export function refuseUnreadFiles(folder: string): void {
  const places = Object.values(CONTENT_PLACES).map(({ path }) => path);
  const files = places.filter((path) => extname(path));
  for (const part of ['.', 'pages'])
    refuseUnread(
      join(folder, part),
      files.filter((path) => dirname(path) === part).map((path) => basename(path)),
    );
}
