import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { bodyOf } from './rules/blog/body-of.ts';
import { HeaderMistake } from './rules/blog/header-block.ts';
import { readBlogPost } from './rules/blog/read-blog-post.ts';
import type { BlogPost } from './schemas/blog-post.ts';
import type { ContentFile } from './schemas/read-content.ts';

/** Day of the build: an article without a date is published today. */
const today = () => new Date().toISOString().slice(0, 10);

/**
 * Reads one article's file. In: its path and the name of the business.
 * Errors: throws "file: line N: field: expected …".
 */
export function readBlogFile(file: string, brand: string): ContentFile<BlogPost> {
  const text = readFileSync(file, 'utf8');
  try {
    const data = readBlogPost({ id: basename(file, extname(file)), text, brand, today: today() });
    return { data, body: bodyOf(data.content, data.title) };
  } catch (error) {
    if (!(error instanceof HeaderMistake)) throw error;
    throw new Error(`${file}: ${error.message}`);
  }
}

/** Articles with their files in. Errors: throws when two have one slug, naming both files. */
export function uniqueSlugs(files: readonly { file: string; data: BlogPost }[]) {
  const owners = new Map<string, string>();
  for (const { file, data } of files) {
    const owner = owners.get(data.slug);
    if (owner)
      throw new Error(
        `${file}: slug: expected one of its own, ${owner} has "${data.slug}" already; change one of them`,
      );
    owners.set(data.slug, file);
  }
}
