import { z } from 'zod';
import { headlineSchema, pageMetaSchema } from '../../content/parts.ts';

const words = z.strictObject({
  meta: pageMetaSchema,
  headline: headlineSchema.describe('h1'),
  lede: z.string().min(40).max(320),
});

/** Words of the two sitemap pages. Content of `content/pages/sitemap.yaml`. */
export const sitemapPageSchema = z.strictObject({
  people: words.describe('/sitemap; its links are written by the build'),
  crawlers: words.describe('/sitemap.xml as a browser shows it'),
});
export type SitemapPageCopy = z.infer<typeof sitemapPageSchema>;
