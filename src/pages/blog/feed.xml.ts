import type { APIRoute } from 'astro';
import { blogFeed } from '../../blog-feed.ts';
import { FEEDS } from '../../rules/blog/feeds.ts';
import { rssFeed } from '../../seo/rss-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { words, articles } = await blogFeed(site?.origin ?? '');
  return new Response(rssFeed(words, articles), { headers: { 'Content-Type': FEEDS.rss.type } });
};
