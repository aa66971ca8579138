import { readFileSync } from 'node:fs';
import { findPicture, isPhoto, photoFile } from '../../../content/article-pictures.ts';
import { nameOf } from '../../../content/content-files.ts';
import { checkPhoto } from '../../../content/export-photo.ts';
import { Mistake, withFile } from '../../../content/mistake.ts';
import type { ContentFile } from '../../../content/read-content.ts';
import { ruleBookFor, rulesInMarkdown } from '../../../content/rule-references.ts';
import { readSource } from '../../../content/source-text.ts';
import { slugOf } from '../../../text/slug.ts';
import type { BlogPost } from '../schema.ts';
import { bodyOf } from './from-body.ts';
import { type HeaderField, headerBlock } from './header-block.ts';
import { readBlogPost } from './read-blog-post.ts';

const dayInUtc = () => new Date().toISOString().slice(0, 10);

/**
 * `today` (YYYY-MM-DD) is the date of an article without one. Errors: throws "file: line N: field: expected …", also on a
 * reference to no rule.
 */
export function readBlogText(
  file: string,
  source: string,
  brand: string,
  today = dayInUtc(),
): ContentFile<BlogPost> {
  return withFile(file, () => {
    if (!source.trim()) throw new Mistake(1, undefined, 'a text, found an empty file');
    const text = rulesInMarkdown(source, { source, rules: () => ruleBookFor(file) });
    const data = readBlogPost({
      id: nameOf(file),
      text,
      written: source,
      brand,
      today,
      findPicture,
    });
    return { data, body: bodyOf(data.content, data.title) };
  });
}

/** Errors: as readBlogText. */
export const readBlogFile = (file: string, brand: string, today?: string) =>
  readBlogText(file, readSource(file), brand, today);

/** Articles with their files. */
type FilesOfPosts = readonly { file: string; data: BlogPost }[];

/** Errors: throws on a photograph that cannot be shown, with the article that names it. */
export async function checkPhotos(files: FilesOfPosts) {
  for (const { file, data } of files)
    if (isPhoto(data.featured_image_url))
      await checkPhoto(readFileSync(photoFile(data.featured_image_url))).catch((error: Error) => {
        throw new Error(`${placeOf(file, 'featured_image_url')}: expected ${error.message}`);
      });
}

/** Where a field of an article is, for what is found out when all are read: "content/blog/a.md: line 3: slug". */
function placeOf(file: string, field: HeaderField) {
  const line = headerBlock(readSource(file)).fields.get(field)?.line ?? 1;
  return `${file}: line ${line}: ${field}`;
}

/** Errors: throws when two articles have one slug, naming both files. */
function refuseOneSlugTwice(files: FilesOfPosts) {
  const owners = new Map<string, string>();
  for (const { file, data } of files) {
    const owner = owners.get(data.slug);
    if (owner)
      throw new Error(
        `${placeOf(file, 'slug')}: expected one of its own, ${owner} has "${data.slug}" already; change one of them`,
      );
    owners.set(data.slug, file);
  }
}

/** Errors: throws when two articles had the same slug before, naming both files. */
function refuseOneFormerSlugTwice(files: FilesOfPosts) {
  const owners = new Map<string, string>();
  for (const { file, data } of files)
    for (const slug of new Set(data.former)) {
      const owner = owners.get(slug);
      if (owner)
        throw new Error(
          `${placeOf(file, 'former')}: expected no slug that leads to another article, ${owner} has "${slug}" already`,
        );
      owners.set(slug, file);
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
        `${placeOf(file, 'category')}: expected "${other.data.category}" as ${other.file} writes it, found "${data.category}"`,
      );
  }
}

/** All articles with their files in. Errors: throws on one slug used twice, now or before, and on one category in two spellings. */
export function checkPosts(files: FilesOfPosts) {
  refuseOneSlugTwice(files);
  refuseOneFormerSlugTwice(files);
  refuseOneCategoryInTwoSpellings(files);
}
