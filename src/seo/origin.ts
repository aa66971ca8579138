import { contentDirectory } from '../content/read-content.ts';
import { siteIn } from '../content/this-site.ts';

/**
 * Returns the origin for absolute addresses, without a trailing slash: SITE_URL, else `origin` in site.yaml. Errors: throws
 * with file, field and expected value if site.yaml is invalid.
 */
export function readSiteOrigin(env: Record<string, string | undefined>) {
  if (env.SITE_URL) return env.SITE_URL.replace(/\/+$/, '');
  return siteIn(contentDirectory(env)).origin;
}
