import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { ContentFile } from '../../../content/read-content.ts';
import { ruleBookFor } from '../../../content/rule-book.ts';
import { rulesInMarkdown } from '../../../content/rule-references.ts';
import { slugOf } from '../../../text/slug.ts';
import type { BlogPost } from '../schema.ts';
import { bodyOf } from './from-body.ts';
import { HeaderMistake } from './header-block.ts';
import { readBlogPost } from './read-blog-post.ts';

/** Day of the build: an article without a date is published today. */
const today = () => new Date().toISOString().slice(0, 10);

/** Throws "file: line N: field: expected …", and with file and key on a reference to no rule. */
export function readBlogText(file: string, source: string, brand: string): ContentFile<BlogPost> {
  const text = rulesInMarkdown(file, source, () => ruleBookFor(file));
  try {
    const data = readBlogPost({ id: basename(file, extname(file)), text, brand, today: today() });
    return { data, body: bodyOf(data.content, data.title) };
  } catch (error) {
    if (!(error instanceof HeaderMistake)) throw error;
    throw new Error(`${file}: ${error.message}`);
  }
}

/** Throws as readBlogText does. */
export const readBlogFile = (file: string, brand: string) =>
  readBlogText(file, readFileSync(file, 'utf8'), brand);

/** Articles with their files. */
type FilesOfPosts = readonly { file: string; data: BlogPost }[];

/** Errors: throws when two articles have one slug, naming both files. */
function refuseOneSlugTwice(files: FilesOfPosts) {
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

/** Errors: throws when two categories would share an address, such as "Bar Rules" and "Bar rules". */
function refuseOneCategoryInTwoSpellings(files: FilesOfPosts) {
  const first = new Map<string, FilesOfPosts[number]>();
  for (const { file, data } of files) {
    const slug = slugOf(data.category);
    const other = first.getOrInsert(slug, { file, data });
    if (other.data.category !== data.category)
      throw new Error(
        `${file}: category: expected "${other.data.category}" as ${other.file} writes it, found "${data.category}"`,
      );
  }
}

/** All articles with their files in. Errors: throws on one slug used twice, and on one category in two spellings. */
export function checkPosts(files: FilesOfPosts) {
  refuseOneSlugTwice(files);
  refuseOneCategoryInTwoSpellings(files);
}
