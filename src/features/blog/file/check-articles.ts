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

/** Reports a former slug, or a spelling of a category, that contradicts an earlier article. */
export function articleMistakes(
  { path, data: { former, category } }: CheckedFile<BlogPost>,
  content: Content,
): LocatedMistake[] {
  // If two articles contradict each other, the mistake is in the later article.
  const earlierArticles = articlesIn(content).filter((other) => other.path < path);
  const slugMistakes = former.flatMap((slug, index) => {
    const other = earlierArticles.find(({ data }) => data.former.includes(slug));
    const text = `expected a slug that no other article had, but ${other?.path} also lists "${slug}"`;
    return other ? [{ at: ['former', index], text }] : [];
  });
  const articleInCategory = earlierArticles.find(
    ({ data }) => slugOf(data.category) === slugOf(category),
  );
  if (!articleInCategory || articleInCategory.data.category === category) return slugMistakes;
  const text = `expected "${articleInCategory.data.category}" as ${articleInCategory.path} writes it, found "${category}"`;
  return [...slugMistakes, { at: ['category'], text }];
}

export async function photoMistakes(content: Content): Promise<Content['mistakes']> {
  const mistakes = articlesIn(content).map(async ({ path, fields, data }) => {
    const name = data.featured_image_url;
    try {
      if (isPhoto(name)) await checkPhoto(readPhoto(name));
      return [];
    } catch (error) {
      const text = `expected ${(error as Error).message}`;
      return [{ path, mistake: mistakeAt(fields, ['featured_image_url'], text) }];
    }
  });
  return (await Promise.all(mistakes)).flat();
}
