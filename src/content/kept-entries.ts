import { createHash } from 'node:crypto';

/**
 * `npm run build` says in it what pages come of besides the words of articles: the code, the settings and all other
 * content. Under the development server there is none, and nothing is kept.
 */
export const KEPT_BY = 'KEPT_BY';

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * What Astro may keep a page of an article by from build to build; nothing where nothing is kept.
 *
 * @param shown all that the page shows of articles
 */
export const pageKey = (shown: readonly unknown[], env: NodeJS.ProcessEnv): { cacheKey?: string } =>
  env[KEPT_BY] ? { cacheKey: hashOf([env[KEPT_BY], ...shown]) } : {};
