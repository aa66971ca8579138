import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { pageKey } from '../../../content/kept-entries.ts';
import { plateSvg } from '../../../features/blog/plates/paper.ts';
import { plateOf } from '../../../features/blog/plates/plates.ts';
import { SOCIAL_PLATE, socialImage } from '../../../seo/social-image.ts';

/** The social image of every article, at the address that its page names by default. */
export const getStaticPaths: GetStaticPaths = async () => {
  const brand = (await content.site()).brand;
  const articles = await content.articles();
  return articles.map(({ data, digest }) => ({
    params: { slug: data.slug },
    props: { post: data, brand },
    ...pageKey([digest], process.env),
  }));
};

export const GET: APIRoute = async ({ props: { post, brand } }) => {
  const { plate } = plateOf(post.featured_image_url, post.category);
  const beside = plateSvg(plate, SOCIAL_PLATE.width, SOCIAL_PLATE.height);
  const image = await socialImage({ headline: post.title, title: post.title, brand, plate: beside });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
