import { join } from 'node:path';
import { defineCollection } from 'astro/content/config';
import type { z } from 'zod';
import { content } from './content/content-loader.ts';
import { offersOf } from './content/offers.ts';
import { type ContentFile, contentDirectory } from './content/read-content.ts';
import { siteIn } from './content/site-in.ts';
import { readSource } from './content/source-text.ts';
import {
  articleFiles,
  filesOf,
  CONTENT_PLACES as PLACES,
  readPlaceText,
  refuseUnreadFiles,
} from './content-places.ts';
import { analyticsTool } from './features/analytics/build-settings.ts';
import { checkPhotos, checkPosts, readBlogFile } from './features/blog/file/files.ts';
import { blogPostSchema, heldBack } from './features/blog/schema.ts';
import { conditionsOf, heldPolicy } from './features/policies/conditions.ts';

const base = contentDirectory(process.env);
const site = siteIn(base);
const { brand, timeZone } = site;
const conditions = conditionsOf(offersOf(site), analyticsTool !== undefined);
/** The day of the build where the agency is: an article of tomorrow waits for its morning. */
const today = Temporal.Now.plainDateISO(timeZone).toString();
refuseUnreadFiles(base);

/** One file or folder of `content/` joined to its schema. */
function from<T extends Record<string, unknown>>(
  place: { path: string; schema: z.ZodType<T> },
  /** What of the file holds on this site. */
  held = (file: ContentFile<T>) => file,
) {
  const { path, schema } = place;
  const loader = content({
    path: join(base, path),
    files: () => filesOf(base, place),
    read: (file) => held(readPlaceText(file, readSource(file), schema, brand)),
  });
  return defineCollection({ loader, schema });
}

/** The articles: their header block has its own form, and their missing fields have fallbacks. */
const blog = defineCollection({
  loader: content({
    path: join(base, 'blog'),
    files: () => articleFiles(base),
    read: (file) => readBlogFile(file, brand, today),
    isHeldBack: (post) => heldBack(post, today) !== undefined,
    checkTogether: checkPosts,
    checkPictures: checkPhotos,
  }),
  schema: blogPostSchema,
});

/** Astro forgets what it has read when the text of this file changes: a collection that goes is gone. */
export const collections = {
  site: from(PLACES.site),
  navigation: from(PLACES.navigation),
  claims: from(PLACES.claims),
  stateRules: from(PLACES.stateRules),
  glossary: from(PLACES.glossary),
  home: from(PLACES.home),
  about: from(PLACES.about),
  contact: from(PLACES.contact),
  practiceAreaPage: from(PLACES.practiceAreaPage),
  cityPage: from(PLACES.cityPage),
  pricing: from(PLACES.pricing),
  redirects: from(PLACES.redirects),
  monthlyTable: from(PLACES.monthlyTable),
  sitemap: from(PLACES.sitemap),
  services: from(PLACES.services),
  practiceAreas: from(PLACES.practiceAreas),
  cities: from(PLACES.cities),
  countyMaps: from(PLACES.countyMaps),
  team: from(PLACES.team),
  tools: from(PLACES.tools),
  intakeTicks: from(PLACES.intakeTicks),
  intakeExample: from(PLACES.intakeExample),
  reports: from(PLACES.reports),
  policyPage: from(PLACES.policyPage),
  policies: from(PLACES.policies, (file) => heldPolicy(file, conditions, analyticsTool?.name)),
  blogPage: from(PLACES.blogPage),
  blog,
};
