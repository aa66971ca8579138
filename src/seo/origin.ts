import { contentDirectory } from '../content/read-content.ts';
import { siteIn } from '../content/this-site.ts';

/**
 * Returns the site's origin without a trailing slash: SITE_URL, else `origin` in site.yaml. Errors:
 * throws with file, field and expected value.
 */
export function readSiteOrigin(env: Record<string, string | undefined>) {
  if (env.SITE_URL) return env.SITE_URL.replace(/\/+$/, '');
  return siteIn(contentDirectory(env)).origin;
}
