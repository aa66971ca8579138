import { isPhoto, readPhoto } from '../../../content/article-pictures.ts';
import type { CheckedFile, Content, FoundMistake } from '../../../content/check-content.ts';
import { checkPhoto } from '../../../content/export-photo.ts';
import { mistakeAt } from '../../../content/fields.ts';
import { slugOf } from '../../../text/slug.ts';
import type { BlogPost } from '../schema.ts';

const articlesIn = ({ files }: Content) =>
  files.filter(
    (file): file is CheckedFile<BlogPost> => file.of === 'blog' && file.data !== undefined,
  );

/** Finds what is wrong with an article beside the others: a slug that another had before, a category in another spelling. */
export function articleMistakes(
  { path, data: { former, category } }: CheckedFile<BlogPost>,
  content: Content,
): FoundMistake[] {
  // Of two that contradict each other the later one is wrong.
  const others = articlesIn(content).filter((other) => other.path < path);
  const taken = former.flatMap((slug, index) => {
    const other = others.find(({ data }) => data.former.includes(slug));
    const text = `expected no slug that leads to another article, ${other?.path} has "${slug}" already`;
    return other ? [{ at: ['former', index], text }] : [];
  });
  const spelled = others.find(({ data }) => slugOf(data.category) === slugOf(category));
  if (!spelled || spelled.data.category === category) return taken;
  const text = `expected "${spelled.data.category}" as ${spelled.path} writes it, found "${category}"`;
  return [...taken, { at: ['category'], text }];
}

/** Photographs that articles name and that cannot be shown. */
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
