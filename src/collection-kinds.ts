import { defineCollection } from 'astro/content/config';
import type { z } from 'zod';
import { content } from './content/content-loader.ts';
import { contentDirectory, readContentFile } from './content/read-content.ts';
import { siteSchema } from './content/site.ts';
import { checkPosts, readBlogFile } from './features/blog/file/files.ts';
import { blogPostSchema } from './features/blog/schema.ts';

export { CONTENT_PLACES as PLACES } from './content-places.ts';

const base = contentDirectory(process.env);
const { brand } = readContentFile(`${base}/site.yaml`, siteSchema).data;

/** One file or folder of `content/` joined to its schema. */
export function from<T extends z.ZodType<Record<string, unknown>>>({
  path,
  schema,
}: {
  path: string;
  schema: T;
}) {
  return defineCollection({
    loader: content(`${base}/${path}`, (file) => readContentFile(file, schema, brand)),
    schema,
  });
}

/** The articles: their header block has its own form, and their missing fields have fallbacks. */
export const blog = defineCollection({
  loader: content(`${base}/blog`, (file) => readBlogFile(file, brand), checkPosts),
  schema: blogPostSchema,
});
