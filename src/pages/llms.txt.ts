import type { APIRoute } from 'astro';
import * as content from '../content/entries.ts';
import { isSamplePreview } from '../seo/sample-preview.ts';
import { llmsText } from '../site/llms-text.ts';
import { sitePages } from '../site/page-list.ts';

export const GET: APIRoute = async () => {
  const site = { brand: (await content.site()).brand, origin: content.origin() };
  return new Response(llmsText(await sitePages(), site, isSamplePreview), {
    headers: { 'Content-Type': 'text/plain' },
  });
};
