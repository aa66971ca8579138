import { sitePages } from '../site/page-list.ts';

/** The list of pages for the steps that finish a build; they take the file away (`build/astro-output.ts`). */
export const GET = async () => Response.json(await sitePages());
