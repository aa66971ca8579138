import { sitePages } from '../site/page-list.ts';

/** The steps that finish a build read this list and remove it (`build/astro-output.ts`). */
export const GET = async () => Response.json(await sitePages());
