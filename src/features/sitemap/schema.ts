import { z } from 'zod';
import { anyText, headlineSchema, pageMetaSchema } from '../../content/parts.ts';

const copySchema = z.strictObject({
  meta: pageMetaSchema,
  headline: headlineSchema.describe('h1'),
  lede: anyText(40, 320),
});

export const sitemapPageSchema = z.strictObject({
  people: copySchema.describe('Page /sitemap; the build adds the links'),
  crawlers: copySchema.describe('Page for visitors who open /sitemap.xml'),
});
export type SitemapPageCopy = z.infer<typeof sitemapPageSchema>;
