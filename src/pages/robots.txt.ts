import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../features/sitemap/sitemap-xml.ts';
import { previewRobotsText, robotsText } from '../seo/robots.ts';
import { isSamplePreview } from '../seo/sample-preview.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    isSamplePreview ? previewRobotsText() : robotsText(site?.origin ?? '', SITEMAP_PATH),
    {
      headers: { 'Content-Type': 'text/plain' },
    },
  );
