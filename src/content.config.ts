import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { content } from './content/content-loader.ts';
import { glossarySchema } from './content/glossary.ts';
import { navigationSchema } from './content/navigation.ts';
import { contentDirectory, readContentFile } from './content/read-content.ts';
import { siteSchema } from './content/site.ts';
import { stateRulesSchema } from './content/state-rules.ts';
import { aboutSchema } from './features/about/schema.ts';
import { checkPosts, readBlogFile } from './features/blog/file/files.ts';
import { blogPageSchema } from './features/blog/page-schema.ts';
import { blogPostSchema } from './features/blog/schema.ts';
import { citySchema } from './features/cities/schema.ts';
import { claimsSchema } from './features/claims/schema.ts';
import { homeSchema } from './features/home/schema.ts';
import { intakeExampleSchema } from './features/intake/page-schema.ts';
import { policyPageSchema } from './features/policies/page-schema.ts';
import { policySchema } from './features/policies/schema.ts';
import { practiceAreaPageSchema } from './features/practice-areas/page-schema.ts';
import { practiceAreaSchema } from './features/practice-areas/schema.ts';
import { pricingSchema } from './features/pricing/schema.ts';
import { reportSchema } from './features/report/schema.ts';
import { servicePageSchema } from './features/services/web-design-schema.ts';
import { sitemapPageSchema } from './features/sitemap/schema.ts';
import { teamMemberSchema } from './features/team/schema.ts';
import { toolPageSchema } from './features/tools/schema.ts';

const base = contentDirectory(process.env);
const { brand } = readContentFile(`${base}/site.yaml`, siteSchema).data;

/** One file or folder of `content/` joined to its schema. */
function from<T extends z.ZodType<Record<string, unknown>>>(path: string, schema: T) {
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
  site: from('site.yaml', siteSchema),
  navigation: from('navigation.yaml', navigationSchema),
  claims: from('claims.yaml', claimsSchema),
  stateRules: from('state-rules', stateRulesSchema),
  glossary: from('glossary.yaml', glossarySchema),
  home: from('pages/home.yaml', homeSchema),
  about: from('pages/about.yaml', aboutSchema),
  practiceAreaPage: from('pages/practice-areas.yaml', practiceAreaPageSchema),
  pricing: from('pages/pricing.yaml', pricingSchema),
  sitemap: from('pages/sitemap.yaml', sitemapPageSchema),
  services: from('services', servicePageSchema),
  practiceAreas: from('practice-areas', practiceAreaSchema),
  cities: from('cities', citySchema),
  team: from('team', teamMemberSchema),
  tools: from('tools', toolPageSchema),
  intakeExample: from('tools/intake/example.yaml', intakeExampleSchema),
  reports: from('report', reportSchema),
  policyPage: from('pages/policies.yaml', policyPageSchema),
  policies: from('policies', policySchema),
  blogPage: from('pages/blog.yaml', blogPageSchema),
  blog,
};
