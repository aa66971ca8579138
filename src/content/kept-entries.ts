import { createHash } from 'node:crypto';

/**
 * `npm run build` says in it what pages come of besides the words of articles: the code, the settings and all other
 * content. Under the development server there is none, and nothing is kept.
 */
export const KEPT_BY = 'KEPT_BY';

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** A header that says its day, whatever else it says. */
const SAYS_ITS_DAY = /^---\n(?:(?!---\n).*\n)*?published_at:[ \t]*\S/;
const today = () => new Date().toISOString().slice(0, 10);

/**
 * What the reading of a file may be kept by; undefined where nothing is kept. A header without a day means today.
 *
 * @param text all that the file says
 */
export const entryKey = (text: string, env: NodeJS.ProcessEnv): string | undefined =>
  env[KEPT_BY] && hashOf([env[KEPT_BY], SAYS_ITS_DAY.test(text) ? '' : today(), text]);

/**
 * What Astro may keep a page of an article by from build to build; nothing where nothing is kept.
 *
 * @param shown all that the page shows of articles
 */
export const pageKey = (shown: readonly unknown[], env: NodeJS.ProcessEnv): { cacheKey?: string } =>
  env[KEPT_BY] ? { cacheKey: hashOf([env[KEPT_BY], ...shown]) } : {};
