import { isPhoto, readPhoto } from '../../../content/article-pictures.ts';
import type { CheckedFile, Content, Found } from '../../../content/check-content.ts';
import { checkPhoto } from '../../../content/export-photo.ts';
import { mistakeAt } from '../../../content/fields.ts';
import { slugOf } from '../../../text/slug.ts';
import type { BlogPost } from '../schema.ts';

/** The articles before one in the order of files: of two that cannot stand beside each other the later one is wrong. */
const before = ({ path, of }: CheckedFile, { files }: Content) =>
  files.filter(
    (file): file is CheckedFile<BlogPost> =>
      file.of === of && file.data !== undefined && file.path < path,
  );

/** What is wrong with an article beside the others: a slug that another had before, a category in another spelling. */
export function articleMistakes(article: CheckedFile<BlogPost>, content: Content): Found[] {
  const { former, category } = article.data;
  const others = before(article, content);
  const owner = (slug: string) => others.find(({ data }) => data.former.includes(slug));
  const spelled = others.find(({ data }) => slugOf(data.category) === slugOf(category));
  return [
    ...former.flatMap((slug, index) => {
      const other = owner(slug);
      if (!other) return [];
      const text = `expected no slug that leads to another article, ${other.path} has "${slug}" already`;
      return [{ at: ['former', index], text }];
    }),
    ...(spelled && spelled.data.category !== category
      ? [
          {
            at: ['category'],
            text: `expected "${spelled.data.category}" as ${spelled.path} writes it, found "${category}"`,
          },
        ]
      : []),
  ];
}

/** Photographs that articles name and that cannot be shown. */
export async function photoMistakes({ files }: Content): Promise<Content['mistakes']> {
  const articles = files.filter(
    (file): file is CheckedFile<BlogPost> => file.of === 'blog' && file.data !== undefined,
  );
  const found = articles.map(async ({ path, fields, data: { featured_image_url: name } }) => {
    if (!isPhoto(name)) return [];
    const text = await checkPhoto(readPhoto(name)).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return text === undefined
      ? []
      : [{ path, mistake: mistakeAt(fields, ['featured_image_url'], `expected ${text}`) }];
  });
  return (await Promise.all(found)).flat();
}
