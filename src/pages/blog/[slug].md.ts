import type { CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../content/entries.ts';
import { createFromFile } from '../../content/mistake.ts';
import { articleMarkdown } from '../../features/blog/article/markdown.ts';
import { postImage } from '../../features/blog/post-picture.tsx';

export const getStaticPaths = (async () => {
  const entries = await content.articles();
  return entries.map((entry) => ({ params: { slug: entry.data.slug }, props: { entry } }));
}) satisfies GetStaticPaths;

type Props = { entry: CollectionEntry<'blog'> };

export const GET: APIRoute<Props> = async ({ props: { entry }, site }) => {
  const text = await createFromFile(entry, () =>
    articleMarkdown(entry.data, postImage(entry.data), site?.origin ?? ''),
  );
  return new Response(text, { headers: { 'Content-Type': 'text/markdown' } });
};
