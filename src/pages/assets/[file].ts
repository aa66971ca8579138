import type { APIRoute, GetStaticPaths } from 'astro';
import { assetFiles } from '../../site/assets.ts';

export const getStaticPaths: GetStaticPaths = () =>
  assetFiles.map(({ file, code }) => ({ params: { file }, props: { code } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
