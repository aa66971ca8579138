import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../rules/sitemap-xml.ts';
import { robotsText } from '../seo/robots.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(robotsText(site?.origin ?? '', SITEMAP_PATH), { headers: { 'Content-Type': 'text/plain' } });
