import type { APIRoute } from 'astro';
import { blogFeed } from '../../features/blog/feed/feed.ts';
import { FEEDS } from '../../features/blog/feed/feeds.ts';
import { jsonFeed } from '../../features/blog/feed/write-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { words, articles } = await blogFeed(site?.origin ?? '');
  return new Response(jsonFeed(words, articles), { headers: { 'Content-Type': FEEDS.json.type } });
};
