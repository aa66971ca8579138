import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { type PictureFile, pictureFiles } from '../../../features/blog/post-picture.tsx';

export const getStaticPaths: GetStaticPaths = async () => {
  const posts = (await content.articles()).map(({ data }) => data);
  const files = posts.flatMap(pictureFiles);
  const filesByName = new Map(files.map((entry) => [entry.file, entry]));
  return [...filesByName.values()].map(({ file, webp }) => ({ params: { file }, props: { webp } }));
};

export const GET: APIRoute<Pick<PictureFile, 'webp'>> = async ({ props: { webp } }) =>
  new Response(new Uint8Array(await webp()), { headers: { 'Content-Type': 'image/webp' } });
