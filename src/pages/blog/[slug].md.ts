import type { CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../content/entries.ts';
import { articleMarkdown } from '../../features/blog/article/markdown.ts';
import { postImage } from '../../features/blog/post-picture.tsx';

export const getStaticPaths = (async () => {
  const entries = await content.articles();
  return entries.map(({ data }) => ({ params: { slug: data.slug }, props: { post: data } }));
}) satisfies GetStaticPaths;

type Props = { post: CollectionEntry<'blog'>['data'] };

export const GET: APIRoute<Props> = async ({ props: { post }, site }) => {
  const picture = postImage(post.featured_image_url, post.category, post.slug);
  return new Response(articleMarkdown(post, picture, site?.origin ?? ''), {
    headers: { 'Content-Type': 'text/markdown' },
  });
};
