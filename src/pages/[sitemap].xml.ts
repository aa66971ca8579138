import type { APIRoute, GetStaticPaths } from 'astro';
import { sitemapXmlFiles } from '../site/page-list.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  [...(await sitemapXmlFiles())].map(([path, xml]) => ({
    params: { sitemap: path.slice(1, -'.xml'.length) },
    props: { xml },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.xml, { headers: { 'Content-Type': 'application/xml' } });
