import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { PLATE_FORMAT, type PlateFile, plateFiles } from '../../../features/blog/post-plates.ts';
import { keptPicture } from '../../../seo/kept-picture.ts';

/** The plates that articles show, each once, under names that carry a hash. */
export const getStaticPaths: GetStaticPaths = async () => {
  const posts = await content.articles();
  const files = new Map<string, PlateFile>();
  for (const { data } of posts)
    for (const entry of plateFiles(data.featured_image_url, data.category)) files.set(entry.file, entry);
  // All at once here, where they share the processors: files are written one after another.
  await Promise.all([...files.values()].map(({ svg }) => keptPicture(svg, PLATE_FORMAT)));
  return [...files.values()].map((props) => ({ params: { file: props.file }, props }));
};

export const GET: APIRoute = async ({ props: { svg } }) =>
  new Response(new Uint8Array(await keptPicture(svg, PLATE_FORMAT)), {
    headers: { 'Content-Type': `image/${PLATE_FORMAT}` },
  });
