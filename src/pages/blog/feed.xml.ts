import type { APIRoute } from 'astro';
import { blogFeed } from '../../features/blog/feed/feed.ts';
import { FEED } from '../../features/blog/feed/feeds.ts';
import { rssFeed } from '../../features/blog/feed/write-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { copy, articles } = await blogFeed(site?.origin ?? '');
  return new Response(rssFeed(copy, articles), { headers: { 'Content-Type': FEED.type } });
};
