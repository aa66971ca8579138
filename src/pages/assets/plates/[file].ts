import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { pictureFiles } from '../../../features/blog/post-picture.tsx';
import { webpOf } from '../../../seo/export-picture.ts';

/** The pictures that articles show, each once, under names that carry a hash. */
export const getStaticPaths: GetStaticPaths = async () => {
  const posts = (await content.articles()).map(({ data }) => data);
  const files = posts.flatMap((post) => pictureFiles(post.featured_image_url, post.category));
  const once = new Map(files.map((entry) => [entry.file, entry]));
  return [...once.values()].map(({ file, svg }) => ({ params: { file }, props: { svg } }));
};

export const GET: APIRoute = async ({ props: { svg } }) =>
  new Response(new Uint8Array(await webpOf(svg)), { headers: { 'Content-Type': 'image/webp' } });
