import { isPhoto, readPhoto } from '../../../content/article-pictures.ts';
import type { CheckedFile, Content, LocatedMistake } from '../../../content/check-content.ts';
import { checkPhoto } from '../../../content/export-photo.ts';
import { mistakeAt } from '../../../content/fields.ts';
import { slugOf } from '../../../text/slug.ts';
import type { BlogPost } from '../schema.ts';

const articlesIn = ({ files }: Content) =>
  files.filter(
    (file): file is CheckedFile<BlogPost> =>
      file.collectionName === 'blog' && file.data !== undefined,
  );

/**
 * Returns the mistakes of an article that only other articles reveal: a former slug that another article also has, and a
 * category that another article spells differently.
 */
export function articleMistakes(
  { path, data: { former, category } }: CheckedFile<BlogPost>,
  content: Content,
): LocatedMistake[] {
  // If two articles contradict each other, the mistake is in the later one.
  const others = articlesIn(content).filter((other) => other.path < path);
  const taken = former.flatMap((slug, index) => {
    const other = others.find(({ data }) => data.former.includes(slug));
    const text = `expected a slug that no other article had, but ${other?.path} also lists "${slug}"`;
    return other ? [{ at: ['former', index], text }] : [];
  });
  const spelled = others.find(({ data }) => slugOf(data.category) === slugOf(category));
  if (!spelled || spelled.data.category === category) return taken;
  const text = `expected "${spelled.data.category}" as ${spelled.path} writes it, found "${category}"`;
  return [...taken, { at: ['category'], text }];
}

/** Returns a mistake for each article whose photograph cannot be shown. */
export async function photoMistakes(content: Content): Promise<Content['mistakes']> {
  const found = articlesIn(content).map(async ({ path, fields, data }) => {
    const name = data.featured_image_url;
    try {
      if (isPhoto(name)) await checkPhoto(readPhoto(name));
      return [];
    } catch (error) {
      const text = `expected ${(error as Error).message}`;
      return [{ path, mistake: mistakeAt(fields, ['featured_image_url'], text) }];
    }
  });
  return (await Promise.all(found)).flat();
}
