import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { checkPosts, readBlogFile } from './blog-files.ts';
import { aboutSchema } from './schemas/about.ts';
import { blogPageSchema } from './schemas/blog-page.ts';
import { blogPostSchema } from './schemas/blog-post.ts';
import { citySchema } from './schemas/city.ts';
import { claimsSchema } from './schemas/claims.ts';
import { content } from './schemas/content-loader.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { homeSchema } from './schemas/home.ts';
import { intakeExampleSchema, intakePageSchema } from './schemas/intake-page.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { policySchema } from './schemas/policy.ts';
import { policyPageSchema } from './schemas/policy-page.ts';
import { practiceAreaSchema } from './schemas/practice-area.ts';
import { practiceAreaPageSchema } from './schemas/practice-area-page.ts';
import { pricingSchema } from './schemas/pricing.ts';
import { quizSchema } from './schemas/quiz.ts';
import { contentDirectory, readContentFile } from './schemas/read-content.ts';
import { reportSchema } from './schemas/report.ts';
import { scorecardPageSchema } from './schemas/scorecard-page.ts';
import { siteSchema } from './schemas/site.ts';
import { sitemapPageSchema } from './schemas/sitemap-page.ts';
import { stateRulesSchema } from './schemas/state-rules.ts';
import { teamMemberSchema } from './schemas/team-member.ts';
import { servicePageSchema } from './schemas/web-design.ts';

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
  quiz: from('tools/ai-seo-quiz.yaml', quizSchema),
  scorecard: from('tools/gmb-scorecard.yaml', scorecardPageSchema),
  intakeBuilder: from('tools/ai-intake-builder.yaml', intakePageSchema),
  intakeExample: from('tools/intake-example.yaml', intakeExampleSchema),
  reports: from('report', reportSchema),
  policyPage: from('pages/policies.yaml', policyPageSchema),
  policies: from('policies', policySchema),
  blogPage: from('pages/blog.yaml', blogPageSchema),
  blog,
};
