import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../content/entries.ts';
import { pageKey } from '../../../content/kept-entries.ts';
import { made } from '../../../content/mistake.ts';
import { postSocialImage } from '../../../features/blog/post-social.ts';
import { isDrawn } from '../../../text/letters.ts';

/** The social image of every article whose title can be drawn, at the address that its page names by default. */
export const getStaticPaths: GetStaticPaths = async () => {
  const brand = (await content.site()).brand;
  const articles = (await content.articles()).filter(({ data }) => isDrawn(data.title));
  return articles.map((entry) => ({
    params: { slug: entry.data.slug },
    props: { entry, brand },
    ...pageKey([entry.digest], process.env),
  }));
};

export const GET: APIRoute = async ({ props: { entry, brand } }) => {
  const image = await made(entry, () => postSocialImage(entry.data, brand));
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
