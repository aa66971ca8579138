import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { plateOf } from '../../../features/blog/plates/plates.ts';
import { socialPlateSvg } from '../../../features/blog/plates/social-plate.ts';
import { keptPicture } from '../../../seo/kept-picture.ts';

/** The social image of every article, at the address that its page names by default. */
export const getStaticPaths: GetStaticPaths = async () => {
  const brand = (await content.site()).brand;
  const articles = await content.articles();
  return articles.map(({ data }) => ({ params: { slug: data.slug }, props: { post: data, brand } }));
};

export const GET: APIRoute = async ({ props: { post, brand } }) => {
  const { plate } = plateOf(post.featured_image_url, post.category);
  const file = await keptPicture(socialPlateSvg(plate, { title: post.title, brand }), 'png');
  return new Response(new Uint8Array(await readFile(file)), { headers: { 'Content-Type': 'image/png' } });
};
