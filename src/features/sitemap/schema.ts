import { z } from 'zod';
import { headlineSchema, pageMetaSchema } from '../../content/parts.ts';

const words = z.strictObject({
  meta: pageMetaSchema,
  headline: headlineSchema.describe('h1'),
  lede: z.string().min(40).max(320),
});

/** Texts of the two sitemap pages. Content of `content/pages/sitemap.yaml`. */
export const sitemapPageSchema = z.strictObject({
  people: words.describe('Page /sitemap; the build adds the links'),
  crawlers: words.describe('Page for visitors who open /sitemap.xml'),
});
export type SitemapPageCopy = z.infer<typeof sitemapPageSchema>;
