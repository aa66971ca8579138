import { contentDirectory } from '../content/read-content.ts';
import { siteIn } from '../content/this-site.ts';

/**
 * Returns the origin with which every absolute address of a build starts: SITE_URL, else `origin` of site.yaml,
 * without a trailing slash. A broken site.yaml throws with file, field and the expected value.
 */
export function readSiteOrigin(env: Record<string, string | undefined>) {
  if (env.SITE_URL) return env.SITE_URL.replace(/\/+$/, '');
  return siteIn(contentDirectory(env)).origin;
}
