import { defineCollection } from 'astro/content/config';
import type { z } from 'zod';
import { content } from './content/content-loader.ts';
import { contentDirectory, readContentFile } from './content/read-content.ts';
import { siteSchema } from './content/site.ts';
import { CONTENT_PLACES as PLACES } from './content-places.ts';
import { checkPosts, readBlogFile } from './features/blog/file/files.ts';
import { blogPostSchema } from './features/blog/schema.ts';

const base = contentDirectory(process.env);
const { brand } = readContentFile(`${base}/site.yaml`, siteSchema).data;

/** One file or folder of `content/` joined to its schema. */
function from<T extends z.ZodType<Record<string, unknown>>>({ path, schema }: { path: string; schema: T }) {
  return defineCollection({
    loader: content(`${base}/${path}`, (file) => readContentFile(file, schema, brand)),
    schema,
  });
}

/** The articles: their header block has its own form, and their missing fields have fallbacks. */
const blog = defineCollection({
  loader: content(`${base}/blog`, (file) => readBlogFile(file, brand), checkPosts),
  schema: blogPostSchema,
});

export const collections = {
  site: from(PLACES.site),
  navigation: from(PLACES.navigation),
  claims: from(PLACES.claims),
  stateRules: from(PLACES.stateRules),
  glossary: from(PLACES.glossary),
  home: from(PLACES.home),
  about: from(PLACES.about),
  practiceAreaPage: from(PLACES.practiceAreaPage),
  pricing: from(PLACES.pricing),
  sitemap: from(PLACES.sitemap),
  services: from(PLACES.services),
  practiceAreas: from(PLACES.practiceAreas),
  cities: from(PLACES.cities),
  team: from(PLACES.team),
  tools: from(PLACES.tools),
  intakeExample: from(PLACES.intakeExample),
  reports: from(PLACES.reports),
  policyPage: from(PLACES.policyPage),
  policies: from(PLACES.policies),
  blogPage: from(PLACES.blogPage),
  blog,
};
